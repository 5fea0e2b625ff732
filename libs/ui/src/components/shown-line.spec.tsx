import type { Freshness } from "@tablee/contracts/call-memory";
import { QueryClient, QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { AnswerFreshness } from "../app/freshness.ts";
import type { Language } from "../format/language.ts";
import { createI18n } from "../i18n/create-i18n.ts";
import { ShownLine, UnderWay } from "./shown-line.tsx";

/** The line of a page whose only query has held this answer for a while. */
function lineOf(answer: Freshness, { language = "en", forMs = 0, shown = true }: { language?: Language; forMs?: number; shown?: boolean }) {
  const client = new QueryClient();
  const freshness = new AnswerFreshness();
  const observer = new QueryObserver(client, { queryKey: ["home"], initialData: "held", staleTime: Number.POSITIVE_INFINITY });
  const stop = shown ? observer.subscribe(() => undefined) : () => undefined;
  const now = Date.now;
  Date.now = () => now() - forMs;
  freshness.note('["home"]', answer);
  Date.now = now;
  const i18n = createI18n({ language, resources: { en: {}, fr: {} } });
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <ShownLine freshness={freshness} />
        <UnderWay freshness={freshness} of={["points"]} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  stop();
  return markup.replaceAll("\u00a0", " ");
}

const pending = { stale: false, pending: ["weeks", "points"] } as const;

test("figures that may be stale are marked, with a button that reads them again", () => {
  expect(lineOf({ stale: true, pending: [] }, {})).toMatch(/These figures may be a few seconds old\.<button[^>]*>Try again</);
  expect(lineOf({ stale: true, pending: [] }, { language: "fr" })).toContain("Ces chiffres datent peut-être de quelques secondes.");
});

test("a pending change is marked beside its figure at once, and explained if it takes long", () => {
  const soon = lineOf(pending, {});
  expect(soon).toContain('<span class="sr-only">Under way</span>');
  expect(soon).not.toContain("Under way:");
  expect(lineOf(pending, { forMs: 2_000 })).toContain("Under way: points and the weeks to come.");
  expect(lineOf(pending, { forMs: 2_000, language: "fr" })).toContain("En cours : les points et les semaines à venir.");
});

test("after ten seconds the text explains that it takes longer", () => {
  expect(lineOf(pending, { forMs: 10_000 })).toContain("This takes longer than usual: points and the weeks to come.");
  expect(lineOf(pending, { forMs: 10_000, language: "fr" })).toContain("C’est plus long que d’habitude : les points");
});

test("answers that the page does not show are not mentioned", () => {
  expect(lineOf({ stale: true, pending: ["points"] }, { shown: false, forMs: 2_000 })).toBe(
    '<div role="status" class="no-print pointer-events-none fixed inset-x-3 z-40 flex flex-col items-center gap-2"></div>',
  );
});
