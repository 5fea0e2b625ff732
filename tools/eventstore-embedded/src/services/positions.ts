import { RpcError, Status } from "../grpc/status.ts";

/** Events read from the store at a time. */
export const PAGE_EVENTS = 512;

/**
 * Checks that this store has issued a position: a real server may accept any number and start somewhere near, which hides a
 * checkpoint of a different store.
 * @throws RpcError INVALID_ARGUMENT
 */
export function requirePosition(log: { has(position: number): boolean }, position: number): void {
  if (position !== 0 && !log.has(position)) {
    throw new RpcError(Status.INVALID_ARGUMENT, `Position ${position} is not the position of an event in this store`);
  }
}
