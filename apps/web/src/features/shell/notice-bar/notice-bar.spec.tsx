import { wordsIn } from "@tablee/domain/kernel/words";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { bannersQuery } from "../../../shared/banner/banners-query.ts";
import { NoticeBar } from "./notice-bar.tsx";
import { words } from "./words.ts";

const own = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
const stored = new Map<string, string>();

// Specs of one process share it.
afterAll(() => {
  if (own) Object.defineProperty(globalThis, "localStorage", own);
  else Reflect.deleteProperty(globalThis, "localStorage");
});
beforeAll(() => {
  const value = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, text: string) => void stored.set(key, text) };
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value });
});
beforeEach(() => stored.clear());

const notice = {
  textbox: null,
  textboxMobile: null,
  message: [{ kind: "paragraph", runs: [{ text: "New menus" }] }],
  color: null,
  dismiss: null,
};

function markupOf(banners: readonly object[] | undefined): string {
  const client = new QueryClient();
  if (banners) client.setQueryData(bannersQuery("publicPageNoticeBar").queryKey, { banners, error: null } as never);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <I18nextProvider
        i18n={createI18n({
          language: "en",
          resources: { en: { "notice-bar": wordsIn(words, "en") }, fr: { "notice-bar": wordsIn(words, "fr") } },
        })}
      >
        <RouterContextProvider router={router}>
          <NoticeBar />
        </RouterContextProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  );
}

describe("the notice bar", () => {
  it("shows until it is dismissed, and a new notice shows again", () => {
    expect(markupOf([notice])).toContain("New menus");
    expect(markupOf([notice])).toContain(wordsIn(words, "en").close);
    stored.set("tablee.closed.notice", JSON.stringify([notice.textbox, notice.message]));
    expect(markupOf([notice])).toBe("");
    expect(markupOf([{ ...notice, message: [] }])).not.toBe("");
  });

  it("is hidden where its content is unknown, missing or marked by the editors", () => {
    expect([undefined, [], [{ ...notice, dismissableToggle: true }]].map(markupOf)).toEqual(["", "", ""]);
  });

  it("has the editor's own name for its button", () => {
    expect(markupOf([{ ...notice, dismiss: "Got it" }])).toContain("Got it");
  });
});
