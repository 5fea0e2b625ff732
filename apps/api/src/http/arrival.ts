import type { Clock } from "@tablee/platform/clock";
import { withWaitBudget } from "@tablee/platform/wait/wait-budget";
import type { FastifyInstance } from "fastify";
import type { CallRequest } from "./bind.ts";

/** An election of the event store takes up to seven seconds and goes unnoticed; a request that has waited longer is answered with 503. */
const WAIT_BUDGET_MS = 7_700;

/**
 * Marks the arrival of a request once its body is complete: cutoffs are judged by that instant, and from then on every handler, a
 * call or not, has this time limit for servers that are unavailable.
 */
export function addArrival(fastify: FastifyInstance, clock: Clock): void {
  fastify.addHook("preValidation", (request, _reply, next) => {
    (request as CallRequest).receivedAt = clock.now();
    withWaitBudget(WAIT_BUDGET_MS, next);
  });
}
