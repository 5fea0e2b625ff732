import { idFrom } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import type { NoticeAbout } from "@tablee/domain/notice/vocabulary";
import { order as orderDecider } from "@tablee/domain/order/decider";
import type { OrderEvent } from "@tablee/domain/order/events";
import type { ExistingOrder, Order } from "@tablee/domain/order/state";
import { nothingBack } from "@tablee/domain/pricing/refund";
import { orderGenerated, price } from "@tablee/domain/testing/examples";
import { upTo } from "@tablee/domain/testing/order-stages";
import { about, aboutOrder, order } from "../../test/messages.ts";
import { linesNamedIn } from "../order/facts.ts";

const { calendar } = orderGenerated.data;

describe("a message about a paid first box", () => {
  const [generated, ...later] = upTo.billed;
  const partId = idFrom("example", "part");
  const changed = (totalCents: number, changeId = partId): OrderEvent => ({
    type: "FirstOrderChanged",
    data: {
      changeId,
      lines: orderGenerated.data.lines,
      price,
      difference: { ...nothingBack, totalCents: cents(totalCents), cardCents: cents(totalCents), foodCents: cents(totalCents) },
      changedAt: orderGenerated.data.generatedAt,
    },
  });
  const first = (...more: OrderEvent[]) =>
    [{ ...generated, data: { ...generated.data, firstOrder: true } }, ...later, ...more].reduce<Order>(
      orderDecider.evolve,
      orderDecider.initialState,
    ) as ExistingOrder;
  const mailOf = (kind: NoticeAbout<"order">, language: "en" | "fr", order: ExistingOrder, at = orderGenerated.data.generatedAt) =>
    aboutOrder(kind, "mail", { ...about(language), order, at, partId }).text;

  it("states in its receipt until when its dishes can be changed, as long as they can", () => {
    expect(mailOf("order-charged", "en", first())).toMatch(/change its dishes in your account until .*, 11:59.p\.m\./);
    expect(mailOf("order-charged", "fr", first())).toMatch(/changer ses plats dans votre compte jusqu’au .* 23.h.59/);
    expect(mailOf("order-charged", "en", first(), calendar.cutoffAt)).not.toContain("change its dishes");
    expect(mailOf("order-charged", "en", order)).not.toContain("change its dishes");
  });

  it.each([
    [1431, "$14.31 more than before, and the difference is paid", "14,31\u00a0$ de plus qu’avant, et la différence est payée"],
    [-980, "$9.80 less than before", "9,80\u00a0$ de moins qu’avant"],
    [0, "the same as before: nothing is charged", "le même prix qu’avant\u00a0: rien n’est facturé"],
  ])("says what a change of it cost: %i", (totalCents, en, fr) => {
    const box = first(changed(totalCents));
    expect(mailOf("first-box-changed", "en", box)).toContain(en);
    expect(mailOf("first-box-changed", "fr", box)).toContain(fr);
    expect(mailOf("first-box-changed", "en", box).includes("Charged to Visa")).toBe(totalCents > 0);
  });

  it("names its dishes with their allergens, once it is paid and once it has changed", () => {
    for (const kind of ["order-charged", "first-box-changed"] as const)
      for (const language of ["en", "fr"] as const)
        expect(
          mailOf(kind, language, first(changed(0))).match(/^· Tourtière <RTC-\d+>\. (Contains |Contient\u00a0: ).*\.$/gm),
        ).toHaveLength(3);
  });

  it("says what its own change cost, whatever followed it", () => {
    const box = first(changed(1431), changed(-980, idFrom("example", "later")));
    expect(mailOf("first-box-changed", "en", box)).toContain("$14.31 more than before");
  });

  it("states in its receipt what was charged first, whatever changed since", () => {
    const dearer = { ...price, totalCents: cents(10_600), chargeCents: cents(10_600) };
    const change = changed(1431, idFrom("example", "later"));
    if (change.type !== "FirstOrderChanged") throw new Error("no change");
    const lines = change.data.lines.slice(1);
    const box = first({ ...change, data: { ...change.data, price: { ...dearer, lines: price.lines.slice(1) }, lines } });
    const mail = mailOf("order-charged", "en", box, calendar.cutoffAt);
    expect(mail).toContain("Charged to Visa •••• 4242: $91.69");
    expect(mail.match(/^1 × /gm)).toHaveLength(3);
    expect(linesNamedIn(box)).toEqual(expect.arrayContaining([...orderGenerated.data.lines]));
  });

  it("announces the refund of one that was skipped", () => {
    const refund: OrderEvent = {
      type: "OrderRefunded",
      data: {
        refundId: partId,
        lines: [],
        deliveryFee: false,
        amounts: { ...nothingBack, totalCents: cents(9169), cardCents: cents(9169), foodCents: cents(9169) },
        reason: "first order skipped",
        refundedAt: orderGenerated.data.generatedAt,
      },
    };
    const box = first(refund, { type: "OrderSkipped", data: { skippedAt: orderGenerated.data.generatedAt } });
    expect(mailOf("refunded", "en", box)).toMatch(/\$91\.69[\s\S]*it is not delivered/);
    expect(mailOf("refunded", "fr", box)).toContain("elle n’est pas livrée");
  });
});
