import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { drawnParts } from "./features/shell/shell.tsx";
import { App } from "./routes/app.tsx";
import { routerOver } from "./routes/router.tsx";
import { queryClient } from "./shared/api/query-client.ts";
import { type Session, sessionQuery } from "./shared/api/request.ts";
import { drawingLine } from "./shared/app/drawing-line.ts";
import { served } from "./shared/app/served.ts";
import { withParts } from "./shared/app/with-parts.ts";
import { i18n } from "./shared/i18n/i18n.ts";

/** The deepest chain of queries on a page, each enabled by the answer of another; plus the last rendering. */
const MAX_PASSES = 5;

/** The time limit of one drawing: the next one waits for it. */
const LIMIT_MS = 3_000;

interface DrawOptions {
  readonly environment: string;
  readonly brand: Session["brand"];
  /** Makes the calls of a visitor without a session, or of a visit that keeps a region and nothing else. */
  readonly fetch: typeof fetch;
}

interface Drawn {
  /** The content of the document's root element. */
  readonly html: string;
  /** The answers that the page shows, as JSON: pairs of a query's key and its data. */
  readonly state: string;
}

const inLine = drawingLine(LIMIT_MS);

/**
 * Draws a page as a stranger sees it, or a visit that keeps a region, as the calls answer. One drawing ends before the next one begins,
 * since they share the app's query client. Fails if the address redirects, if a call that the page needs fails, or at the time limit.
 */
export const draw = (path: string, options: DrawOptions): Promise<Drawn> => inLine((signal) => drawNow(path, options, signal));

async function drawNow(path: string, { fetch, ...facts }: DrawOptions, signal: AbortSignal): Promise<Drawn> {
  const fetchWithin: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal });
  Object.assign(served, { ...facts, fetch: fetchWithin, language: i18n.language });
  queryClient.clear();
  const router = routerOver(createMemoryHistory({ initialEntries: [path] }));
  const session = queryClient.fetchQuery({ ...sessionQuery, retry: false });
  await Promise.all([router.load(), session, ...drawnParts.map((part) => part.fetch())]);
  if (router.state.location.href !== path) throw new Error(`${path} redirects`);
  const html = await settled(() => renderToString(<App router={router} />), signal);
  // The token belongs to the session that no browser has.
  queryClient.setQueryData(sessionQuery.queryKey, (held) => held && { ...held, csrfToken: "" });
  const answers = queryClient.getQueryCache().getAll();
  return {
    html,
    state: JSON.stringify(answers.flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [[queryKey, state.data]]))),
  };
}

/** Renders until every query that the page asks has its answer, and every part its code. */
async function settled(render: () => string, signal: AbortSignal): Promise<string> {
  for (let pass = 1; pass <= MAX_PASSES; pass++) {
    const html = await withParts(() => {
      // After the limit the query client belongs to the next drawing.
      signal.throwIfAborted();
      return render();
    });
    const asked = queryClient
      .getQueryCache()
      .findAll({ predicate: ({ state, options }) => state.data === undefined && isEnabled(options) });
    if (asked.length === 0) return html;
    await Promise.all(asked.map((query) => query.fetch({ ...query.options, retry: false })));
  }
  throw new Error("the page asks without end");
}

const isEnabled = (options: object): boolean => !("enabled" in options) || options.enabled !== false;
