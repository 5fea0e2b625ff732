import { Address, AddressOutcome, AddressTriedIn, DeliveryTime, PersonName } from "@tablee/domain/account/vocabulary";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { Region } from "@tablee/domain/kernel/place/region";
import { AccountIdText, DateText, WeekText, WholeCents } from "@tablee/domain/kernel/schemas";
import { NewPassword } from "@tablee/domain/kernel/text/password";
import { Words } from "@tablee/domain/product/vocabulary";
import { Plan, Tastes } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";
import { SuggestedAddresses, TypedAddress, unfitAddresses, whereBoxesGo } from "../address-schemas.ts";
import { defineCall } from "../call.ts";
import { DeliveryDay, Done, MaybeDate, Nothing, OfferWords, TestCard } from "../schemas.ts";
import { Email, OnlyEmail, PlanSelection, weakPasswords } from "../signup-schemas.ts";
import { TypedCode, TypedPostalCode } from "../typed-texts.ts";
import { SignupStep } from "./sessions.ts";

const base = "/api/v1/signup";
const writes = ["account", "claim"] as const;

const Person = { firstName: PersonName, lastName: PersonName };

export const currentStep = defineCall("GET", `${base}/current_step`, {
  who: "visitor",
  summary: "The sign-up step to go on with, and the discount code on hand.",
  input: Nothing,
  output: z.strictObject({ step: SignupStep, discountCode: z.string().nullable() }),
  reads: ["orders", "subscriptions"],
  beside: ["signup"],
});

const PlanPrice = z
  .strictObject({
    picks: z.int(),
    perServingCents: WholeCents,
    servings: z.int(),
    weekCents: WholeCents,
    /** The price of the first box with the offer, delivered free; before taxes and surcharges. */
    firstBoxCents: WholeCents,
    /** The free meals of the offer that wait for the next box. */
    mealsWaiting: z.int().min(0),
  })
  .meta({ id: "PlanPrice" });

export const subscriptionPlans = defineCall("GET", `${base}/subscription_plans`, {
  who: "visitor",
  summary: "Plans with what they cost a serving and a week, and the first box with the offer of the visit.",
  input: Nothing,
  output: z.strictObject({
    readyToCook: z.array(z.strictObject({ persons: z.union([z.literal(2), z.literal(4)]), options: z.array(PlanPrice) })),
    readyToEat: z.array(PlanPrice),
    deliveryFeeCents: WholeCents,
    freeDeliveryFromCents: WholeCents,
    orderMinimumCents: WholeCents,
    /** The offer of the visit, if there is one. */
    offer: OfferWords.nullable(),
  }),
  beside: ["signup"],
});

export const getStartedData = defineCall("GET", `${base}/get_started_data`, {
  who: "visitor",
  summary: "What the sign-up opens with: plans from, regions, and the default offer.",
  input: Nothing,
  output: z.strictObject({
    fromPerServingCents: WholeCents,
    fromPerWeekCents: WholeCents,
    regions: z.array(Region),
    offerCode: z.string().nullable(),
  }),
  beside: ["signup"],
});

export const savePlan = defineCall("POST", `${base}/save_plan`, {
  who: "visitor",
  summary: "Keeps the chosen plan and tastes, with the account where there is one, until a first order is made.",
  input: PlanSelection,
  output: z.strictObject({ step: SignupStep }),
  refusals: ["plan-not-offered", "selection-invalid", "subscription-exists"],
  beside: ["signup"],
  writes: ["account"],
});

/** A POST, since allergens stay out of addresses. */
export const fittingDishes = defineCall("POST", `${base}/fitting_dishes`, {
  who: "visitor",
  own: true,
  summary: "How many dishes of the next week fit a plan and tastes, and how many a box would have.",
  input: z.strictObject({ plan: Plan, tastes: Tastes }),
  output: z.strictObject({
    week: WeekText,
    /** The dishes of the plan's type, and those of them that can come. */
    of: z.int(),
    fit: z.int(),
    /** The dishes of a box: fewer than the plan has where too few fit. */
    picks: z.int(),
    /** Such a box would be below the order minimum, and not delivered. */
    tooSmall: z.boolean(),
  }),
  refusals: ["menu-not-found", "selection-invalid"],
  reads: ["subscriptions", "menus", "stock_levels"],
  beside: ["signup"],
});

export const getSelectedPlan = defineCall("GET", `${base}/get_selected_plan`, {
  who: "visitor",
  summary: "The plan chosen so far.",
  input: Nothing,
  output: z.strictObject({ selection: PlanSelection.nullable() }),
  beside: ["signup"],
});

export const checkEmail = defineCall("POST", `${base}/check_email`, {
  who: "visitor",
  summary: "Whether an address can still be registered. Throttled, and answers in equal time.",
  input: OnlyEmail,
  output: z.strictObject({ available: z.boolean() }),
  refusals: ["too-many-attempts"],
  writes: [],
});

export const createClient = defineCall("POST", `${base}/create_client`, {
  who: "visitor",
  personal: true,
  summary: "Registers: opens the account and signs it in.",
  input: z.strictObject({
    ...Person,
    email: Email,
    password: NewPassword,
    /** The wording of the newsletter that was agreed to, where its box was ticked. */
    consentToNews: z.literal(currentWordings.newsletter, "consent-wording-unknown").optional(),
  }),
  output: z.strictObject({ clientId: AccountIdText, step: SignupStep }),
  refusals: ["email-taken", ...weakPasswords, "already-signed-in", "code-invalid", "too-many-attempts"],
  writes: [...writes, "consent"],
  beside: ["signup"],
});

