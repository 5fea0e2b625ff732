import { createHash, timingSafeEqual } from "node:crypto";
import { BlockList, isIPv6 } from "node:net";
import { type Config, isDeveloping } from "@tablee/platform/config";
import { dueSummary } from "@tablee/projections/due/queries";
import { interruptionsOfModels } from "@tablee/projections/runtime/control/queries";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram } from "prom-client";
import type { ApiContext } from "../api-context.ts";
import { seconds } from "../command-times.ts";
import type { CallRequest } from "../http/bind.ts";
import type { FailureFilter } from "../http/failure.filter.ts";
import { Failure } from "../http/failure.ts";

const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();

/** True if a request's Authorization header carries a token; compared in constant time. */
const showsToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(hashOf(authorization ?? ""), hashOf(`Bearer ${token}`));

/**
 * /metrics in Prometheus' form: calls by path and status, use cases, read models' lag, due things, interruptions of the log's
 * followers. For callers with the token, if one is configured; in production without a token, for monitoring inside the network.
 * Other callers get 404.
 */
export async function addMetrics(fastify: FastifyInstance, api: ApiContext, failures: FailureFilter): Promise<void> {
  const registry = api.metrics;
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: "tablee_call_seconds",
    help: "Duration of calls",
    labelNames: ["path", "status"],
    buckets: seconds,
    registers: [registry],
  });
  const lag = new Gauge({
    name: "tablee_projection_lag_seconds",
    help: "Age of the oldest event a read model has not applied",
    labelNames: ["model"],
    registers: [registry],
  });
  const due = new Gauge({ name: "tablee_due", help: "What is due and not done", labelNames: ["kind"], registers: [registry] });
  const setAside = new Gauge({
    name: "tablee_set_aside",
    help: "What a policy or a schedule could not act on",
    labelNames: ["work"],
    registers: [registry],
  });
  const interruptions = new Gauge({
    name: "tablee_follower_interruptions",
    help: "How often a subscription to the event store ended and was taken up again",
    labelNames: ["follower"],
    registers: [registry],
  });
  fastify.addHook("onResponse", async (request, reply) => {
    const call = (request as CallRequest).call;
    if (call) calls.observe({ path: call.path, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  await fastify.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => failures.answer(error, request, reply));
    scope.get("/metrics", async (request, reply) => {
      if (!mayRead(api.config, request)) throw new Failure("not-found");
      for (const [model, seconds] of await api.lag.seconds()) lag.set({ model }, seconds);
      setAside.reset();
      const aside = await api.pool.query<{ work: string; items: number }>(
        "SELECT work, count(*)::int AS items FROM vault.set_aside GROUP BY work",
      );
      for (const row of aside.rows) setAside.set({ work: row.work }, row.items);
      interruptions.reset();
      for (const [follower, times] of await interruptionsOfModels(api.pool)) interruptions.set({ follower }, times);
      const policies = await api.pool.query<{ policy: string; times: string }>(
        "SELECT policy, sum(interruptions) AS times FROM vault.policy_checkpoint GROUP BY policy",
      );
      for (const { policy, times } of policies.rows) interruptions.set({ follower: policy }, Number(times));
      for (const row of await dueSummary(api.reads, api.clock.now())) due.set({ kind: row.kind }, row.due);
      reply.type(registry.contentType);
      return registry.metrics();
    });
  });
}

function mayRead(config: Config, request: Asking): boolean {
  const { TABLEE_METRICS_TOKEN: token } = config;
  return token ? showsToken(request.headers.authorization, token) : isDeveloping(config) || isInside(request);
}

const inside = new BlockList();
for (const [network, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  inside.addSubnet(network, prefix, "ipv4");
inside.addAddress("::1", "ipv6");
inside.addSubnet("fc00::", 7, "ipv6");

interface Asking extends Pick<FastifyRequest, "headers"> {
  readonly socket: { readonly remoteAddress?: string };
}

/** True if a request comes from a private address, and through no proxy: a proxy has such an address too. */
export function isInside({ headers, socket }: Asking): boolean {
  const { remoteAddress = "" } = socket;
  if (headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined) return false;
  return inside.check(remoteAddress, isIPv6(remoteAddress) ? "ipv6" : "ipv4");
}
