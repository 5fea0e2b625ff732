import { completeSignup } from "@tablee/contracts/calls/first-order";
import {
  communications,
  customerSmsConsent,
  updateCommunications,
  updateSmsConsent,
} from "@tablee/contracts/calls/settings-communications";
import { createClient } from "@tablee/contracts/calls/signup";
import { accountHistory } from "@tablee/contracts/calls/support";
import type { ConsentPurpose } from "@tablee/domain/consent/vocabulary";
import { giveAddress, newVisitor, quoteFor, readyToPay, staffMember, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage({ households: true });

const consentOf = async (person: Visitor, purpose: ConsentPurpose) =>
  (await person.call(communications, {})).consents.find((consent) => consent.purpose === purpose)!;

describe("what a customer agrees to", () => {
  it("is noted at sign-up: the terms with the payment, the newsletter where its box was ticked", async () => {
    const person = await stage.household("fr");
    expect(await consentOf(person, "terms")).toMatchObject({ given: true, answered: { source: "sign-up", earlier: null } });
    expect(await consentOf(person, "newsletter")).toMatchObject({ given: false, answered: null });

    const reader = newVisitor(stage.url, "fr");
    await reader.refresh();
    const who = { firstName: "Léa", lastName: "Roy", email: "lea.roy@example.com", password: "une-longue-phrase-2026" };
    const { clientId } = await reader.call(createClient, { ...who, consentToNews: "newsletter-1" });
    await reader.refresh();
    expect(await consentOf(reader, "newsletter")).toMatchObject({ given: true, answered: { source: "sign-up" } });
    const support = await staffMember(stage.url, "soutien@tablee.example");
    const { entries } = await support.call(accountHistory, { accountId: clientId });
    expect(entries.filter(({ type }) => type === "ConsentGiven").map(({ data }) => data)).toEqual([
      expect.objectContaining({ purpose: "newsletter", wording: "newsletter-1", language: "fr", source: "sign-up" }),
    ]);
  });

  it("is given and taken back in the settings, and counts at once", async () => {
    const person = await stage.household();
    await person.call(updateCommunications, { agreed: ["email-1", "newsletter-1"] });
    await person.call(updateCommunications, { agreed: ["email-1"], withdrawn: ["newsletter"] });
    expect(await consentOf(person, "email")).toMatchObject({ given: true, answered: { source: "settings" } });
    expect(await consentOf(person, "newsletter")).toMatchObject({ given: false, answered: { source: "settings" } });
  });

  it("is nothing that was never shown", async () => {
    const person = await readyToPay(stage.url);
    for (const shownNowhere of ["newsletter-0", "terms-1", "push-1"] as never[])
      await expect(person.call(updateCommunications, { agreed: [shownNowhere] })).rejects.toMatchObject({
        body: { code: "consent-wording-unknown" },
      });
    const quote = await quoteFor(person);
    await expect(person.call(completeSignup, { methodToken: "tok_visa", acceptTerms: "terms-0" as never, quote })).rejects.toMatchObject({
      body: { fields: [{ path: "acceptTerms", code: "terms-not-accepted" }] },
    });
  });

  it("is a text only where there is a number", async () => {
    const person = newVisitor(stage.url);
    await person.refresh();
    const who = { firstName: "Léa", lastName: "Roy", email: "lea.sans-numero@example.com", password: "une-longue-phrase-2026" };
    await person.call(createClient, who);
    await person.refresh();
    const missing = { body: { code: "phone-missing" } };
    await expect(person.call(updateSmsConsent, { agreed: "sms-1" })).rejects.toMatchObject(missing);
    await expect(person.call(updateCommunications, { agreed: ["newsletter-1", "sms-1"] })).rejects.toMatchObject(missing);
    expect(await consentOf(person, "newsletter")).toMatchObject({ given: false });
    await giveAddress(person, {
      line: `${Date.now() % 100_000}, boulevard de la Concorde`,
      city: "Laval",
      province: "QC",
      postalCode: "H7N 1A1",
      phone: "450 555-0123",
    });
    await person.call(updateSmsConsent, { agreed: "sms-1" });
    expect(await person.call(customerSmsConsent, {})).toMatchObject({ phone: expect.stringContaining("450"), consent: { given: true } });
    await person.call(updateSmsConsent, {});
    expect((await person.call(customerSmsConsent, {})).consent.given).toBe(false);
  });
});
