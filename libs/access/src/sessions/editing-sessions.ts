import type { OrderId } from "@tablee/domain/kernel/ids";
import type { Pool } from "@tablee/platform/postgres";

/** The channel that announces an order's new window: the payload is the order's id. */
export const EDITING_CHANNEL = "editing_session";

/** vault.editing_session: the window that may edit an order. The window that opened last may; every other one can only view it. */
export class EditingSessions {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async take(orderId: OrderId, session: string): Promise<void> {
    await this.#pool.query(
      `INSERT INTO vault.editing_session (order_id, session) VALUES ($1, $2)
       ON CONFLICT (order_id) DO UPDATE SET session = $2, taken_at = now()`,
      [orderId, session],
    );
    await this.#pool.query("SELECT pg_notify($1, $2)", [EDITING_CHANNEL, orderId]);
  }

  /** True if a different window has taken the order over; false if none ever took it. */
  async hasMoved(orderId: OrderId, session: string): Promise<boolean> {
    const { rows } = await this.#pool.query<{ session: string }>("SELECT session FROM vault.editing_session WHERE order_id = $1", [
      orderId,
    ]);
    return rows[0] !== undefined && rows[0].session !== session;
  }
}
