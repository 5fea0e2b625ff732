import { refuse } from "@tablee/domain/kernel/errors";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { Refused } from "../refused.ts";
import type { Steps } from "../steps.ts";

/** @throws Refused editing-session-moved */
export async function refuseMoved({ ports }: Steps, orderId: OrderId, session: string | undefined): Promise<void> {
  if (session !== undefined && (await ports.editing.hasMoved(orderId, session))) throw new Refused(refuse("editing-session-moved"));
}
