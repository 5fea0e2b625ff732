import type { Account } from "@tablee/domain/account/decider";
import type { AlternateAddress } from "@tablee/domain/account/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../../aggregates.ts";
import type { Outcome } from "../../command-runtime.ts";
import type { CommandContext } from "../../context.ts";
import type { Streams } from "../../steps.ts";
import { placeOf } from "./place-of.ts";

interface Alternate {
  readonly accountId: AccountId;
  /** Null removes it. */
  readonly address: AlternateAddress | null;
}

/**
 * Sets or removes a second address. It is not claimed for the household, since two households may share a workplace.
 * @throws Refused outside-area, po-box, province-mismatch
 */
export function giveAlternateAddress(
  streams: Streams,
  { accountId, address }: Alternate,
  context: CommandContext,
): Promise<Outcome<Account>> {
  const { at } = context;
  if (!address) return streams.handle(accounts, accountId, { type: "RemoveAlternateAddress", at }, context);
  const { region, postalPrefix } = placeOf(address);
  return streams.handle(accounts, accountId, { type: "GiveAlternateAddress", address, region, postalPrefix, at }, context);
}
