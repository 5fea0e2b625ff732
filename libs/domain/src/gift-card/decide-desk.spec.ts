import { accountId } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { idFrom } from "../kernel/ids.ts";
import { cents } from "../kernel/money.ts";
import type { DeskCommand } from "./decide-desk.ts";
import { giftCard } from "./decider.ts";
import { giftCardTimer } from "./due.ts";
import type { GiftCardEvent } from "./events.ts";
import { type GiftCardDetails, needsBuyer } from "./state.ts";

const at = "2027-02-03T15:00:00.000Z";
const later = "2027-02-04T15:00:00.000Z";
const details: GiftCardDetails = {
  buyerId: accountId,
  buyer: { name: "Rosalie Tremblay", email: "rosalie@example.com" },
  recipient: { name: "Noé", email: "noe@example.com" },
  delivery: { by: "email" },
  language: "fr",
};
const code = { codeHash: "hash", lastFour: "7K2Q" };
const purchase = (bought: GiftCardDetails = details): GiftCardEvent[] => [
  { type: "GiftCardStarted", data: { cents: cents(25_000), provider: "card", startedAt: at } },
  { type: "GiftCardRequested", data: { attempt: 1, ...bought, methodToken: "tok_visa", requestedAt: at } },
  { type: "GiftCardIssued", data: { kind: "purchased", cents: cents(25_000), issue: 1, ...code, issuedAt: at } },
];
const paid = purchase();
const mailed: GiftCardEvent = { type: "GiftCardMailed", data: { issue: 1, result: "sent", mailedAt: at } };
const bonus: GiftCardEvent = {
  type: "GiftCardIssued",
  data: { kind: "bonus", cents: cents(2_500), issue: 1, ...code, broughtBy: idFrom("purchase"), expiresAt: later, issuedAt: at },
};
const redeemed: GiftCardEvent = {
  type: "GiftCardRedeemed",
  data: { accountId, kind: "purchased", cents: cents(25_000), redeemedAt: at },
};
const refundId = idFrom("refund");
const repeat: DeskCommand = { type: "RepeatGiftCardMail", requestId: idFrom("again"), at: later };
const reissue = (issue = 2): DeskCommand => ({
  type: "ReissueGiftCard",
  issue,
  recipient: { name: "Léa", email: "lea@example.com" },
  codeHash: "other",
  lastFour: "9QX4",
  at: later,
});
const freeze: DeskCommand = { type: "FreezeGiftCard", because: "staff", at };
const freezeForGood: DeskCommand = { type: "FreezeGiftCard", because: "purchase-refunded", at };
const unfreeze: DeskCommand = { type: "UnfreezeGiftCard", at };
const refund = (needsApproval: boolean, by = "support"): DeskCommand => ({
  type: "RefundGiftCard",
  refundId,
  by,
  needsApproval,
  at,
});
const approve = (by: string): DeskCommand => ({ type: "ApproveGiftCardRefund", refundId, by, at });
const decline: DeskCommand = { type: "DeclineGiftCardRefund", refundId, by: "finance", at };
const redeem = (codeHash = "hash") => ({ type: "RedeemGiftCard", codeHash, accountId, at }) as const;

const after = (past: readonly GiftCardEvent[], ...commands: readonly DeskCommand[]): GiftCardEvent[] =>
  commands.reduce<GiftCardEvent[]>((events, command) => [...given(giftCard, events).when(command).events], [...past]);
const dueAfter = (events: readonly GiftCardEvent[]) => {
  const recorded = { stream: "giftcard-one", at, actor: { kind: "system", id: "spec" }, accountId: undefined } as const;
  const state = events.reduce(
    (waiting, event) => (event.type === "GiftCardRedeemed" ? waiting : giftCardTimer.evolve(waiting, event, recorded)),
    undefined as ReturnType<typeof giftCardTimer.evolve>,
  );
  return state && giftCardTimer.dueOf(state, "one");
};

