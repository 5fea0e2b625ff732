import type { ExistingOrder } from "@tablee/domain/order/state";
import { accountId, calendar, orderId } from "@tablee/domain/testing/examples";
import type { NoticeContext, OrderMatter } from "./context.ts";
import { noticeIdOf } from "./notice-id.ts";

const eventId = "1fb0aeaf-62ab-50ee-bd8e-f913f4546118";
const account = { status: "none" } as const;
const aboutOrder = (kind: OrderMatter["kind"], occurrence?: string): NoticeContext => ({
  about: "order",
  id: orderId,
  kind,
  channel: "mail",
  order: { calendar } as ExistingOrder,
  account,
  occurrence,
});
const guess = { about: "account", id: accountId, kind: "sign-ins-guessed", channel: "mail", account } as const;

describe("the id of a notice is for ever what it was when the notice was first sent:", () => {
  it.each([
    ["of an event", aboutOrder("order-charged", eventId), "b4733b83-eef1-5d72-b918-17c529822192"],
    ["of a reminder, by its cutoff", aboutOrder("cutoff-in-48-hours"), "e6f79337-fb12-5ffb-8124-e93b188be764"],
    ["of what happens to an order once", aboutOrder("receipt"), "978d2300-49d9-5c8c-ad75-5db78d05b31a"],
    ["of a warning, its event's own", { ...guess, occurrence: eventId, happenedAt: calendar.cutoffAt }, eventId],
  ])("%s", (_, matter, id) => {
    expect(noticeIdOf(matter, "mail")).toBe(id);
  });

  it("a different one by a different channel", () => {
    const matter = aboutOrder("delivery-failed", eventId);
    expect(noticeIdOf(matter, "mail")).not.toBe(noticeIdOf(matter, "sms"));
  });
});
