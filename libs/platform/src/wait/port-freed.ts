import { once } from "node:events";

/**
 * Waits until the parent process frees the port at which it answers while this one starts. Returns at once without a parent that says
 * by TABLEE_PORT_HELD that it does.
 */
export async function portFreed(): Promise<void> {
  if (!process.env.TABLEE_PORT_HELD || !process.send) return;
  const freed = Promise.race([once(process, "message"), once(process, "disconnect")]);
  process.send("port");
  await freed;
}