describe("staff send a card again", () => {
  it("to the same recipient with the same code, once a request, after the first mail was sent", () => {
    given(giftCard, paid).when(repeat).thenRefused("gift-card-mail-waits");
    const repeated = after([...paid, mailed], repeat);
    expect(repeated.at(-1)).toMatchObject({ type: "GiftCardMailRequested", data: { issue: 1 } });
    given(giftCard, repeated).when(repeat).thenRefused("gift-card-mail-waits");
    expect(dueAfter(repeated)).toMatchObject({ kind: "gift-card-mail", at: later });
    const sent = after(repeated);
    given(giftCard, sent).when({ type: "RecordGiftCardMailed", issue: 1, result: "sent", at }).thenState({ repeats: undefined });
    expect(dueAfter([...repeated, mailed])).toBeUndefined();
  });

  it("at once where its day is still to come, instead of on that day", () => {
    const ahead = purchase({ ...details, delivery: { by: "email", on: { date: "2027-02-14", zone: "America/Toronto" } } });
    expect(dueAfter(ahead)).toMatchObject({ at: "2027-02-14T13:00:00.000Z" });
    const asked = after(ahead, repeat);
    expect(dueAfter(asked)).toMatchObject({ kind: "gift-card-mail", at: later });
    expect(dueAfter([...asked, mailed])).toBeUndefined();
    given(giftCard, asked).when(repeat).thenRefused("gift-card-mail-waits");
  });

  it("to another recipient with the code of the next issue, after which the last one is void", () => {
    const other = after([...paid, mailed], reissue());
    expect(dueAfter(other)).toMatchObject({ kind: "gift-card-mail", at: later });
    given(giftCard, other).when(redeem()).thenRefused("code-invalid");
    given(giftCard, other).when(redeem("other")).thenState({ status: "redeemed" });
    given(giftCard, other).when(reissue()).thenNothing();
    given(giftCard, other)
      .when({ type: "RecordGiftCardMailed", issue: 2, result: "sent", at })
      .thenState({ mailed: { issue: 2 } });
  });

  it("if there is an address to write to, and a buyer to name", () => {
    const printed = purchase({ ...details, recipient: { name: "Noé" }, delivery: { by: "print" } });
    given(giftCard, printed).when(repeat).thenRefused("gift-card-without-address");
    given(giftCard, printed)
      .when(reissue())
      .thenState({ issue: 2, details: expect.objectContaining({ delivery: { by: "email" } }) });
    given(giftCard, [bonus, mailed]).when(reissue()).thenRefused("gift-card-without-address");
    const { buyer: _, recipient: __, ...forgotten } = details;
    given(giftCard, purchase(forgotten as GiftCardDetails))
      .when(reissue())
      .thenRefused("gift-card-without-address");
  });
});

describe("the names and addresses of a purchase", () => {
  const isNeeded = (events: readonly GiftCardEvent[]) => needsBuyer(events.reduce(giftCard.evolve, giftCard.initialState));

  it("are needed until the mail of the present code is sent, and each repetition", () => {
    expect(isNeeded(paid)).toBe(true);
    expect(isNeeded([...paid, mailed])).toBe(false);
    expect(isNeeded(after([...paid, mailed], repeat))).toBe(true);
    expect(isNeeded([...after([...paid, mailed], repeat), mailed])).toBe(false);
    expect(isNeeded(after([...paid, mailed], reissue()))).toBe(true);
  });

  it("are not needed once the card was refunded, mailed or not", () => {
    expect(isNeeded(after(paid, refund(false)))).toBe(false);
  });
});

describe("a mail that comes back", () => {
  const returned = { type: "RecordGiftCardReturned", issue: 1, at: later } as const;

  it("is recorded once, and the repetition that waits is still sent", () => {
    const repeating = after([...paid, mailed], repeat);
    const back = given(giftCard, repeating).when(returned).events;
    expect(back.at(-1)).toMatchObject({ type: "GiftCardMailed", data: { result: "refused", cameBack: true } });
    given(giftCard, back).when(returned).thenNothing();
    given(giftCard, back)
      .when({ type: "RecordGiftCardMailed", issue: 1, result: "sent", at })
      .thenState({ repeats: undefined, mailed: { result: "sent" } });
    expect(dueAfter(back)).toMatchObject({ kind: "gift-card-mail", at: later });
    expect(dueAfter([...back, mailed])).toBeUndefined();
  });

  it("is its outcome where that was not recorded yet", () => {
    const events = given(giftCard, paid).when(returned).events;
    expect(events.at(-1)).toEqual({ type: "GiftCardMailed", data: { issue: 1, result: "refused", mailedAt: later } });
    expect(dueAfter(events)).toBeUndefined();
  });
});

