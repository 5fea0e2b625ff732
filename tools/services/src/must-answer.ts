import { connect } from "node:net";
import { AccessDenied } from "@tablee/event-store/errors";
import { EventStore } from "@tablee/event-store/event-store";
import { noKeys } from "@tablee/platform/person-keys";

const WAIT_BUDGET_MS = 5_000;

/** Real servers that replace ours must answer. @throws Error with one sentence that names the first that is not */
export async function mustAnswer({ DATABASE_URL, REDIS_URL, EVENT_STORE_URL }: NodeJS.ProcessEnv): Promise<void> {
  for (const [name, url] of Object.entries({ DATABASE_URL, REDIS_URL }))
    if (url && !(await accepts(url))) throw new Error(`Nothing answers at ${name}, ${withoutPassword(url)}.`);
  if (!EVENT_STORE_URL) return;
  const store = new EventStore(EVENT_STORE_URL, noKeys);
  try {
    await store.head();
  } catch (error) {
    if (error instanceof AccessDenied) throw new Error(`${error.message}, EVENT_STORE_URL.`);
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

const withoutPassword = (url: string): string => url.replace(/\/\/[^/?#]*@/, "//");
