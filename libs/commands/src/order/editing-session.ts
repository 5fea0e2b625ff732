import { refuse } from "@tablee/domain/kernel/errors";
import { EDITING_CHANNEL } from "@tablee/platform/editing-channel";
import type { Pool } from "@tablee/platform/postgres";
import { Refused } from "../refused.ts";

/** The window that was opened last has the order: every other one can only look. */
export async function takeEditingSession(vault: Pool, orderId: string, session: string): Promise<void> {
  await vault.query(
    `INSERT INTO vault.editing_session (order_id, session) VALUES ($1, $2)
     ON CONFLICT (order_id) DO UPDATE SET session = $2, taken_at = now()`,
    [orderId, session],
  );
  await vault.query("SELECT pg_notify($1, $2)", [EDITING_CHANNEL, orderId]);
}

/** Whether another window has taken the order over; not so as long as none ever took it. */
export async function sessionMoved(vault: Pool, orderId: string, session: string): Promise<boolean> {
  const { rows } = await vault.query<{ session: string }>("SELECT session FROM vault.editing_session WHERE order_id = $1", [orderId]);
  return rows[0] !== undefined && rows[0].session !== session;
}

/** @throws Refused editing-session-moved */
export async function refuseMoved(vault: Pool, orderId: string, session: string | undefined): Promise<void> {
  if (session !== undefined && (await sessionMoved(vault, orderId, session))) throw new Refused(refuse("editing-session-moved"));
}
