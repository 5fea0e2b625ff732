import type { Access } from "@tablee/access/access";
import { refuse } from "@tablee/domain/kernel/errors";
import { Refused } from "../refused.ts";

/** @throws Refused editing-session-moved */
export async function refuseMoved({ editingSessions }: Access, orderId: string, session: string | undefined): Promise<void> {
  if (session !== undefined && (await editingSessions.hasMoved(orderId, session))) throw new Refused(refuse("editing-session-moved"));
}
