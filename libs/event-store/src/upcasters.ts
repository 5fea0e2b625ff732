import { definitionOf, idOf } from "@tablee/domain/streams";
import type { StoredEvent } from "./events.ts";

type Data = Record<string, unknown>;

/**
 * The conversions of data from one schema version to the next: by event type, then by the version that it converts from. `id` is that of
 * the event's stream, which some first versions needed for facts that no field held. A golden file of each version ever written stays in
 * the tests.
 */
export const upcasters: Readonly<Record<string, Readonly<Record<number, (data: Data, id: string) => Data>>>> = {
  DiscountCodeApplied: { 1: addAudience },
  LateAdditionBilled: { 1: renamePatch },
  LateAdditionBillingStarted: { 1: renamePatch },
  LateAdditionDropped: { 1: renamePatch },
  LateAdditionPaymentFailed: { 1: renamePatch },
  LateAdditionStarted: { 1: renamePatch },
  NoticeNotWanted: { 1: addSubject },
  NoticeSent: { 1: addSubject },
  OrderRefunded: { 1: refundAllToTheCard, 2: renamePatch },
  PaymentAttempted: { 1: addPurpose, 2: addProvider },
  PaymentContradicted: { 1: replaceNeverArrived("known") },
  PaymentResolved: { 1: replaceNeverArrived("outcome") },
  PointsPending: { 1: renamePatch },
  RefundRequested: { 1: renamePatch },
  SlotOpened: { 1: addSlotKey },
  StockOpened: { 1: addStockItem },
};

/** Version 1 held one code for both; these were the ones that could be entered for an account's boxes. */
function addAudience({ code, ...rest }: Data): Data {
  const forBoxes = ["MERCI10", "RETOUR20", "HIVER30", "FIDELE3"];
  return { code, audience: forBoxes.includes(code as string) ? "account" : "sign-up", ...rest };
}

/** Additions were once called patches. */
function renamePatch({ patchId, ...rest }: Data): Data {
  return patchId === undefined ? rest : { additionId: patchId, ...rest };
}

/** In version 1 every notice was about an order. */
function addSubject({ orderId, ...rest }: Data): Data {
  return { ...rest, subject: { kind: "order", id: orderId } };
}

/** Version 1 named only the order: its key holds the id of the paid addition between the order and the attempt. */
function addPurpose({ orderId, ...rest }: Data): Data {
  const additionId = (rest.idempotencyKey as string).slice(`${orderId}_`.length, -`:${rest.attempt}`.length);
  return { ...rest, purpose: additionId ? { kind: "addition", orderId, additionId } : { kind: "order", orderId } };
}

/** Up to version 2 there was one provider, that of cards, which identified an attempt by its idempotency key. */
function addProvider({ idempotencyKey, ...rest }: Data): Data {
  return { ...rest, provider: "card", reference: idempotencyKey };
}

/** Version 1 recorded "never-arrived" where a provider had never seen a charge, which cancels the attempt. */
function replaceNeverArrived(field: string): (data: Data) => Data {
  return (data) => (data[field] === "never-arrived" ? { ...data, [field]: "cancelled" } : data);
}

/** In version 1 only the stream's name held the window. */
function addSlotKey(data: Data, id: string): Data {
  const [depotId, date, window] = id.split("_");
  return { depotId, date, window, ...data };
}

/** In version 1 only the stream's name held the item. */
function addStockItem(data: Data, id: string): Data {
  const [region, week, sku] = id.split("_");
  return { region, week, sku, ...data };
}

/** Version 1 held only the amounts of lines, all of it food and paid by card. */
function refundAllToTheCard({ lines, refundedCents, ...rest }: Data): Data {
  const amounts = { foodCents: refundedCents, deliveryFeeCents: 0, taxes: [], totalCents: refundedCents };
  return {
    ...rest,
    lines: (lines as readonly { sku: string }[]).map(({ sku }) => ({ sku, quantity: 1 })),
    deliveryFee: false,
    amounts: { ...amounts, promotionalCents: 0, purchasedCents: 0, cardCents: refundedCents },
  };
}

/**
 * The event with its data in the newest schema version.
 * @throws Error when a version on the way has no upcaster, or the event is newer than this program.
 */
export function upcast(event: StoredEvent): StoredEvent {
  const { version } = definitionOf(event.type);
  const stored = event.metadata.schemaVersion;
  if (stored === version) return event;
  if (stored > version) throw new Error(`${event.type} version ${stored} is newer than this program (${version})`);
  let data = event.data as Record<string, unknown>;
  for (let from = stored; from < version; from++) {
    const step = upcasters[event.type]?.[from];
    if (!step) throw new Error(`no upcaster for ${event.type} from version ${from}`);
    data = step(data, idOf(event.stream));
  }
  return { ...event, data, metadata: { ...event.metadata, schemaVersion: version } };
}
