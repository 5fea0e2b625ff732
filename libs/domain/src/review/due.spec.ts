import { accountId, orderId } from "../../testing/examples.ts";
import type { NoticeEvent } from "../notice/events.ts";
import type { OrderEvent } from "../order/events.ts";
import { reviewRequestTimer } from "./due.ts";
import type { ReviewEvent } from "./events.ts";

type Event = Parameters<typeof reviewRequestTimer.evolve>[1];
const at = "2027-02-08T15:00:00.000Z";
const recorded = { stream: `order-${orderId}`, at, actor: { kind: "system", id: "test" } as const, accountId };
const delivered = (deliveredAt = at): OrderEvent => ({ type: "OrderDelivered", data: { deliveredAt } });
const commented: ReviewEvent = { type: "OrderCommented", data: { orderId, comment: "Warm", commentedAt: at } };
const sent = (kind: "rate-dishes" | "delivered"): NoticeEvent => ({
  type: "NoticeSent",
  data: { kind, channel: "mail", subject: { kind: "order", id: orderId }, accountId, messageId: "message", sentAt: at },
});

/** The thing that is due after events, all of one order. */
function dueAfter(...events: readonly (OrderEvent | ReviewEvent | NoticeEvent)[]) {
  let state: ReturnType<typeof reviewRequestTimer.evolve>;
  for (const event of events as readonly Event[])
    if (reviewRequestTimer.subjects(event, recorded).includes(orderId)) state = reviewRequestTimer.evolve(state, event, recorded);
  return state && reviewRequestTimer.dueOf(state, orderId);
}

describe("the mail that asks about a box", () => {
  it("is due two days after the delivery", () => {
    expect(dueAfter(delivered())).toEqual({ kind: "review-request", at: "2027-02-10T15:00:00.000Z", accountId, step: 0 });
  });

  it("is not due once the box was reviewed, or the mail was sent", () => {
    expect(dueAfter(delivered(), commented)).toBeUndefined();
    expect(dueAfter(delivered(), sent("rate-dishes"))).toBeUndefined();
    expect(dueAfter(delivered(), sent("delivered"))).toBeDefined();
  });

  it("is not due for boxes that were delivered before such mails began", () => {
    expect(dueAfter(delivered("2026-11-20T15:00:00.000Z"))).toBeUndefined();
  });
});
