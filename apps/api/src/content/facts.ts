import { friendsMealsOn } from "@tablee/commands/referral/friends-meals";
import { calendarPolicies } from "@tablee/domain/calendar/policy";
import { STATED_CITIES } from "@tablee/domain/geography/vocabulary";
import { giftCardPolicies } from "@tablee/domain/gift-card/policy";
import { inquiryPolicies } from "@tablee/domain/inquiry/policy";
import { shortMoneyWords, wholeWords } from "@tablee/domain/kernel/money-words";
import type { Language } from "@tablee/domain/kernel/place/region";
import { policyOn } from "@tablee/domain/kernel/policy";
import { clockWords } from "@tablee/domain/kernel/time-words";
import { menuPolicies } from "@tablee/domain/menu/policy";
import { pointsPolicies } from "@tablee/domain/points/policy";
import { pricePolicies } from "@tablee/domain/pricing/policy";
import { referralPolicies } from "@tablee/domain/referral/policy";
import { returnablesPolicies } from "@tablee/domain/returnables/policy";
import { reviewPolicies } from "@tablee/domain/review/policy";
import { stampCardPolicies } from "@tablee/domain/stamp-card/policy";
import type { Brand } from "@tablee/platform/brand";

const DAYS_A_WEEK = 7;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/**
 * The facts that a text may name as `{{name}}`, in the words of a language: an editor writes no price, deadline or count. Of the day
 * on which the text is read; the brand's contact is the configured one.
 */
export function factsOn(day: string, brand: Brand, language: Language) {
  const money = (cents: number) => shortMoneyWords(cents, language);
  const count = (value: number) => String(value);
  const prices = policyOn(pricePolicies, day);
  const calendar = policyOn(calendarPolicies, day);
  const bags = policyOn(returnablesPolicies, day);
  const gifts = policyOn(giftCardPolicies, day);
  const points = policyOn(pointsPolicies, day);
  const referrals = policyOn(referralPolicies, day);
  const stamps = policyOn(stampCardPolicies, day);
  const reviews = policyOn(reviewPolicies, day);
  const { atLeast } = policyOn(menuPolicies, day);
  const tiers = [...prices.readyToCook[2], ...prices.readyToCook[4], ...prices.readyToEat];
  const mealCounts = prices.readyToEat.map(({ from }) => from);
  const [lowRate, highRate] = [points.rates[0]!, points.rates.at(-1)!];
  return {
    brand: brand.name,
    email: brand.contact.email,
    phone: brand.contact.phone ?? "",
    seller: brand.seller.name,
    sellerAddress: `${brand.seller.address.line}, ${brand.seller.address.city} (${brand.seller.address.province}) ${brand.seller.address.postalCode}`,
    cities: count(STATED_CITIES),
    recipes: count(atLeast["ready-to-cook"]),
    meals: count(atLeast["ready-to-cook"] + atLeast["ready-to-eat"]),
    readyMeals: count(atLeast["ready-to-eat"]),
    mealsFrom: count(Math.min(...mealCounts)),
    mealsTo: count(Math.max(...mealCounts)),
    marketItems: count(atLeast.market),
    orderMinimum: money(prices.orderMinimum),
    deliveryFee: money(prices.deliveryFee),
    freeDeliveryFrom: money(prices.freeDeliveryFrom),
    perServingFrom: money(Math.min(...tiers.map(({ perServing }) => perServing))),
    openWeeks: count(calendar.openWeeks),
    cutoffDays: count(calendar.cutoffDaysBefore),
    // The cutoff is a local midnight, and the minute before it is shown.
    cutoffTime: clockWords(afterMidnight(-1), language),
    chargeDays: count(calendar.cutoffDaysBefore - 1),
    chargeTime: clockWords(afterMidnight(calendar.billingMinutesAfterCutoff), language),
    additionsUntil: clockWords(calendar.lateAdditionsUntil.time, language),
    additionsDays: count(calendar.lateAdditionsUntil.daysBefore),
    retryHours: list(calendar.billingRetryHours.map(String), language),
    pickupsUntil: clockWords(bags.bookUntil.time, language),
    bagCharge: money(bags.chargeCents.bag),
    kitCharge: money(bags.chargeCents.kit),
    bagWeeks: count(bags.overdueDays / DAYS_A_WEEK),
    bagAttempts: count(bags.minAttempts),
    trackerDays: count(bags.trackerDays),
    bonusFrom: money(gifts.bonusFrom),
    bonusPercent: count(gifts.bonusPercent),
    bonusDays: count(gifts.bonusDays),
    pointsPercent: count(lowRate.percent),
    pointsHighPercent: count(highRate.percent),
    pointsHighFrom: money(highRate.from),
    pointsMonths: count(points.expiryMonths),
    disputeMonths: count(points.disputeMonths),
    pointsFrom: count(points.redemptions[0]!.points),
    stamps: count(stamps.required),
    stampWeeks: count(stamps.weeks),
    stampPoints: wholeWords(stamps.points, language),
    reviewDays: count(reviews.editableDays),
    messageMonths: count(policyOn(inquiryPolicies, day).keptMonths),
    friendMeals: count(friendsMealsOn(day)),
    referralCredit: money(referrals.creditCents),
    referralsAYear: count(referrals.maxPerYear),
  } as const;
}

export type Facts = ReturnType<typeof factsOn>;

/** '4, 12 and 20' / '4, 12 et 20' */
function list(items: readonly string[], language: Language): string {
  return `${items.slice(0, -1).join(", ")} ${language === "fr" ? "et" : "and"} ${items.at(-1)}`;
}

/** The local time, 'HH:mm', this number of minutes after midnight; a negative number is before it. */
function afterMidnight(minutes: number): string {
  const ofDay = (minutes + DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(ofDay / HOUR_MINUTES), ofDay % HOUR_MINUTES].map((part) => String(part).padStart(2, "0")).join(":");
}