export const validatePhone = defineCall("POST", `${base}/validate_phone`, {
  who: "visitor",
  summary: "Whether a phone number can be called in Canada, and its normal form.",
  input: z.strictObject({ phone: z.string().max(30) }),
  output: z.strictObject({ valid: z.boolean(), phone: z.string().nullable() }),
});

export const deliveryOptions = defineCall("GET", `${base}/delivery_options`, {
  who: "visitor",
  summary: "Whether a postal code is delivered to, and on which days and in which windows.",
  input: z.strictObject({ postalCode: TypedPostalCode }),
  output: z.strictObject({
    served: z.boolean(),
    city: Words.nullable(),
    region: Region.nullable(),
    days: z.array(DeliveryDay),
  }),
  refusals: ["postal-code-invalid"],
});

export const checkPostalCode = defineCall("GET", `${base}/check_pc_for_freshprep`, {
  who: "visitor",
  summary: "Whether a postal code is delivered to, and in which region.",
  input: z.strictObject({ postalCode: TypedPostalCode }),
  output: z.strictObject({ served: z.boolean(), region: Region.nullable() }),
  refusals: ["postal-code-invalid"],
});

export const testPaymentData = defineCall("GET", `${base}/test_payment_data`, {
  who: "visitor",
  summary: "The cards to try payments with, by what becomes of them. Outside production only; there it is not found.",
  input: Nothing,
  output: z.strictObject({ cards: z.array(TestCard).min(1) }),
  refusals: ["not-found"],
});

export const recordAddressAttempt = defineCall("POST", `${base}/record_address_attempt`, {
  who: "visitor",
  summary: "Notes an address that boxes do not come to: for staff with an account, of a visitor only the postal prefix.",
  /** `triedIn`: where a customer entered it; without it, a visitor did. `postalCode`: empty where it is unknown. */
  input: z.strictObject({
    postalCode: TypedPostalCode,
    outcome: AddressOutcome.default("outside-area"),
    triedIn: AddressTriedIn.optional(),
  }),
  output: Done,
  refusals: ["account-closed"],
  writes: ["account"],
});

export const suggestSignupAddresses = defineCall("POST", `${base}/suggest_addresses`, {
  who: "client",
  own: true,
  summary: "Addresses that begin as what was typed, for the address of a sign-up.",
  input: TypedAddress,
  output: SuggestedAddresses,
  refusals: ["too-many-attempts"],
});

export const saveAddress = defineCall("POST", `${base}/save_address`, {
  who: "client",
  summary:
    "Where boxes go: an address that was picked from the suggestions, with the day and window there, if given. One account a household.",
  input: z.strictObject({ ...whereBoxesGo, time: DeliveryTime.optional() }),
  /** `step`: the next one, where a day and window were given. */
  output: z.strictObject({ region: Region, days: z.array(DeliveryDay), step: SignupStep.optional() }),
  refusals: [
    ...unfitAddresses,
    "address-missing",
    "household-taken",
    "slot-fixed",
    "slot-not-offered",
    "subscription-has-address",
    "account-closed",
    "acting-refused",
  ],
  writes: [...writes, "consent"],
  beside: ["signup"],
});

export const savedDelivery = defineCall("GET", `${base}/saved_delivery`, {
  who: "client",
  own: true,
  summary: "The address and the day and window that were given so far, to be looked at again.",
  input: Nothing,
  output: z.strictObject({
    address: Address.nullable(),
    slot: DeliveryTime.nullable(),
    /** True if offers may be texted to the phone of the address. */
    offersByText: z.boolean(),
  }),
  beside: ["signup"],
});

export const updateDeliverySlot = defineCall("POST", `${base}/update_delivery_slot`, {
  who: "client",
  summary: "The day and window of the coming boxes, until a first order is made.",
  input: DeliveryTime,
  output: z.strictObject({ step: SignupStep, firstDelivery: DateText }),
  refusals: ["address-missing", "slot-not-offered", "slot-fixed"],
  beside: ["signup"],
  writes: ["account"],
});

export const firstDeliveryString = defineCall("GET", `${base}/first_delivery_string`, {
  who: "client",
  summary: "The first delivery in words, both languages.",
  input: Nothing,
  output: z.strictObject({ en: z.string(), fr: z.string(), date: MaybeDate }),
  beside: ["signup"],
});

export const saveDiscountCode = defineCall("POST", `${base}/save_discount_code`, {
  who: "visitor",
  summary: "Checks a code and keeps it for the first order, or redeems a client's gift card. Unknown codes count as guesses.",
  input: z.strictObject({ code: TypedCode }),
  /** The code of a gift card comes back as its last four. */
  output: OfferWords.extend({ isGiftCard: z.boolean() }),
  refusals: [
    "account-closed",
    "code-invalid",
    "code-expired",
    "code-fixed",
    "code-used",
    "gift-card-frozen",
    "gift-card-refunded",
    "gift-code-without-account",
    "subscription-closed",
    "too-many-attempts",
  ],
  reads: ["gift_cards"],
  waits: true,
  beside: ["signup"],
  writes: ["account", "giftcard", "credit"],
});
