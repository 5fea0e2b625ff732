import type { Address } from "@tablee/domain/account/vocabulary";
import { isRefusal } from "@tablee/domain/kernel/errors";
import { giveAddress } from "../account/address/give-address.ts";
import { placeOf } from "../account/address/place-of.ts";
import { type CommandContext, part } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Steps } from "../steps.ts";
import { slotIn } from "../subscription/start-subscription.ts";
import { type ChosenSlot, chooseSlot, type SlotToChoose } from "./choose-slot.ts";

interface DeliveryToGive extends SlotToChoose {
  readonly address: Address;
}

/**
 * Gives the address of a sign-up with a day and window there. The slot is checked for the new address before that is given, so that a
 * refused slot leaves the account unchanged.
 * @throws Refused slot-not-offered, slot-fixed, and what giveAddress refuses
 */
export async function giveDelivery(
  steps: Steps,
  { accountId, address, time }: DeliveryToGive,
  context: CommandContext,
): Promise<ChosenSlot> {
  const offered = slotIn(placeOf(address).areaId, time.weekday, time.window);
  if (isRefusal(offered)) throw new Refused(offered);
  await giveAddress(steps, { accountId, address }, part(context, "address"));
  return chooseSlot(steps, { accountId, time }, part(context, "slot"));
}