describe("a card that staff froze", () => {
  it("cannot be redeemed or sent until that ends, and its first mail waits", () => {
    const frozen = after(paid, freeze);
    given(giftCard, frozen).when(freeze).thenNothing();
    for (const command of [redeem(), reissue()]) given(giftCard, frozen).when(command).thenRefused("gift-card-frozen");
    expect(dueAfter(frozen)).toBeUndefined();
    expect(dueAfter(after(frozen, unfreeze))).toMatchObject({ kind: "gift-card-mail", at });
    given(giftCard, after(frozen, unfreeze)).when(redeem()).thenState({ status: "redeemed" });
    given(giftCard, paid).when(unfreeze).thenNothing();
    expect(dueAfter(after([...paid, mailed], freeze, unfreeze))).toBeUndefined();
  });

  it("stays frozen where the purchase that brought a bonus was refunded, even if staff had frozen it before", () => {
    for (const before of [[], [freeze]]) {
      const frozen = after([bonus], ...before, freezeForGood);
      given(giftCard, frozen).when(unfreeze).thenRefused("gift-card-refunded");
      for (const command of [freeze, freezeForGood]) given(giftCard, frozen).when(command).thenNothing();
    }
  });

  it("holds its mail once, however many reasons there are", () => {
    const both = after(paid, freeze, freezeForGood);
    expect(dueAfter(both)).toBeUndefined();
    expect(dueAfter([...both, { type: "GiftCardUnfrozen", data: { unfrozenAt: later } }])).toMatchObject({ kind: "gift-card-mail" });
  });
});

describe("the refund of a card", () => {
  it("is made once, and the code is void", () => {
    const refunded = after(paid, refund(false));
    expect(refunded.at(-1)).toMatchObject({ type: "GiftCardRefunded", data: { cents: 25_000, refundedBy: "support" } });
    given(giftCard, refunded).when(refund(false)).thenNothing();
    given(giftCard, refunded)
      .when({ ...refund(false), refundId: idFrom("another") } as DeskCommand)
      .thenRefused("gift-card-refunded");
    for (const command of [redeem(), freeze, repeat]) given(giftCard, refunded).when(command).thenRefused("gift-card-refunded");
    expect(dueAfter(refunded)).toBeUndefined();
  });

  it("waits for a second person above the limit, and holds the card and its mail while it does", () => {
    const waiting = after(paid, refund(true));
    expect(waiting.at(-1)).toMatchObject({ type: "GiftCardRefundRequested", data: { requestedBy: "support" } });
    given(giftCard, waiting).when(redeem()).thenRefused("gift-card-frozen");
    given(giftCard, waiting).when(refund(true)).thenNothing();
    expect(dueAfter(waiting)).toBeUndefined();
    given(giftCard, waiting).when(approve("support")).thenRefused("second-person-needed");
    const approved = after(waiting, approve("finance"));
    expect(approved.at(-1)).toMatchObject({ data: { refundedBy: "support", approvedBy: "finance" } });
    given(giftCard, approved).when(approve("finance")).thenNothing();
    given(giftCard, approved).when(decline).thenRefused("refund-paid");
  });

  it("that is declined leaves the card as it was", () => {
    const declined = after(paid, refund(true), decline);
    given(giftCard, declined).when(decline).thenNothing();
    given(giftCard, declined).when(approve("finance")).thenRefused("refund-not-found");
    given(giftCard, declined).when(redeem()).thenState({ status: "redeemed" });
    expect(dueAfter(declined)).toMatchObject({ kind: "gift-card-mail" });
    expect(dueAfter(after(paid, freeze, refund(true), decline))).toBeUndefined();
  });

  it("is refused where the caller was shown less: all of it is refunded, or nothing", () => {
    const shown = (amount: number) => ({ ...refund(false), maxCents: cents(amount) }) as DeskCommand;
    given(giftCard, paid).when(shown(1)).thenRefused("gift-card-left-changed");
    expect(after(paid, shown(25_000)).at(-1)).toMatchObject({ type: "GiftCardRefunded", data: { cents: 25_000 } });
  });

  it("is refused for what was never paid for", () => {
    given(giftCard, [bonus]).when(refund(false)).thenRefused("gift-card-not-paid");
    given(giftCard, paid.slice(0, 2)).when(refund(false)).thenRefused("gift-card-not-found");
  });
});

