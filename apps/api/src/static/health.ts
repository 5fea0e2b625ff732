import { FAR_BEHIND_SECONDS } from "@tablee/contracts/calls/operations";
import { haltedModels } from "@tablee/projections/runtime/control/queries";
import type { FastifyInstance } from "fastify";
import pTimeout from "p-timeout";
import type { ApiContext } from "../api-context.ts";
import { openRedis } from "../redis.ts";

const timeout = { milliseconds: 1_500 };

/** The services that this process cannot serve without; without Redis, wake-ups only come later, from the sweeps. */
const needed: readonly string[] = ["postgres", "eventstore"];

/**
 * /health/live: the process answers. /health/ready: 200 `ready`; 200 `degraded`, with the names of what is unavailable, halted or far
 * behind; 503 `not-ready` when a service that this process needs is unavailable.
 */
export function addHealth(fastify: FastifyInstance, api: ApiContext): void {
  const redis = openRedis(api.config);
  fastify.addHook("onClose", async () => redis.disconnect());
  const checks = { postgres: () => api.pool.query("SELECT 1"), eventstore: () => api.opened.store.head(), redis: () => redis.ping() };
  fastify.get("/health/live", async () => ({ status: "live" }));
  fastify.get("/health/ready", async (_request, reply) => {
    const [readModels, policies, ...services] = await Promise.all([
      pTimeout(troubledReadModels(api), timeout).catch(() => ({})),
      pTimeout(haltedPolicies(api), timeout).catch(() => ({})),
      ...Object.entries(checks).map(async ([name, check]) => ({ name, up: await isUp(check) })),
    ]);
    const away = services.filter(({ up }) => !up).map(({ name }) => name);
    const cannotServe = away.some((name) => needed.includes(name));
    if (cannotServe) reply.status(503).header("retry-after", "2");
    const troubled = Object.keys(readModels).length + Object.keys(policies).length;
    const degraded = away.length > 0 || troubled > 0;
    return {
      status: cannotServe ? "not-ready" : degraded ? "degraded" : "ready",
      services: Object.fromEntries(services.map(({ name, up }) => [name, up ? "up" : "down"])),
      readModels,
      policies,
    };
  });
}

/** Halted policies, by name. */
async function haltedPolicies({ pool }: ApiContext): Promise<Record<string, "halted">> {
  const { rows } = await pool.query<{ policy: string }>("SELECT policy FROM vault.policy_checkpoint WHERE error IS NOT NULL");
  return Object.fromEntries(rows.map(({ policy }) => [policy, "halted"]));
}

/** Read models that are halted or far behind the log, by name. */
async function troubledReadModels(api: ApiContext): Promise<Record<string, "halted" | "behind">> {
  const [seconds, stopped] = await Promise.all([api.lag.seconds(), haltedModels(api.pool)]);
  const behind = [...seconds].filter(([, lag]) => lag >= FAR_BEHIND_SECONDS).map(([model]) => [model, "behind"] as const);
  const halted = stopped.filter((model) => seconds.has(model)).map((model) => [model, "halted"] as const);
  return Object.fromEntries([...behind, ...halted]);
}

const isUp = (check: () => Promise<unknown>): Promise<boolean> =>
  pTimeout(check(), timeout).then(
    () => true,
    () => false,
  );
