import { type BilledAddition, billAddition } from "@tablee/commands/addition/bill-addition";
import type { Steps } from "@tablee/commands/steps";
import { accountId } from "@tablee/domain/testing/examples";
import { appended } from "./appended.ts";
import { begin } from "./beginning.ts";
import type { Household } from "./household.ts";
import { orderStream, paymentStream, stockStream } from "./own-streams.ts";
import { orderIds } from "./setting.ts";
import { give, start, untilBilled } from "./stages.ts";

export type Input = Parameters<typeof billAddition>[1];
const orderId = orderIds[1]!;
export const jam = { sku: "MKT-0001", quantity: 2 };

interface Begun {
  readonly household: Household;
  readonly additionId: string;
}

/** The second box is paid, and $18.00 of jam put together to be added. `purchased` is the credit there is by then. */
export async function begun(purchased = 0): Promise<Begun> {
  const household = await begin();
  await untilBilled(household, 1);
  if (purchased > 0) await give(household, "purchased", purchased);
  return { household, additionId: await start(household, 1, [jam]) };
}

/** Pays for an addition; another time is another request, unless the work is the same. */
export function paying({ household, additionId }: Begun, more: Partial<Input> = {}) {
  const context = household.context();
  return (steps: Steps): Promise<BilledAddition> => billAddition(steps, { accountId, orderId, additionId, ...more }, context);
}

/** What paying is answered, and what it appends. */
export async function pay(having: Begun, work = paying(having)) {
  let answer: BilledAddition | undefined;
  const events = await appended(having.household.world, async (steps) => {
    answer = await work(steps);
  });
  const { result, soldOut, code, position } = answer!;
  return { answer: { result, soldOut, code }, events, isPlaced: position > 0n, statusOf: statusOf(answer!, having) };
}

const statusOf = ({ state }: BilledAddition, { additionId }: Begun) =>
  (state as { additions?: Readonly<Record<string, { status: string }>> }).additions?.[additionId]?.status;

export const ordered = (type: string, data: object = {}) => [orderStream(1), `LateAddition${type}`, data];
export const paid = (having: Begun, type: string, data: object = {}) => [paymentStream(1, having.additionId), `Payment${type}`, data];
export const settled = [stockStream(1, jam.sku), "StockSettled", { units: 2 }];
export const fails = (attempt: number, code: string) => ordered("PaymentFailed", { attempt, code });
