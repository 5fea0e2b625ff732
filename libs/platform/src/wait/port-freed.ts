import { once } from "node:events";

/**
 * Waits until the parent process frees the port that it answers on while this one starts. Returns at once unless the parent has set
 * TABLEE_PORT_HELD.
 */
export async function portFreed(): Promise<void> {
  if (!process.env.TABLEE_PORT_HELD || !process.send) return;
  const freed = Promise.race([once(process, "message"), once(process, "disconnect")]);
  process.send("port");
  await freed;
}
