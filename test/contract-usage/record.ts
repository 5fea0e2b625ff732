import { AsyncLocalStorage } from "node:async_hooks";
import { channel } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { RunningApi } from "@tablee/api/app";
import { allCalls } from "@tablee/contracts/calls";
import { ErrorBody } from "@tablee/contracts/errors";
import { readPositions } from "@tablee/contracts/positions";
import { isReadModel } from "@tablee/domain/kernel/log/read-models";
import type { PoolClient } from "@tablee/platform/postgres";
import { nameOf, type Touched } from "./check.ts";

export interface Touches {
  /** The facts that each call has touched so far, by its method and path. */
  readonly byCall: ReadonlyMap<string, Touched>;
  stop(): void;
}

/** Records from now on what the requests to an API touch: the tables they read, the streams they append to, their refusals. */
export function noteTouches({ app, api: { pool, catalogue } }: RunningApi): Touches {
  const byCall = new Map(
    allCalls.map((call): [string, Touched] => [nameOf(call), { read: new Set(), appended: new Set(), codes: new Set() }]),
  );
  /** Calls with a field in their path. */
  const inPath = [...byCall].flatMap(([name, touched]) =>
    name.includes("{") ? [[new RegExp(`^${name.replace(/\{\w+\}/g, "[^/]+")}$`), touched] as const] : [],
  );
  const requests = new AsyncLocalStorage<Touched | undefined>();
  const begin = (message: unknown) => {
    const { request, response, server } = message as { request: IncomingMessage; response: ServerResponse; server: Server };
    if (server !== app.getHttpServer()) return;
    const asked = `${request.method} ${request.url!.split("?")[0]}`;
    const touched = byCall.get(asked) ?? inPath.find(([pattern]) => pattern.test(asked))?.[1];
    if (touched) noteAnswer(response, touched);
    requests.enterWith(touched);
  };
  const bySku = catalogue.bySku.bind(catalogue);
  catalogue.bySku = (skus) => {
    requests.getStore()?.read.add("products");
    return bySku(skus);
  };
  const known = new WeakSet<PoolClient>();
  const watch = (client: PoolClient) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    const watched = (asked: string | { readonly text: string }, ...rest: unknown[]): unknown => {
      const touched = requests.getStore();
      if (touched) for (const table of tablesOf(typeof asked === "string" ? asked : asked.text)) touched.read.add(table);
      return query(asked, ...rest);
    };
    client.query = watched as typeof client.query;
  };
  const started = channel("http.server.request.start");
  started.subscribe(begin);
  pool.on("acquire", watch);
  return {
    byCall,
    stop() {
      started.unsubscribe(begin);
      pool.off("acquire", watch);
    },
  };
}

/** Records the positions that an answer reports, and the code of a refusal: not one that names a field of its input. */
function noteAnswer(response: ServerResponse, { appended, codes }: Touched): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = ((...given: unknown[]) => {
    // An answer that is streamed, as compressed ones are, has set its headers before.
    const headers = given.at(-1) as Readonly<Record<string, string>>;
    const position = headers["x-tablee-position"] ?? response.getHeader("x-tablee-position")?.toString();
    for (const category of readPositions(position).keys()) appended.add(category);
    return writeHead(...given);
  }) as typeof response.writeHead;
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  response.end = ((...given: unknown[]) => {
    const [text] = given;
    if (response.statusCode >= 400 && typeof text === "string" && text.startsWith("{")) {
      const { success, data } = ErrorBody.safeParse(JSON.parse(text));
      if (success && !data.fields) codes.add(data.code);
    }
    return end(...given);
  }) as typeof response.end;
}

/** The read models whose tables a statement names: read.orders, or "read"."orders". */
const tablesOf = (text: string): string[] => [...text.matchAll(/\bread"?\."?(\w+)/g)].map(([, name]) => name!).filter(isReadModel);
