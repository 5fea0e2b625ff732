import { type Channel, isMarketing, marketingNotices, type NoticeAbout } from "@tablee/domain/notice/vocabulary";
import { order as orderDecider } from "@tablee/domain/order/decider";
import type { OrderEvent } from "@tablee/domain/order/events";
import type { ExistingOrder } from "@tablee/domain/order/state";
import { accountId, address, card, method, orderGenerated, person, price } from "@tablee/domain/testing/examples";
import { embeddedImages } from "@tablee/gateways/images/embedded-images";
import { dayOf, money, planWords, pointsWords, returnableWords } from "@tablee/notices/layout/figures";
import { localTime } from "@tablee/notices/layout/local-time";
import { brands } from "@tablee/platform/brand";
import type { OpenAccount } from "../src/context.ts";
import { compose, type Frame } from "../src/layout/compose.ts";
import type { AboutOrder } from "../src/order/about-order.ts";
import { orderFacts } from "../src/order/facts.ts";
import { templates } from "../src/templates/all-templates.gen.ts";

const { calendar } = orderGenerated.data;
/** The events of the example's order. */
export const events: OrderEvent[] = [orderGenerated, { type: "OrderLocked", data: { price, lockedAt: calendar.lockAt } }];
/** The example's order, locked and not paid yet. */
export const order = events.reduce(orderDecider.evolve, orderDecider.initialState) as ExistingOrder;
/** The sources of a message. */
type About = AboutOrder & Frame & { readonly account: OpenAccount };
export const about = (language: "en" | "fr"): About => ({
  order,
  account: {
    status: "open",
    accountId,
    person,
    language,
    method,
    address: { address, region: "on", areaId: "toronto", postalPrefix: "M4E", givenAt: calendar.billingAt },
  },
  products: new Map(
    [...order.lines, { sku: "MKT-0007" }].map(({ sku }) => [
      sku,
      { ...card, name: { en: `Tourtière <${sku}>`, fr: `Tourtière <${sku}>` } },
    ]),
  ),
  seller: brands.tablee.seller,
  trackingToken: "the-token",
  at: calendar.billingAt,
  publicUrl: "https://tablee.example",
  images: embeddedImages("https://tablee.example"),
  brand: brands.tablee,
});
const giftFacts = {
  amount: "50",
  refunded: "20",
  kept: "30",
  code: "ABCD-EFGH-JKMN-7K2Q",
  lastFour: "7K2Q",
  buyerName: "Camille <Roy>",
  recipientName: "Noé",
  recipientHint: "l•••@example.com",
  message: "Bonne fête <b>Noé</b>!",
  mailedOn: undefined,
  isPrinted: true,
  printToken: "the-print-token",
  lastDay: dayOf("2027-03-05", "fr"),
};
const invitationFacts = ({ brand: { name } }: About) => ({
  brand: name,
  referrerName: "Camille <Roy>",
  freeMeals: 3,
  query: "?r=K7Q2M9XA3T&rid=the-invitation",
});
/** A notice about the order, or about the account that it belongs to. */
export const message = (
  {
    about,
    kind,
  }:
    | { readonly about: "order"; readonly kind: NoticeAbout<"order"> }
    | { readonly about: "account"; readonly kind: NoticeAbout<"account"> }
    | { readonly about: "gift-card"; readonly kind: NoticeAbout<"gift-card"> }
    | { readonly about: "referral"; readonly kind: NoticeAbout<"referral"> },
  channel: Channel,
  facts: About,
) => {
  const { language } = facts.account;
  const words =
    about === "order"
      ? templates.order[kind][language](orderFacts(facts))
      : about === "gift-card"
        ? templates["gift-card"][kind][language]({ ...giftFacts, brand: facts.brand.name })
        : about === "referral"
          ? templates.referral[kind][language](invitationFacts(facts))
          : templates.account[kind][language]({
              brand: facts.brand.name,
              provider: "Google",
              resetToken: "the-reset-token",
              emailCode: "012345",
              recordNumber: "S-0A1B2-C3D4E",
              plan: planWords({ type: "ready-to-cook", persons: 4, recipes: 2 }, language),
              happenedOn: localTime("2027-02-04T15:05:00.000Z", "America/Toronto", language),
              reason: "asked for <by phone>",
              isUnpaid: false,
              planFrom: dayOf("2027-02-15", language),
              pointsExpiring: pointsWords(1_200, language),
              pointsExpireOn: dayOf("2027-04-15", language),
              newTerms: "terms-5",
              presentTerms: "terms-4",
              termsApplyFrom: dayOf("2027-03-12", language),
              termsBetween: undefined,
              returnables: [returnableWords("bag", dayOf("2027-02-06", language), language)],
              overdueOn: dayOf("2027-03-20", language),
              returnablesCharge: money(2_000, language),
              isClosed: false,
              pointsAdded: pointsWords(40, language),
              pointsTakenOff: undefined,
              cardPoints: pointsWords(1_000, language),
              cardMoney: money(1_000, language),
              referralCredit: money(3_000, language),
              withdrawnCredit: money(2_500, language),
              pausedOn: dayOf("2027-01-04", language),
              resumesOn: dayOf("2027-02-18", language),
              excludedDishes: [`${dayOf("2027-02-20", language)}\u00a0: Tourtière`],
            });
  if (about === "referral") {
    const unsubscribeUrl = `${facts.publicUrl}/unsubscribe/the-token`;
    return compose(words, channel, { ...facts, marketing: { purpose: "invitation", unsubscribeUrl } });
  }
  if (!isMarketing(kind)) return compose(words, channel, facts);
  const unsubscribeUrl = `${facts.publicUrl}/unsubscribe/the-token`;
  return compose(words, channel, { ...facts, marketing: { purpose: marketingNotices[kind], unsubscribeUrl } });
};
export const aboutOrder = (kind: NoticeAbout<"order">, channel: Channel, facts: About) => message({ about: "order", kind }, channel, facts);