describe("the refund of what is left of a redeemed card", () => {
  const used = [...paid, mailed, redeemed];
  const left = (leftCents: number, needsApproval = false, id = refundId) =>
    ({ ...refund(needsApproval), refundId: id, leftCents: cents(leftCents) }) as DeskCommand;
  const settle = (amount: number): DeskCommand => ({ type: "SettleGiftCardRefund", refundId, cents: cents(amount), at });

  it("starts, and ends with what the account's credit gave back", () => {
    const started = after(used, left(9_000));
    expect(started.at(-1)).toMatchObject({ type: "GiftCardRefundStarted", data: { cents: 9_000, refundedBy: "support" } });
    given(giftCard, started).when(left(9_000)).thenNothing();
    given(giftCard, started)
      .when(left(9_000, false, idFrom("another desk")))
      .thenRefused("gift-card-refund-under-way");
    const settled = after(started, settle(4_000));
    expect(settled.at(-1)).toMatchObject({ type: "GiftCardRefunded", data: { cents: 4_000, refundedBy: "support" } });
    given(giftCard, settled).when(settle(4_000)).thenNothing();
    given(giftCard, settled)
      .when(left(1, false, idFrom("again")))
      .thenRefused("gift-card-refunded");
    given(giftCard, settled)
      .when(settle(4_000))
      .thenState({ status: "refunded", refundedCents: cents(4_000), accountId });
    expect(dueAfter(settled)).toBeUndefined();
  });

  it("is dropped where nothing was left any more, and may be asked for again", () => {
    const dropped = after(used, left(9_000), settle(0));
    expect(dropped.at(-1)).toMatchObject({ type: "GiftCardRefundDropped" });
    given(giftCard, dropped)
      .when(left(500, false, idFrom("later")))
      .thenEvents({
        type: "GiftCardRefundStarted",
        data: { refundId: idFrom("later"), cents: cents(500), refundedBy: "support", startedAt: at },
      });
    given(giftCard, used).when(left(0)).thenRefused("gift-card-used-up");
    given(giftCard, used)
      .when({ ...left(9_000), maxCents: cents(8_999) } as DeskCommand)
      .thenRefused("gift-card-left-changed");
    // The card was redeemed after the refund was judged.
    given(giftCard, used).when(refund(false)).thenRefused("code-used");
    given(giftCard, paid).when(settle(1)).thenNothing();
  });

  it("waits for a second person, who approves what was asked for while no more is left", () => {
    const waiting = after(used, left(21_000, true));
    expect(waiting.at(-1)).toMatchObject({ type: "GiftCardRefundRequested", data: { cents: 21_000 } });
    given(giftCard, waiting)
      .when(left(100, false, idFrom("another desk")))
      .thenRefused("gift-card-refund-under-way");
    given(giftCard, waiting).when(approve("support")).thenRefused("second-person-needed");
    const agreed = (leftCents: number) => ({ ...approve("finance"), leftCents: cents(leftCents) }) as DeskCommand;
    given(giftCard, waiting).when(agreed(21_001)).thenRefused("gift-card-left-changed");
    const approved = after(waiting, agreed(20_500));
    expect(approved.at(-1)).toMatchObject({
      type: "GiftCardRefundStarted",
      data: { cents: 21_000, refundedBy: "support", approvedBy: "finance" },
    });
    given(giftCard, approved).when(approve("finance")).thenNothing();
    expect(after(approved, settle(20_500)).at(-1)).toMatchObject({ data: { cents: 20_500, approvedBy: "finance" } });
    const declined = after(waiting, decline);
    given(giftCard, declined)
      .when(left(100))
      .thenState({ status: "redeemed", started: expect.objectContaining({ cents: 100 }) as never });
    expect(dueAfter(declined)).toBeUndefined();
  });
});
