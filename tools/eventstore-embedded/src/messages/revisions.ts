import { RpcError, Status } from "../grpc/status.ts";

/**
 * A revision as a number: exact below 2^53, which no stream ever reaches.
 * @throws RpcError UNKNOWN from 2^63 on
 */
export function requireRevision(revision: number): number {
  if (revision >= 2 ** 63) throw new RpcError(Status.UNKNOWN, "A revision must be below 2^63");
  return revision;
}
