import { AsyncLocalStorage } from "node:async_hooks";
import { channel } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RunningApi } from "@tablee/api/app";
import { readPositions } from "@tablee/contracts/positions";
import type { PoolClient } from "@tablee/platform/postgres";

/** What one request to the API touched: read models by their tables, streams by the writes that its answer names. */
export interface Touched {
  readonly method: string;
  readonly path: string;
  readonly read: Set<string>;
  readonly appended: Set<string>;
}

/** Records from now on what each request to the API touches: the queries that it makes, and what it reads from the catalogue. */
export function noteTouches({ pool, catalogue }: RunningApi["api"]): { readonly all: readonly Touched[]; stop(): void } {
  const all: Touched[] = [];
  const requests = new AsyncLocalStorage<Touched>();
  const begin = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const touched = { method: request.method!, path: request.url!.split("?")[0]!, read: new Set<string>(), appended: new Set<string>() };
    all.push(touched);
    const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
    response.writeHead = ((...given: unknown[]) => {
      const headers = given.at(-1) as Readonly<Record<string, string>>;
      for (const category of readPositions(headers["x-tablee-position"]).keys()) touched.appended.add(category);
      return writeHead(...given);
    }) as typeof response.writeHead;
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
      for (const table of tablesOf(typeof asked === "string" ? asked : asked.text)) requests.getStore()?.read.add(table);
      return query(asked, ...rest);
    };
    client.query = watched as typeof client.query;
  };
  const started = channel("http.server.request.start");
  started.subscribe(begin);
  pool.on("acquire", watch);
  return {
    all,
    stop() {
      started.unsubscribe(begin);
      pool.off("acquire", watch);
    },
  };
}

/** The read models whose tables a statement names: read.orders, or "read"."orders". */
const tablesOf = (text: string): string[] => [...text.matchAll(/\bread"?\."?(\w+)/g)].map(([, name]) => name!);
