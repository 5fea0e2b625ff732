import { allPolicies } from "@tablee/automation/policies/all-policies.gen";
import { AppendLog } from "@tablee/commands/append-log";
import { policiesOf, readAwaited, toCome } from "./pending.ts";

/** Policies whose acts do not show on the screens of the person who acted. */
const unawaited = [
  // The session is over before it has acted.
  "forget-person-when-erasure-requested",
  // The friend acts, or the driver; the referrer sees it.
  "give-referral-code-when-first-order-billed",
  "grant-credit-when-referral-credited",
  "record-referral-when-account-referred",
  // The list of friends has a stage for a mail that is still to be sent.
  "mail-invitation-when-friend-invited",
  "settle-referral-when-order-delivered",
  "notify-when-order-changes",
  "correct-menu-when-published",
  "correct-menus-when-product-revised",
  "open-capacity-when-menu-published",
  "pause-subscription-when-two-weeks-fail",
  "go-on-billing-when-gateway-tells",
  // The redemption itself grants its credit; the policy finishes what a crash interrupted.
  "grant-credit-when-points-redeemed",
  // The act that redeems grants the credit itself; the policy finishes what a crash interrupted.
  "grant-credit-when-gift-card-redeemed",
  "issue-bonus-when-gift-card-issued",
  "notify-buyer-when-gift-card-issued",
  // Staff see the refund itself; the buyer sees the money.
  "notify-buyer-when-gift-card-refunded",
  "notify-buyer-when-gift-card-reissued",
  "pay-refund-out-when-gift-card-refunded",
  // The act that pays settles it; the policy releases what a race or a crash left reserved.
  "settle-credit-when-reserved",
  // The act itself settles it; the policy finishes what a crash interrupted.
  "settle-refund-when-gift-card-refund-started",
  "notify-owner-when-points-dispute-answered",
  "notify-owner-when-stamp-card-completed",
  "welcome-owner-when-referral-code-given",
  "notify-owner-when-credit-withdrawn",
  "notify-owner-when-referral-credit-granted",
  "settle-capacity-when-order-gets-no-box",
  "settle-household-when-address-given",
  "settle-household-when-first-order-billed",
  // The act itself changes the state that sessions are judged by.
  "settle-staff-when-changed",
  // The act itself moves the weeks; the policy finishes what a crash interrupted.
  "follow-move-when-delivery-moves",
  "warn-owner-when-sign-ins-guessed",
  "mail-link-when-password-reset-requested",
  "mail-code-when-email-verification-requested",
  "notify-owner-when-subscription-changes-state",
  "notify-devices-when-box-comes",
  "settle-email-when-changed",
  "settle-newsletter-when-consent-changes",
  // Drivers see it, not the customer.
  "settle-stop-when-box-changes",
  "settle-stop-when-pickup-changes",
  // A delivery is recorded by the driver, and a refund by staff.
  "settle-stamp-when-box-delivered-or-refunded",
  // Drivers deliver and collect, and time charges.
  "end-pickup-when-box-does-not-come",
  "lend-returnables-when-order-delivered",
  "notify-household-when-returnable-charged",
  "pay-reversal-out-when-returnable-comes-back",
  "write-off-returnables-when-person-forgotten",
  "tell-owner-when-email-changed",
  "tell-owner-when-password-changed",
  "tell-owner-when-providers-change",
  "tell-owner-when-staff-act",
];

describe("the pending work of an act", () => {
  it("names every policy, or marks it as one that no reader awaits", () => {
    const named = Object.values(policiesOf).flatMap((policies) => policies.map(({ name }) => name));
    expect([...named, ...unawaited].toSorted()).toEqual(allPolicies.map(({ name }) => name).toSorted());
  });

  it("is what policies do about the types of events that were appended", () => {
    const written = new AppendLog();
    written.add("order", 7n, ["OrderEdited"]);
    written.add("stock", 9n, ["StockReserved"]);
    expect(toCome(written)).toEqual(new Map([["prices", 7n]]));
    written.add("order", 12n, ["OrderSkipped"]);
    expect(toCome(written)).toEqual(
      new Map([
        ["credit", 12n],
        ["prices", 12n],
      ]),
    );
  });

  it("may be anything that follows from the category where an earlier attempt appended", () => {
    const written = new AppendLog();
    written.add("account", 5n);
    expect([...toCome(written).keys()]).toEqual(["charges", "prices"]);
  });

  it("is awaited under its own names only", () => {
    expect(readAwaited("points=3,order=4,constructor=5")).toEqual(new Map([["points", 3n]]));
    expect(readAwaited(["points=3"])).toEqual(new Map());
  });
});
