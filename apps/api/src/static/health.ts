import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../api-context.ts";

const PATIENCE_MS = 1_500;

/** /health/live: the process answers. /health/ready: it can do its work, or which of its services cannot. */
export function addHealth(fastify: FastifyInstance, api: ApiContext): void {
  fastify.get("/health/live", async () => ({ status: "live" }));
  fastify.get("/health/ready", async (_request, reply) => {
    const checks = { postgres: () => api.pool.query("SELECT 1"), eventstore: () => api.opened.store.head() };
    const entries = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await isUp(check)] as const));
    const up = entries.every(([, ok]) => ok);
    if (!up) reply.status(503).header("retry-after", "2");
    return { status: up ? "ready" : "not-ready", services: Object.fromEntries(entries.map(([name, ok]) => [name, ok ? "up" : "down"])) };
  });
}

async function isUp(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer")), PATIENCE_MS);
  });
  try {
    await Promise.race([check(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
