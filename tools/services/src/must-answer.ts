import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { connect as connectSecurely } from "node:tls";
import { AccessDenied } from "@tablee/event-store/errors";
import { EventStore } from "@tablee/event-store/event-store";
import { noKeys } from "@tablee/platform/person-keys";

const WAIT_BUDGET_MS = 5_000;

/** Checks that real servers which replace ours answer. @throws Error with one sentence that names the first that does not */
export async function mustAnswer({ DATABASE_URL, REDIS_URL, EVENT_STORE_URL }: NodeJS.ProcessEnv): Promise<void> {
  for (const [name, url] of Object.entries({ DATABASE_URL, REDIS_URL }))
    if (url && !(await accepts(url))) throw new Error(`Nothing answers at ${name}, ${withoutPassword(url)}.`);
  if (!EVENT_STORE_URL) return;
  const store = new EventStore(EVENT_STORE_URL, noKeys);
  try {
    await store.head();
  } catch (error) {
    if (error instanceof AccessDenied) throw new Error(`${error.message}, EVENT_STORE_URL.`);
    const fault = await certificateFault(EVENT_STORE_URL);
    if (fault) throw new Error(`The certificate at EVENT_STORE_URL is not trusted (${fault}): name its authority there by tlsCAFile.`);
    throw new Error(`No event store answers at EVENT_STORE_URL, ${withoutPassword(EVENT_STORE_URL)}.`);
  } finally {
    await store.close();
  }
}

/** True if something accepts connections at the address of a connection string. */
function accepts(url: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || (protocol.startsWith("postgres") ? 5432 : 6379) });
    const answer = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.setTimeout(WAIT_BUDGET_MS, () => answer(false));
    socket.once("error", () => answer(false));
    socket.once("connect", () => answer(true));
  });
}

/** The reason why the first node of a connection string with TLS is not trusted; undefined where it is, or does not answer. */
function certificateFault(url: string): Promise<string | undefined> {
  const [, host, port = "2113"] = /^esdb[^:]*:\/\/(?:[^@/?]*@)?(\[[^\]]+\]|[^:,/?]+)(?::(\d+))?/.exec(url) ?? [];
  const settings = new URLSearchParams(url.split("?")[1]?.toLowerCase());
  if (host === undefined || settings.get("tls") === "false" || settings.get("tlsverifycert") === "false") return Promise.resolve(undefined);
  const caFile = /[?&]tlsCAFile=([^&]+)/i.exec(url)?.[1];
  const ca = caFile === undefined ? {} : { ca: readFileSync(decodeURIComponent(caFile)) };
  return new Promise((resolve) => {
    const socket = connectSecurely({ host, port: Number(port), rejectUnauthorized: false, ...ca });
    const answer = (fault?: string) => {
      socket.destroy();
      resolve(fault);
    };
    socket.setTimeout(WAIT_BUDGET_MS, () => answer());
    socket.once("error", () => answer());
    socket.once("secureConnect", () => answer(socket.authorized ? undefined : String(socket.authorizationError)));
  });
}

const withoutPassword = (url: string): string => url.replace(/\/\/[^/?#]*@/, "//");
