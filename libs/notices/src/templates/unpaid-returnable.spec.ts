import { idFrom } from "@tablee/domain/kernel/ids";
import { brands } from "@tablee/platform/brand";
import { about } from "../../test/messages.ts";
import { gatherAccountFacts } from "../account/gather.ts";
import type { AccountMatter } from "../context.ts";
import { returnableUnpaid } from "./returnables/returnable-unpaid.ts";

describe("a mail about a bag that could not be charged", () => {
  const sources = { brand: brands.tablee, products: new Map(), resetToken: () => "", emailCode: () => "" };
  const textIn = (language: "en" | "fr", status: "open" | "closed", subscription?: "closed") => {
    const matter = { about: "account", kind: "returnable-unpaid", occurrence: idFrom("unpaid"), happenedAt: "2027-04-01T15:00:00.000Z" };
    const closed = subscription && { subscription: { status: subscription, slot: { zone: "America/Toronto" } } };
    const account = { ...about(language).account, status } as never;
    const facts = gatherAccountFacts({ ...matter, ...closed } as unknown as AccountMatter, account, sources);
    return returnableUnpaid[language](facts).paragraphs.join(" ");
  };

  it("does not say that a method was declined: there may be none, or the attempt was cancelled", () => {
    expect(textIn("en", "open")).toContain("your payment method could not be charged:");
    expect(textIn("fr", "open")).toContain("votre mode de paiement n’a pas pu être débité");
    expect(textIn("en", "open") + textIn("fr", "open")).not.toMatch(/declined|refusé/);
  });

  it("names a delivery day only where one can come", () => {
    expect(textIn("en", "open")).toContain("outside on a delivery day");
    expect(textIn("fr", "open")).toContain("un jour de livraison");
    for (const text of [textIn("en", "closed"), textIn("en", "open", "closed")]) expect(text).toMatch(/free of charge: book a pickup, and/);
    for (const text of [textIn("fr", "closed"), textIn("fr", "open", "closed")]) expect(text).not.toContain("jour de livraison");
  });
});
