import { signInProviderWords } from "@tablee/domain/account/provider-words";
import { areaById } from "@tablee/domain/geography/areas";
import { sum } from "@tablee/domain/kernel/money";
import type { Language } from "@tablee/domain/kernel/place/region";
import { receiptNumber } from "@tablee/domain/kernel/receipt-number";
import { businessZone, toLocal } from "@tablee/domain/kernel/zones/zones";
import type { Brand } from "@tablee/platform/brand";
import type { AccountMatter, BoxesToCome, OpenAccount } from "../context.ts";
import { dayOf, money, planWords, pointsWords, returnableWords } from "../layout/figures.ts";
import { localTime } from "../layout/local-time.ts";
import { type DishWords, excludedDishesIn, type Products } from "../order/dishes.ts";
import type { AccountFacts } from "./facts.ts";

/** The brand of a notice, its products, and the tokens of its links. */
interface Sources {
  readonly products: Products;
  readonly brand: Pick<Brand, "name">;
  resetToken(resetId: string): string;
  emailCode(codeId: string): string;
}

/** Gathers the facts of a notice about an account, in the account's language. */
export function gatherAccountFacts(
  matter: AccountMatter & { readonly reason?: string | undefined },
  { status, language, address }: OpenAccount,
  { brand, products, resetToken, emailCode }: Sources,
): AccountFacts {
  const {
    occurrence,
    happenedAt,
    subscription,
    provider,
    planChange,
    isUnpaid = false,
    reason,
    toCome,
    pointsExpiry,
    newTerms,
    returnables = [],
  } = matter;
  const { adjustedPoints = 0, cardPoints, referralCents, withdrawnCents } = matter;
  const { pausedAt, resumesAt } = subscription ?? {};
  const day = (at: string | undefined) => (subscription && at ? dayOf(toLocal(subscription.slot.zone, at).date, language) : undefined);
  return {
    brand: brand.name,
    provider: provider ? signInProviderWords[provider][0] : "",
    resetToken: resetToken(occurrence),
    emailCode: emailCode(occurrence),
    recordNumber: receiptNumber("S", occurrence),
    plan: planChange ? planWords(planChange.plan, language) : "",
    happenedOn: localTime(happenedAt, areaById(address?.areaId ?? "")?.zone, language),
    reason,
    isUnpaid,
    planFrom: planChange ? dayOf(planChange.firstBox ?? planChange.fromWeek, language) : "",
    pointsExpiring: pointsExpiry ? pointsWords(pointsExpiry.points, language) : "",
    pointsExpireOn: pointsExpiry ? dayOf(toLocal(subscription?.slot.zone ?? businessZone, pointsExpiry.expiresAt).date, language) : "",
    newTerms: newTerms?.version ?? "",
    presentTerms: newTerms?.until ?? "",
    termsApplyFrom: newTerms ? businessDayWords(newTerms.appliesAt, language) : "",
    termsBetween: newTerms?.between && {
      version: newTerms.between.version,
      from: businessDayWords(newTerms.between.appliesAt, language),
    },
    pointsAdded: adjustedPoints > 0 ? pointsWords(adjustedPoints, language) : undefined,
    pointsTakenOff: adjustedPoints < 0 ? pointsWords(-adjustedPoints, language) : undefined,
    cardPoints: cardPoints ? pointsWords(cardPoints, language) : "",
    cardMoney: cardPoints ? money(cardPoints, language) : "",
    referralCredit: referralCents ? money(referralCents, language) : "",
    withdrawnCredit: withdrawnCents ? money(withdrawnCents, language) : "",
    pausedOn: day(pausedAt),
    resumesOn: day(resumesAt),
    returnables: returnables.map(({ kind, lentOn }) => returnableWords(kind, dayOf(lentOn, language), language)),
    overdueOn: returnables[0] ? dayOf(returnables.map(({ dueOn }) => dueOn).toSorted()[0]!, language) : "",
    returnablesCharge: returnables[0] ? money(sum(returnables.map(({ cents }) => cents)), language) : "",
    isClosed: status === "closed" || subscription?.status === "closed",
    excludedDishes: toCome ? excludedDishesOf(toCome, { products, language }) : [],
  };
}

const businessDayWords = (at: string, language: Language): string => dayOf(toLocal(businessZone, at).date, language);

const excludedDishesOf = ({ boxes, excluded }: BoxesToCome, words: DishWords): string[] =>
  boxes.flatMap((order) => {
    const day = dayOf(order.calendar.deliveryDate, words.language);
    return excludedDishesIn(order, excluded, words).map((dish) => `${day}${words.language === "fr" ? "\u00a0" : ""}: ${dish}`);
  });
