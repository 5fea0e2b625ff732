import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ports that systems give to outgoing connections (32768 and up on Linux), so that no such connection takes a port before its
 * server does.
 */
const [FIRST, END] = [10_000, 32_000];
const MAX_TRIES = 100;

/**
 * Finds a port of the loopback that is free now.
 * @throws Error when a hundred random ports are all in use
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const port = randomInt(FIRST, END);
    if (await portIsFree(port)) return port;
  }
  throw new Error("No free port was found.");
}

export function portIsFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
