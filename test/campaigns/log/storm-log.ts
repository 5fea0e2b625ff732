import { setTimeout as sleep } from "node:timers/promises";
import { Gate } from "../../stage/tcp-proxy.ts";
import { TroubledLog } from "./troubled-log.ts";

/** The event store of a storm. */
export interface StormLog {
  readonly url: string;
  /** No process can append for a while. */
  away(ms: number): Promise<void>;
  /** The trouble that it has as well, until the signal. */
  trouble?(signal: AbortSignal): Promise<void>;
  stop(): Promise<void>;
}

/**
 * `troubled` is the embedded event store with troubles on demand; otherwise what the module of that path starts (`start()`), such as
 * a cluster of EventStoreDB that loses its leader now and then.
 */
export async function startLog(kind: string): Promise<StormLog> {
  if (kind !== "troubled") return ((await import(kind)) as { start(): Promise<StormLog> }).start();
  const log = await TroubledLog.start();
  const { stop, ...rest } = await behindGate(log.url);
  return { ...rest, trouble: (signal) => log.misbehave(signal), stop: () => stop().then(() => log.stop()) };
}

/** An event store that runs already. */
export async function behindGate(to: string): Promise<StormLog> {
  const { gate, url } = await Gate.before(to);
  const away = async (ms: number) => {
    gate.shut();
    await sleep(ms);
    gate.open();
  };
  return { url, away, stop: () => gate.remove() };
}
