import { accountId, address, method, orderGenerated, person, price } from "@tablee/domain/kernel/testing/examples";
import { noticeKinds } from "@tablee/domain/notice/vocabulary";
import { order as orderDecider } from "@tablee/domain/order/decider";
import type { OrderEvent } from "@tablee/domain/order/events";
import type { ExistingOrder } from "../../order/own-order.ts";
import { type About, compose } from "./compose.ts";
import { clockTime, dayOf, money } from "./figures.ts";

const { calendar } = orderGenerated.data;
const events: OrderEvent[] = [orderGenerated, { type: "OrderLocked", data: { price, lockedAt: calendar.lockAt } }];
const order = events.reduce(orderDecider.evolve, orderDecider.initialState) as ExistingOrder;
const about = (language: "en" | "fr"): About => ({
  order,
  account: {
    status: "open",
    accountId,
    person,
    language,
    method,
    address: { address, region: "on", areaId: "toronto", postalPrefix: "M4E" },
  },
  nameOf: (sku) => `Tourtière <${sku}>`,
  at: calendar.billingAt,
  publicUrl: "https://tablee.example",
});

describe.each(["en", "fr"] as const)("a message in %s", (language) => {
  it.each(noticeKinds)("says everything about %s, by mail and in a text", (kind) => {
    const mail = compose(kind, "mail", about(language));
    const sms = compose(kind, "sms", about(language));
    for (const text of [mail.subject, mail.text, mail.html!, sms.text]) {
      expect(text).not.toMatch(/undefined|NaN|\[object|\{\{/);
      expect(text.trim().length).toBeGreaterThan(10);
    }
    expect(mail.text).toContain(person.firstName);
    expect(sms.text).toContain("Tablée");
    expect(sms).not.toHaveProperty("html");
    expect(mail.html).not.toContain("<RTC-");
    if (language === "fr") {
      expect(mail.text).not.toMatch(/[^\u00a0\d]:(?!\/\/|\d)/);
      expect(mail.text).not.toMatch(/ [?!;]/);
    }
  });
});

describe("the number of a receipt", () => {
  it.each(["order-charged", "additions-charged", "refunded", "receipt"] as const)("stands in the mail of %s", (kind) => {
    const [en, fr] = (["en", "fr"] as const).map((language) =>
      compose(kind, "mail", { ...about(language), receiptNumber: "O-7Q2KD-0M4XW" }),
    );
    expect(en!.text).toContain("Receipt: O-7Q2KD-0M4XW");
    expect(fr!.text).toContain("Reçu\u00a0: O-7Q2KD-0M4XW");
    expect(fr!.html).toContain("O-7Q2KD-0M4XW");
  });
});

describe("figures in messages", () => {
  it.each([
    [5900, "$59.00", "59,00\u00a0$"],
    [123_456, "$1,234.56", "1\u00a0234,56\u00a0$"],
    [-50, "−$0.50", "−0,50\u00a0$"],
  ])("%d cents", (cents, english, french) => {
    expect([money(cents, "en"), money(cents, "fr")]).toEqual([english, french]);
  });

  it("are days and times as each language writes them", () => {
    expect([dayOf("2027-02-01", "en"), dayOf("2027-02-01", "fr")]).toEqual(["Monday, February 1", "lundi 1er février"]);
    expect([clockTime("23:59", "en"), clockTime("23:59", "fr")]).toEqual(["11:59\u00a0p.m.", "23\u00a0h\u00a059"]);
    expect([clockTime("12:00", "en"), clockTime("07:00", "fr")]).toEqual(["12\u00a0p.m.", "7\u00a0h"]);
  });
});
