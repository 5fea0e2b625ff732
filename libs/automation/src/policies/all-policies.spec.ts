import { globSync } from "node:fs";
import { basename } from "node:path";
import { causedBy } from "@tablee/commands/context";
import type { StoredEvent } from "@tablee/event-store/events";
import { allPolicies } from "./all-policies.gen.ts";

const here = import.meta.dirname;

/** Policies whose file has a newer name. The policy's own name is that of its checkpoint, and never changes. */
const renamed: Readonly<Record<string, string>> = { "resume-billing-when-gateway-reports": "go-on-billing-when-gateway-tells" };

const happened = (type: string, data: object, actor: object = { kind: "client", id: "a" }): StoredEvent =>
  ({ id: "e", type, stream: "order-1", data, metadata: { actor, correlationId: "c", subject: "a" } }) as unknown as StoredEvent;

const actsOn = (event: StoredEvent): string[] =>
  allPolicies
    .filter(({ name, types, acts }) => types.includes(event.type) && acts(event, causedBy(name, event, "2027-02-01T12:00:00Z")).length > 0)
    .map(({ name }) => name)
    .sort();

describe("policies", () => {
  it("are all listed: one for each file of the folder", () => {
    const files = globSync("**/*-when-*.ts", { cwd: here, exclude: ["**/*.spec.ts"] }).map((file) => file.slice(0, -".ts".length));
    expect(allPolicies.map(({ name }) => name).sort()).toEqual(
      files
        .map((file) => basename(file))
        .map((file) => renamed[file] ?? file)
        .sort(),
    );
  });

  it.each([
    ["MenuPublished", {}, ["correct-menu-when-published", "open-capacity-when-menu-published"]],
    ["ProductRevised", {}, ["correct-menus-when-product-revised"]],
    ["ProductIntroduced", {}, []],
    ["AccountReferred", {}, ["record-referral-when-account-referred"]],
    ["ReferralCredited", {}, ["grant-credit-when-referral-credited"]],
    ["ReferralRefused", {}, []],
    ["ReferralCodeGiven", { givenAt: "2027-02-01T11:00:00.000Z" }, ["welcome-owner-when-referral-code-given"]],
    ["ReferralCodeGiven", { givenAt: "2027-01-30T11:00:00.000Z" }, []],
    ["FriendInvited", {}, ["mail-invitation-when-friend-invited"]],
    ["InvitationMailed", {}, []],
    ["AddressGiven", {}, ["settle-household-when-address-given"]],
    ["AddressGiven", { time: {} }, ["follow-move-when-delivery-moves", "settle-household-when-address-given"]],
    ["DeliveryNoteWritten", {}, ["settle-stop-when-box-changes"]],
    ["OrderHandoverChosen", {}, ["settle-stop-when-box-changes"]],
    ["DeliveryMoved", {}, ["follow-move-when-delivery-moves", "notify-owner-when-subscription-changes-state"]],
    ["PlanChanged", {}, ["notify-owner-when-subscription-changes-state"]],
    ["PlanChanged", { during: "sign-up" }, []],
    ["ProviderLinked", { during: "sign-up" }, []],
    ["ProviderLinked", { during: "sign-in" }, ["tell-owner-when-providers-change"]],
    ["ProviderLinked", { during: "settings" }, ["tell-owner-when-providers-change"]],
    ["ActingBegan", {}, ["tell-owner-when-staff-act"]],
    ["ProviderUnlinked", {}, ["tell-owner-when-providers-change"]],
    ["ConsentGiven", { purpose: "newsletter" }, ["settle-newsletter-when-consent-changes"]],
    ["ConsentWithdrawn", { purpose: "newsletter" }, ["settle-newsletter-when-consent-changes"]],
    ["ConsentGiven", { purpose: "email" }, []],
    ["PaymentMethodGiven", {}, ["bill-again-when-payment-method-given"]],
    ["OrderOutForDelivery", {}, ["notify-devices-when-box-comes", "notify-when-order-changes"]],
    ["SubscriptionPaused", {}, ["align-weeks-when-subscription-changes-state", "notify-owner-when-subscription-changes-state"]],
    ["PauseEndMoved", {}, ["align-weeks-when-subscription-changes-state", "notify-owner-when-subscription-changes-state"]],
    [
      "SubscriptionClosed",
      {},
      [
        "align-weeks-when-subscription-changes-state",
        "end-points-when-subscription-closed",
        "notify-owner-when-subscription-changes-state",
      ],
    ],
    ["OrderDeliveryChanged", {}, ["end-pickup-when-box-does-not-come", "spread-code-when-boxes-change"]],
    ["ReturnableCharged", {}, ["notify-household-when-returnable-charged"]],
    ["PickupBooked", {}, ["settle-stop-when-pickup-changes"]],
    ["PickupCancelled", {}, ["settle-stop-when-pickup-changes"]],
    ["CollectionAttempted", {}, ["settle-stop-when-pickup-changes"]],
    ["ReturnableLeftUnpaid", {}, ["notify-household-when-returnable-charged"]],
    ["ReturnableChargeReversed", {}, ["notify-household-when-returnable-charged", "pay-reversal-out-when-returnable-comes-back"]],
    ["PersonForgotten", {}, ["write-off-returnables-when-person-forgotten"]],
    ["PointsRedeemed", {}, ["grant-credit-when-points-redeemed"]],
    ["PointsDisputeAnswered", {}, ["notify-owner-when-points-dispute-answered"]],
    ["CreditGranted", { source: "referral" }, ["notify-owner-when-referral-credit-granted"]],
    ["CreditGranted", { source: "bonus" }, []],
    ["CreditReserved", { purpose: { kind: "order", orderId: "order-1" } }, ["settle-credit-when-reserved"]],
    ["CreditReserved", {}, []],
    ["CreditWithdrawn", { cents: 1_250 }, ["notify-owner-when-credit-withdrawn"]],
    ["CreditWithdrawn", { cents: 0 }, []],
    ["StampCardCompleted", {}, ["notify-owner-when-stamp-card-completed"]],
    ["GiftCardIssued", { kind: "purchased" }, ["issue-bonus-when-gift-card-issued", "notify-buyer-when-gift-card-issued"]],
    ["GiftCardIssued", { kind: "bonus" }, []],
    ["GiftCardReissued", {}, ["notify-buyer-when-gift-card-reissued"]],
    ["GiftCardRedeemed", {}, ["grant-credit-when-gift-card-redeemed"]],
    ["RecurringItemChosen", {}, ["place-recurring-items-when-chosen"]],
    [
      "OrderRefunded",
      {},
      ["notify-when-order-changes", "pay-refund-out-when-order-refunded", "settle-stamp-when-box-delivered-or-refunded"],
    ],
    [
      "OrderBilled",
      {},
      [
        "add-points-when-order-earns-them",
        "give-referral-code-when-first-order-billed",
        "make-orders-when-first-order-billed",
        "notify-when-order-changes",
        "settle-credit-when-order-is-paid-or-ends",
        "settle-household-when-first-order-billed",
        "settle-stop-when-box-changes",
      ],
    ],
    [
      "OrderFailed",
      { kind: "payment" },
      [
        "end-pickup-when-box-does-not-come",
        "notify-when-order-changes",
        "pause-subscription-when-two-weeks-fail",
        "refund-when-delivery-failed-for-good",
        "settle-capacity-when-order-gets-no-box",
        "settle-credit-when-order-is-paid-or-ends",
        "settle-stop-when-box-changes",
        "spread-code-when-boxes-change",
      ],
    ],
  ])("act on %s", (type, data, names) => {
    expect(actsOn(happened(type, data))).toEqual(names);
  });

  it("do not spread a code for new customers, which the sign-up applies", () => {
    expect(actsOn(happened("DiscountCodeApplied", { audience: "sign-up" }))).toEqual([]);
    expect(actsOn(happened("DiscountCodeApplied", { audience: "account" }))).toEqual(["spread-code-when-boxes-change"]);
  });

  it("resume a charge that the gateway completed, not one that recorded its own outcome", () => {
    expect(actsOn(happened("PaymentCaptured", {}))).toEqual([]);
    expect(actsOn(happened("PaymentCaptured", {}, { kind: "system", id: "payment-gateway" }))).toEqual([
      "go-on-billing-when-gateway-tells",
    ]);
  });

  it("give points for an unskip that a person asked for", () => {
    const aligning = { kind: "system", id: "align-weeks-when-subscription-changes-state" };
    expect(actsOn(happened("OrderUnskipped", {}))).toContain("add-points-when-order-earns-them");
    expect(actsOn(happened("OrderUnskipped", {}, aligning))).not.toContain("add-points-when-order-earns-them");
  });
});
