import type { Language } from "@tablee/domain/kernel/place/region";
import { regionWords } from "@tablee/domain/kernel/place/region-words";
import { inVoice, type Voice, type Voiced } from "@tablee/domain/kernel/voices";
import type { SubjectKind } from "@tablee/domain/notice/vocabulary";
import { type Data, inner, int, text, texts } from "./data.ts";
import type { Formats } from "./formats.ts";
import { fill, type Sentences, sentenceAmong } from "./sentence.ts";

/** The reader's language, how the app writes values, and the weeks and payments that the history names. */
export interface Context {
  readonly language: Language;
  readonly formats: Formats;
  readonly weekOfOrder: (orderId: string) => string | undefined;
  readonly purposeOfPayment?: (paymentId: string) => Data | undefined;
}

const words = {
  week: ["the week of {{date}}", "la semaine du {{date}}"],
  someWeek: ["a week", "une semaine"],
  order: {
    customer: ["your box for the week of {{date}}", "votre boîte de la semaine du {{date}}"],
    staff: ["the order for the week of {{date}}", "la commande de la semaine du {{date}}"],
  },
  someOrder: { customer: ["a box", "une boîte"], staff: ["an order", "une commande"] },
  giftCard: ["a gift card", "une carte-cadeau"],
  returnable: ["a bag or kit that did not come back", "un sac ou une trousse qui n’est pas revenu"],
  referral: ["an invitation", "une invitation"],
  account: { customer: ["your account", "votre compte"], staff: ["the account", "le compte"] },
} satisfies Readonly<Record<string, Voiced>>;

const counted = {
  item: nounOf(["item", "items"], ["article", "d’articles", "articles"]),
  dish: nounOf(["dish", "dishes"], ["plat", "de plats", "plats"]),
  returnable: nounOf(["bag or kit", "bags and kits"], ["sac ou trousse", "de sacs et trousses", "sacs et trousses"]),
  unit: nounOf(["unit", "units"], ["unité", "d’unités", "unités"]),
  minute: nounOf(["minute", "minutes"], ["minute", "de minutes", "minutes"]),
  subscription: nounOf(["subscription", "subscriptions"], ["abonnement", "d’abonnements", "abonnements"]),
  order: nounOf(["order", "orders"], ["commande", "de commandes", "commandes"]),
};

function nounOf(en: readonly [one: string, other: string], fr: readonly [one: string, many: string, other: string]): Sentences {
  const counting = (noun: string): string => `{{count}} ${noun}`;
  return { one: [counting(en[0]), counting(fr[0])], many: [null, counting(fr[1])], other: [counting(en[1]), counting(fr[2])] };
}

const capital = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** Parts of sentences for one reader; a value that the event lacks is an empty text. */
export function phrases(voice: Voice, { language, formats, weekOfOrder, purposeOfPayment }: Context) {
  const phrase = (name: keyof typeof words, date = ""): string => fill(inVoice(voice, words[name]), language, { date });
  const code = (table: Readonly<Record<string, Voiced>>, key: string): string => {
    if (Object.hasOwn(table, key)) return fill(inVoice(voice, table[key]!), language);
    // Customers see no internal name; staff read it.
    return voice === "staff" ? key.replaceAll(/[-_]/g, " ") : "";
  };
  const week = (monday: string | undefined): string => (monday ? phrase("week", formats.week(monday)) : phrase("someWeek"));
  const order = (orderId: string | undefined): string => {
    const monday = orderId && weekOfOrder(orderId);
    return monday ? phrase("order", formats.week(monday)) : phrase("someOrder");
  };
  const paidFor = (purpose: Data): string => {
    const kind = text(purpose, "kind");
    return kind === "gift-card" ? phrase("giftCard") : kind === "returnable" ? phrase("returnable") : order(text(purpose, "orderId"));
  };
  const subjects: Readonly<Record<SubjectKind, (id: string) => string>> = {
    account: () => phrase("account"),
    order,
    "gift-card": () => phrase("giftCard"),
    referral: () => phrase("referral"),
  };
  return {
    week,
    order,
    /** The order, the gift card or the bag that a payment is for, by its purpose or by the payment's id. */
    paidFor,
    orderOfPayment: (paymentId: string): string => paidFor(purposeOfPayment?.(paymentId) ?? {}),
    /** An order within a sentence and at its beginning, and its week. */
    ofOrder: (orderId: string) => ({ order: order(orderId), Order: capital(order(orderId)), week: week(weekOfOrder(orderId)) }),
    /** The subject of a notice. */
    subject: (subject: Data): string => (subjects[text(subject, "kind") as SubjectKind] ?? subjects.account)(text(subject, "id")),
    code,
    /** A noun with its number. */
    count: (noun: keyof typeof counted, count: number): string =>
      fill(sentenceAmong(counted[noun], [], count, language), language, { count }),
    region: (data: Data): string => code(regionWords, text(data, "region")),
    product: (card: Data): string => text(inner(card, "name"), language),
    money: (cents: unknown): string => (typeof cents === "number" ? formats.money(cents) : ""),
    day: (date: string): string => date && formats.day(date),
    date: (date: string): string => date && formats.date(date),
    instant: (at: string): string => at && formats.instant(at),
    dayOf: (at: string): string => at && formats.dayOf(at),
    slot: (slot: Data): string => (int(slot, "weekday") ? formats.slot(int(slot, "weekday"), text(slot, "window")) : ""),
    plan: (data: Data): string => {
      const plan = inner(data, "plan");
      const type = text(plan, "type");
      return type && formats.plan({ type, persons: int(plan, "persons"), recipes: int(plan, "recipes"), meals: int(plan, "meals") });
    },
    tastes: (data: Data): string => {
      const tastes = inner(data, "tastes");
      return formats.tastes({ diets: texts(tastes, "diets"), allergens: texts(tastes, "allergens"), dislikes: texts(tastes, "dislikes") });
    },
    method: (method: Data): string =>
      text(method, "kind") === "paypal" ? "PayPal" : formats.card(text(method, "brand"), text(method, "last4")),
  };
}
export type Phrases = ReturnType<typeof phrases>;
