import { billPatch, createPatch } from "@tablee/contracts/calls/additions";
import { openEditor } from "@tablee/contracts/calls/orders";
import { sessionData } from "@tablee/contracts/calls/sessions";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { gatewayCaptures, gatewayCharges } from "../../../stage/gateway-view.ts";
import { eventually, ordersOf, type signUp, type Visitor } from "../../../stage/people.ts";
import type { Stage } from "../../../stage/stage.ts";

export type Household = Awaited<ReturnType<typeof signUp>>;

export const WINDOW = "the-attackers-window";

export const boxesOf = (person: Visitor, least = 6) =>
  eventually(
    () => ordersOf(person),
    (orders) => orders.length >= least,
  );

/** The first box that can still be changed. */
export const openBox = async (person: Visitor) => (await boxesOf(person)).find(({ status, editable }) => status === "open" && editable)!;

export const boxOf = async (person: Visitor, orderId: string) => (await ordersOf(person)).find((order) => order.orderId === orderId)!;

export const accountOf = async (person: Visitor): Promise<AccountId> => (await person.call(sessionData, {})).client!.clientId;

/** The dearest market item that a box can have without a minimum, and its editor's window. */
export async function marketItem(person: Visitor, orderId: string, editingSession = WINDOW) {
  const { items, order } = await person.call(openEditor, { orderId, editingSession });
  const usable = items.filter(({ dish, unitsLeft }) => dish.kind === "market" && unitsLeft > 25 && dish.minimumBasketCents === undefined);
  const { dish } = usable.toSorted((one, other) => other.unitCents - one.unitCents)[0]!;
  return { order, sku: dish.sku };
}

interface Addition {
  readonly orderId: string;
  readonly additionId: string;
  readonly editingSession: string;
}

/** An addition to the paid box that is started and not paid. */
export async function putTogether(client: Household, quantity = 1): Promise<Addition & { readonly sku: string }> {
  const orderId = client.firstOrderId;
  const { sku } = await marketItem(client, orderId);
  const { addition } = await client.call(createPatch, { orderId, editingSession: WINDOW, lines: [{ sku, quantity }] });
  return { orderId, additionId: addition.additionId, editingSession: WINDOW, sku };
}

/** Pays for an addition, each time as a separate act. */
export const pay = (client: Household, { orderId, additionId, editingSession }: Addition) =>
  client.call(billPatch, { orderId, additionId, editingSession }, { idempotencyKey: crypto.randomUUID() });

/** The charges that the gateway was asked for, by its own books: for a payment, for an order with its additions, or in all. */
export const chargesOf = ({ running }: Stage, of?: string) => gatewayCharges(running.api.pool, of);

export const capturesOf = ({ running }: Stage, of: string) => gatewayCaptures(running.api.pool, of);
