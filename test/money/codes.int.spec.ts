import { skipOrder } from "@tablee/contracts/calls/account";
import {
  decideGiftCardRefund,
  findGiftCards,
  freezeGiftCard,
  refundGiftCard,
  resendGiftCard,
} from "@tablee/contracts/calls/admin/gift-cards";
import { outbox } from "@tablee/contracts/calls/admin/money";
import {
  createGiftCard,
  createGiftCardByPaypal,
  createGiftCardPaypalIntent,
  failGiftCardIntent,
  initGiftCardPaypal,
  initializeGiftCardIntent,
  newGiftCard,
  printedGiftCard,
  startGiftCardByCard,
  startGiftCardByPaypal,
} from "@tablee/contracts/calls/gift-cards";
import { approvePaypal } from "@tablee/contracts/calls/paypal";
import { applyCode, invalidateCode, paymentSettings } from "@tablee/contracts/calls/settings-payment";
import { saveDiscountCode } from "@tablee/contracts/calls/signup";
import { MASK } from "@tablee/contracts/sees";
import { bonusIdOf } from "@tablee/domain/gift-card/buyer";
import { advance, boxesOf, eventually, newVisitor, ordersOf, readyToPay, staffMember, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";
import { sendMailReturned } from "../stage/webhooks.ts";

/** A Friday: the orders of its week are made, those of the week after are not, and their menu is published. */
const FRIDAY = "2026-11-13T15:00:00.000Z";
const LAST_WEEK = "2026-12-28";

const stage = await specStage({ now: FRIDAY });
const admin = await staffMember(stage.url, "admin@tablee.example");

describe("codes for an account's boxes", () => {
  /** The discounts of the boxes after the first, soonest first: names of codes with their cents. */
  const carried = async (person: Visitor) =>
    (await ordersOf(person)).slice(1).map((order) => order.price.discounts.map(({ name, cents }) => `${name} ${cents}`).join());
  const settled = (person: Visitor, ...expected: readonly string[]) =>
    eventually(
      () => carried(person),
      (all) => expected.every((one, i) => all[i] === one),
    );
  const household = async () => {
    const { complete, ...person } = await readyToPay(stage.url);
    await complete("tok_visa");
    await boxesOf(person, { weeks: 5 });
    return person;
  };

  let shared: ReturnType<typeof household> | undefined;
  const sharedHousehold = () => (shared ??= household());

  it("are not taken at sign-up", async () => {
    const visitor = newVisitor(stage.url);
    await visitor.refresh();
    await expect(visitor.call(saveDiscountCode, { code: "FIDELE3" })).rejects.toMatchObject({ body: { code: "code-invalid" } });
    // The friends' offer is for those who come by a friend's link.
    await expect(visitor.call(saveDiscountCode, { code: "AMIS3" })).rejects.toMatchObject({ body: { code: "code-invalid" } });
  });

  it("reach the boxes that are made later, and are refused once they are used up", async () => {
    const faithful = await sharedHousehold();
    const once = await household();
    const late = await household();
    await faithful.call(applyCode, { code: "FIDELE3" });
    await once.call(applyCode, { code: "RETOUR20" });
    // Three amounts for two boxes: the third waits for the one that is made next.
    for (const { orderId } of (await ordersOf(late)).slice(3)) await late.call(skipOrder, { orderId, reason: "away" });
    await late.call(applyCode, { code: "HIVER30" });
    await settled(late, "HIVER30 1000", "HIVER30 1000");
    await advance(admin, "2026-11-18T17:30:00.000Z");
    const made = async (person: Visitor) =>
      eventually(
        async () => (await ordersOf(person)).find((order) => order.week === LAST_WEEK),
        (order) => order !== undefined && order.status === "open",
      );
    expect((await made(faithful))?.price.discounts).toMatchObject([{ name: "FIDELE3", cents: 300 }]);
    expect((await made(once))?.price.discounts).toEqual([]);
    expect((await made(late))?.price.discounts).toMatchObject([{ name: "HIVER30", cents: 1000 }]);
    await advance(admin, "2026-11-27T15:00:00.000Z");
    await expect(once.call(applyCode, { code: "retour20" })).rejects.toMatchObject({
      status: 422,
      body: { code: "code-used", message: "Ce code a déjà été utilisé." },
    });
    expect((await once.call(paymentSettings, {})).code).toBeNull();
    expect((await faithful.call(paymentSettings, {})).code?.code).toBe("FIDELE3");
    expect((await faithful.call(invalidateCode, {})).code).toBeNull();
    const withdrawn = await eventually(
      () => carried(faithful),
      (all) => all.at(-1) === "",
    );
    expect(withdrawn.at(-1)).toBe("");
  });

  it("of a gift card are money: bought by a visitor, redeemed once, and shown apart from what was given", async () => {
    const [buyer, owner] = [newVisitor(stage.url), await sharedHousehold()];
    const form = await buyer.call(newGiftCard, {});
    expect([form.minCents, form.maxCents, form.buyer]).toEqual([2_000, 999_900, null]);
    const { giftCardId } = await buyer.call(startGiftCardByCard, { amountCents: 12_000 });
    const delivery = { by: "print" } as const;
    const gift = {
      buyer: { name: "Camille Roy", email: "camille@example.com" },
      recipient: { name: "Noé" },
      delivery,
      language: "fr",
    } as const;
    const idempotencyKey = crypto.randomUUID();
    const pay = (methodToken: string, given = {}) =>
      buyer.call(createGiftCard, { giftCardId, methodToken, nameOnCard: "Camille Roy", gift }, given);
    await expect(pay("tok_declined")).rejects.toMatchObject({ body: { code: "card-declined" } });
    const bought = await pay("tok_visa", { idempotencyKey });
    // The answer is not kept, since it holds the token of the page: a repetition makes it again.
    expect(await pay("tok_visa", { idempotencyKey })).toEqual(bought);
    expect(bought).toMatchObject({ amountCents: 12_000, bonusCents: 1_200, printToken: expect.any(String) });
    const printed = await buyer.call(printedGiftCard, { token: bought.printToken! });
    expect(printed).toMatchObject({ cents: 12_000, buyerName: "Camille Roy", recipientName: "Noé", isRedeemed: false, brand: "tablee" });
    await expect(buyer.call(printedGiftCard, { token: `${bought.printToken}0` })).rejects.toMatchObject({ status: 404 });
    await expect(buyer.call(saveDiscountCode, { code: printed.code })).rejects.toMatchObject({
      body: { code: "gift-code-without-account" },
    });

    const redeemed = await eventually(
      () => owner.call(applyCode, { code: printed.code.toLowerCase() }).catch(() => undefined),
      (settings) => settings !== undefined,
    );
    expect(redeemed!.credit).toMatchObject({ purchasedCents: 12_000, promotionalCents: 0 });
    expect(redeemed!.credits).toMatchObject([{ source: "gift-card", valueCents: 12_000, leftCents: 12_000, expiresOn: null }]);
    await expect(owner.call(applyCode, { code: printed.code })).rejects.toMatchObject({ body: { code: "code-used" } });
    expect((await buyer.call(printedGiftCard, { token: bought.printToken! })).isRedeemed).toBe(true);
    const second = await buyer.call(initializeGiftCardIntent, { amountCents: 2_000 });
    const other = await buyer.call(createGiftCard, { ...second, methodToken: "tok_visa", nameOnCard: "Camille Roy", gift });
    const { code } = await buyer.call(printedGiftCard, { token: other.printToken! });
    // The field of the sign-up redeems as well; the read model may see the card a moment later.
    const words = await eventually(
      () => owner.call(saveDiscountCode, { code }).catch(() => undefined),
      (found) => found !== undefined,
    );
    expect(words).toEqual({ code: code.slice(-4), textEn: "Gift card", textFr: "Carte-cadeau", isGiftCard: true });
    expect((await owner.call(paymentSettings, {})).credit.purchasedCents).toBe(14_000);
    await expect(owner.call(applyCode, { code: "ABCDEFGH23456789" })).rejects.toMatchObject({ body: { code: "code-invalid" } });
    // Staff refund what is left of a redeemed card: the credit is gone at once.
    const support = await staffMember(stage.url, "soutien@tablee.example");
    const asked = { giftCardId: second.giftCardId, reason: "asked for by phone", shownCents: 2_000 };
    // A card is refunded once: less than all that is left would have no way back later.
    await expect(support.call(refundGiftCard, { ...asked, shownCents: 1 })).rejects.toMatchObject({
      body: { code: "gift-card-left-changed", details: { leftCents: 2_000 } },
    });
    expect(await support.call(refundGiftCard, asked)).toMatchObject({ waiting: false, cents: 2_000 });
    expect((await owner.call(paymentSettings, {})).credit.purchasedCents).toBe(12_000);
    await expect(support.call(refundGiftCard, asked)).rejects.toMatchObject({ body: { code: "gift-card-refunded" } });
  });

  it("of a gift card that PayPal pays for are mailed, and a purchase that failed there ends once", async () => {
    const buyer = newVisitor(stage.url);
    const buyerEmail = `camille-${crypto.randomUUID()}@example.com`;
    const gift = (email: string) =>
      ({
        buyer: { name: "Camille Roy", email: buyerEmail },
        recipient: { name: "Noé", email },
        message: "Bonne fête!",
        delivery: { by: "email" },
        language: "en",
      }) as const;
    const { giftCardId } = await buyer.call(startGiftCardByPaypal, { amountCents: 5_000 });
    const { setupToken } = await buyer.call(createGiftCardPaypalIntent, { giftCardId });
    await buyer.call(approvePaypal, { setupToken, account: "camille", giftCardId });
    const recipient = `noe-${crypto.randomUUID()}@example.com`;
    const bought = await buyer.call(createGiftCardByPaypal, { giftCardId, setupToken, gift: gift(recipient) });
    expect(bought).toEqual({ amountCents: 5_000, printToken: null, isPrinted: false, bonusCents: 0 });
    const mails = await eventually(
      async () => (await admin.call(outbox, { q: recipient })).rows,
      (rows) => rows.length > 0,
    );
    expect(mails.map(({ kind }) => kind)).toEqual(["gift-card-received"]);
    // Its address returns it later: the buyer gets the page to print instead, once.
    const { messageId } = mails[0]!;
    expect((await sendMailReturned(stage, messageId, "of another provider")).status).toBe(400);
    expect((await sendMailReturned(stage, crypto.randomUUID())).status).toBe(404);
    for (const _time of ["once", "again"])
      await eventually(
        async () => (await sendMailReturned(stage, messageId)).status,
        (status) => status === 200,
      );
    const told = (await admin.call(outbox, { q: buyerEmail })).rows.map(({ kind }) => kind);
    expect(told.filter((kind) => kind === "gift-card-returned")).toHaveLength(1);
    await expect(buyer.call(failGiftCardIntent, { giftCardId, code: "closed" })).rejects.toMatchObject({ body: { code: "already-paid" } });

    const failed = await buyer.call(initGiftCardPaypal, { amountCents: 5_000 });
    for (const _time of ["once", "again"])
      await buyer.call(failGiftCardIntent, { giftCardId: failed.giftCardId, code: "paypal-cancelled" });
    await expect(buyer.call(createGiftCardPaypalIntent, { giftCardId: failed.giftCardId })).rejects.toMatchObject({
      body: { code: "gift-card-ended" },
    });
  });

  it("of a gift card are frozen, sent to another recipient and refunded by staff, with a second person above the limit", async () => {
    const [buyer, owner] = [newVisitor(stage.url), await sharedHousehold()];
    const [support, finance] = [
      await staffMember(stage.url, "soutien@tablee.example"),
      await staffMember(stage.url, "finance@tablee.example"),
    ];
    const { giftCardId } = await buyer.call(startGiftCardByCard, { amountCents: 25_000 });
    const email = `acheteur-${crypto.randomUUID()}@example.com`;
    const gift = { buyer: { name: "Camille Roy", email }, recipient: { name: "Noé" }, delivery: { by: "print" }, language: "fr" } as const;
    const bought = await buyer.call(createGiftCard, { giftCardId, methodToken: "tok_visa", nameOnCard: "Camille Roy", gift });
    const token = bought.printToken!;
    const { code } = await buyer.call(printedGiftCard, { token });
    const found = async (member: Visitor, lastFour = code.slice(-4)) =>
      (await member.call(findGiftCards, { lastFour: lastFour.toLowerCase() })).rows.find((row) => row.giftCardId === giftCardId);
    const refusal = (expected: string) => ({ body: { code: expected } });
    expect(
      await eventually(
        () => found(support),
        (row) => row !== undefined,
      ),
    ).toMatchObject({
      standing: "unused",
      cents: 25_000,
      usedCents: 0,
      leftCents: 25_000,
      mail: null,
      buyerName: "Camille Roy",
      buyerId: null,
    });
    expect((await found(finance))!.buyerName).toBe(MASK);

    const act = { giftCardId, reason: "asked for by phone" };
    await support.call(freezeGiftCard, { ...act, frozen: true });
    await expect(owner.call(applyCode, { code })).rejects.toMatchObject(refusal("gift-card-frozen"));
    await support.call(freezeGiftCard, { ...act, frozen: false });
    await expect(support.call(resendGiftCard, act)).rejects.toMatchObject(refusal("gift-card-without-address"));
    const recipient = { name: "Léa", email: `lea-${crypto.randomUUID()}@example.com` };
    // More than support may give in a day: finance sends it.
    await expect(support.call(resendGiftCard, { ...act, recipient })).rejects.toMatchObject(refusal("allowance-used-up"));
    await finance.call(resendGiftCard, { ...act, recipient });
    const kinds = async (to: string) => (await admin.call(outbox, { q: to })).rows.map(({ kind }) => kind);
    expect(
      await eventually(
        () => kinds(recipient.email),
        (all) => all.length > 0,
      ),
    ).toEqual(["gift-card-received"]);
    await eventually(
      () => kinds(email),
      (all) => all.includes("gift-card-reissued"),
    );
    await expect(buyer.call(printedGiftCard, { token })).rejects.toMatchObject({ status: 404 });
    await expect(owner.call(applyCode, { code })).rejects.toMatchObject(refusal("code-invalid"));

    const { refundId, waiting } = await support.call(refundGiftCard, act);
    expect(waiting).toBe(true);
    await expect(support.call(decideGiftCardRefund, { giftCardId, refundId, approved: true })).rejects.toMatchObject({ status: 403 });
    const waits = await eventually(
      async () => (await finance.call(findGiftCards, {})).rows.find((row) => row.giftCardId === giftCardId),
      (row) => row !== undefined,
    );
    expect(waits).toMatchObject({ standing: "refund-waits", refund: { refundId, cents: 25_000, reason: act.reason, mine: false } });
    await finance.call(decideGiftCardRefund, { giftCardId, refundId, approved: true });
    expect(
      await eventually(
        () => kinds(email),
        (all) => all.includes("gift-card-refunded"),
      ),
    ).toContain("gift-card-bought");
    expect(await found(support, waits!.lastFour)).toMatchObject({ standing: "refunded", leftCents: 0, issue: 2 });
    // Support finds it by the buyer's or a recipient's whole address; finance, which sees no address, by none.
    const byBoth = expect.arrayContaining([giftCardId, bonusIdOf(giftCardId)]);
    const foundBy = async (member: Visitor, address: string) =>
      (await member.call(findGiftCards, { email: address.toUpperCase() })).rows.map((row) => row.giftCardId);
    expect(await Promise.all([email, recipient.email].map((address) => foundBy(support, address)))).toEqual([byBoth, byBoth]);
    expect(await foundBy(finance, email)).toEqual([]);
    await expect(support.call(refundGiftCard, act)).rejects.toMatchObject(refusal("gift-card-refunded"));
  });
});
