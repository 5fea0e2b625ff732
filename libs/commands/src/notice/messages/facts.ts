import type { Language } from "@tablee/domain/kernel/region";
import { addMs } from "@tablee/domain/kernel/time";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import type { About } from "./compose.ts";

/** What messages speak of, in the customer's language and the delivery's own time. */
export interface MessageFacts {
  readonly orderId: string;
  /** `Saturday, November 28` · `samedi 28 novembre` */
  readonly deliveryDay: string;
  readonly window: string;
  /** The last minute in which the order can be changed, with the zone. */
  readonly cutoff: string;
  readonly dishes: readonly string[];
  readonly total: string;
  readonly charged: string;
  readonly card: string;
  readonly nextAttempt: string | undefined;
  readonly retry: string | undefined;
  /** Of the last refund. */
  readonly refunded: string;
  readonly additions: readonly string[];
  readonly additionsTotal: string;
  readonly expectedUntil: string;
  readonly minimum: string;
}

export function factsOf({ order, account, nameOf, at }: About): MessageFacts {
  const { language } = account;
  const { zone, window } = order.slot;
  const { calendar } = order;
  const price = "price" in order ? order.price : undefined;
  const patches = "patches" in order ? Object.values(order.patches).filter((patch) => patch.status === "billed") : [];
  const refund = "refunds" in order ? Object.values(order.refunds).at(-1) : undefined;
  const time = (instant: string) => moment(instant, zone, language);
  const out = "out" in order ? order.out : undefined;
  return {
    orderId: order.orderId,
    deliveryDay: dayOf(calendar.deliveryDate, language),
    window: window
      .split("-")
      .map((hour) => clockTime(`${hour}:00`, language))
      .join(language === "fr" ? " à " : " to "),
    cutoff: time(addMs(calendar.cutoffAt, -60_000)),
    dishes: order.lines.map((line) => (line.quantity > 1 ? `${line.quantity} × ${nameOf(line.sku)}` : nameOf(line.sku))),
    total: money(price?.totalCents ?? 0, language),
    charged: money(price?.chargeCents ?? 0, language),
    card: account.method ? [account.method.brand, account.method.last4 && `•••• ${account.method.last4}`].filter(Boolean).join(" ") : "",
    nextAttempt: order.status === "locked" && order.nextAttemptAt ? time(order.nextAttemptAt) : undefined,
    retry: order.status === "billed" && order.retries > 0 ? dayOf(toLocal(zone, addMs(at, 86_400_000)).date, language) : undefined,
    refunded: money(refund?.amounts.totalCents ?? 0, language),
    additions: patches.at(-1)?.lines.map((line) => nameOf(line.sku)) ?? [],
    additionsTotal: money(patches.at(-1)?.price.totalCents ?? 0, language),
    expectedUntil: clockTime(toLocal(zone, out?.expectedUntil ?? calendar.deliveryUntil).time.slice(0, 5), language),
    minimum: money(price?.minimumCents ?? 5_900, language),
  };
}

/** Dollars as the language writes them: `$59.00`, `59,00 $` with a no-break space. */
export const money = (cents: number, language: Language): string => {
  const amount = (cents / 100).toFixed(2);
  return language === "fr" ? `${amount.replace(".", ",")}\u00a0$` : `$${amount}`;
};

const names = {
  en: {
    days: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    months: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
  },
  fr: {
    days: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
    months: ["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre"],
  },
} as const;

export function dayOf(date: string, language: Language): string {
  const at = new Date(`${date}T00:00:00Z`);
  const { days, months } = names[language];
  const [day, month, number] = [days[at.getUTCDay()]!, months[at.getUTCMonth()]!, at.getUTCDate()];
  if (language === "en") return `${day}, ${month} ${number}`;
  return `${day} ${number === 1 ? "1er" : number} ${month}`;
}

/** `11:59 p.m.` · `23 h 59` */
export function clockTime(time: string, language: Language): string {
  const [hour, minute] = time.split(":").map(Number) as [number, number];
  if (language === "fr") return `${hour}\u00a0h${minute === 0 ? "" : `\u00a0${String(minute).padStart(2, "0")}`}`;
  const half = hour < 12 ? "a.m." : "p.m.";
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${twelve}${minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`}\u00a0${half}`;
}

function moment(instant: string, zone: About["order"]["slot"]["zone"], language: Language): string {
  const { date, time, abbreviation } = toLocal(zone, instant);
  return `${dayOf(date, language)}${language === "fr" ? " à " : ", "}${clockTime(time.slice(0, 5), language)} (${abbreviation})`;
}
