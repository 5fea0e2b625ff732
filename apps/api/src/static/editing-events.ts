import { EDITING_CHANNEL } from "@tablee/access/sessions/editing-sessions";
import { EditingSession } from "@tablee/contracts/schemas";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import { OrderIdText } from "@tablee/domain/kernel/schemas";
import { listen } from "@tablee/platform/notify";
import { orderOfAccount } from "@tablee/projections/orders/queries";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { ApiContext } from "../api-context.ts";
import type { FailureFilter } from "../http/failure.filter.ts";
import { Failure, LoginRequired } from "../http/failure.ts";
import { SessionStore } from "../sessions/session-store.ts";
import { securityHeaders } from "./security-headers.ts";

const PATH = "/api/events/editing";
const HEARTBEAT_MS = 10_000;
/** Windows of one customer that listen at once. */
const MAX_WINDOWS = 12;

const Asked = z.strictObject({ orderId: OrderIdText, editingSession: EditingSession });

interface Window {
  readonly orderId: OrderId;
  readonly editingSession: string;
  readonly accountId: AccountId;
  /** The hash of the session that opened it. */
  readonly session: string;
  readonly reply: FastifyReply;
}

/**
 * Notifies a window, by server-sent events, once another window has taken over the order that it has open. A stream ends with its session;
 * a browser that still is signed in opens it again.
 */
export async function addEditingEvents(fastify: FastifyInstance, api: ApiContext, failures: FailureFilter): Promise<void> {
  const sessions = new SessionStore(api);
  const windows = new Set<Window>();
  const look = async (window: Window) => {
    if (!(await api.access.editingSessions.hasMoved(window.orderId, window.editingSession))) return;
    window.reply.raw.end("event: moved\ndata: {}\n\n");
  };
  const heard = (_channel: string, orderId: string | undefined) => {
    for (const window of windows) {
      if (orderId === undefined || window.orderId === orderId)
        void look(window).catch((error: unknown) => api.log.warn({ error }, "an editing session could not be looked at"));
    }
  };
  const stop = await listen(api.pool, [EDITING_CHANNEL], heard);
  const beatAll = async () => {
    if (windows.size === 0) return;
    const lasting = await api.access.sessions.lasting([...new Set([...windows].map(({ session }) => session))]);
    for (const { session, reply } of windows) {
      if (lasting.has(session)) reply.raw.write(": still here\n\n");
      else reply.raw.end();
    }
  };
  const beat = setInterval(() => {
    void beatAll().catch((error: unknown) => api.log.warn({ error }, "the sessions of streams could not be looked at"));
  }, HEARTBEAT_MS);
  fastify.addHook("preClose", async () => {
    clearInterval(beat);
    for (const { reply } of windows) reply.raw.end();
    await stop();
  });
  await fastify.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => failures.answer(error, request, reply));
    scope.get(PATH, async (request, reply) => {
      const asked = Asked.safeParse(request.query);
      if (!asked.success) throw new Failure("input-invalid");
      const session = await sessions.fromCookie("client", (request as unknown as { cookies: Record<string, string> }).cookies);
      const accountId = session?.accountId;
      if (!accountId) throw new LoginRequired();
      if (!(await orderOfAccount(api.reads, accountId, asked.data.orderId))) throw new Failure("order-not-found");
      if ([...windows].filter((window) => window.accountId === accountId).length >= MAX_WINDOWS) throw new Failure("too-many-attempts");
      reply.hijack();
      reply.raw.writeHead(200, {
        "content-type": "text/event-stream",
        "cache-control": "no-store",
        "x-accel-buffering": "no",
        // A hijacked reply passes no hook that adds headers.
        ...securityHeaders(api.config),
      });
      reply.raw.write("retry: 2000\n\n");
      const window = { ...asked.data, accountId, session: session.hash, reply };
      windows.add(window);
      reply.raw.on("close", () => windows.delete(window));
      await look(window);
    });
  });
}
