import { type Catalogue, wordsIn } from "@tablee/domain/kernel/words";
import { words as referralBox } from "../../apps/web/src/features/account/referral-box/words.ts";
import { words as account } from "../../apps/web/src/features/account/words.ts";
import { words as communications } from "../../apps/web/src/features/communications/words.ts";
import { words as contact } from "../../apps/web/src/features/contact/words.ts";
import { words as corporate } from "../../apps/web/src/features/corporate-plan/words.ts";
import { words as verification } from "../../apps/web/src/features/email-verification/words.ts";
import { words as faq } from "../../apps/web/src/features/faq/words.ts";
import { words as gift } from "../../apps/web/src/features/gift/words.ts";
import { words as invite } from "../../apps/web/src/features/invite/words.ts";
import { words as noMenu } from "../../apps/web/src/features/menu/no-menu/words.ts";
import { words as menu } from "../../apps/web/src/features/menu/words.ts";
import { words as box } from "../../apps/web/src/features/order/box/words.ts";
import { words as basket } from "../../apps/web/src/features/order/editor/basket/words.ts";
import { words as editor } from "../../apps/web/src/features/order/editor/words.ts";
import { words as menuBox } from "../../apps/web/src/features/order/menu-box/words.ts";
import { words as weeks } from "../../apps/web/src/features/order/weeks/words.ts";
import { words as order } from "../../apps/web/src/features/order/words.ts";
import { words as textPage } from "../../apps/web/src/features/page/words.ts";
import { words as payment } from "../../apps/web/src/features/payment/words.ts";
import { words as paypal } from "../../apps/web/src/features/paypal/words.ts";
import { words as timeline } from "../../apps/web/src/features/privacy/timeline/words.ts";
import { words as privacy } from "../../apps/web/src/features/privacy/words.ts";
import { words as receipt } from "../../apps/web/src/features/receipt/words.ts";
import { words as returnables } from "../../apps/web/src/features/returnables/words.ts";
import { words as review } from "../../apps/web/src/features/review/words.ts";
import { words as rewards } from "../../apps/web/src/features/rewards/words.ts";
import { words as ownAccount } from "../../apps/web/src/features/settings-account/words.ts";
import { words as acting } from "../../apps/web/src/features/shell/acting/words.ts";
import { words as footer } from "../../apps/web/src/features/shell/footer/words.ts";
import { words as notFound } from "../../apps/web/src/features/shell/not-found/words.ts";
import { words as reset } from "../../apps/web/src/features/sign-in/reset/words.ts";
import { words as signIn } from "../../apps/web/src/features/sign-in/words.ts";
import { words as asked } from "../../apps/web/src/features/sign-in-return/asked/words.ts";
import { words as signInReturn } from "../../apps/web/src/features/sign-in-return/words.ts";
import { words as registration } from "../../apps/web/src/features/signup/registration/words.ts";
import { words as signup } from "../../apps/web/src/features/signup/steps/words.ts";
import { words as subscription } from "../../apps/web/src/features/subscription/words.ts";
import { words as track } from "../../apps/web/src/features/tracking/track/words.ts";
import { words as delivery } from "../../apps/web/src/features/tracking/words.ts";
import { words as address } from "../../apps/web/src/shared/address/words.ts";
import { words as title } from "../../apps/web/src/shared/app/title/words.ts";
import { words as app } from "../../apps/web/src/shared/app/words.ts";
import { words as closedAccount } from "../../apps/web/src/shared/closed-account/words.ts";
import { words as consent } from "../../apps/web/src/shared/consent/words.ts";
import { words as filters } from "../../apps/web/src/shared/dish/filters/words.ts";
import { words as dish } from "../../apps/web/src/shared/dish/words.ts";
import { words as handover } from "../../apps/web/src/shared/handover/words.ts";
import { words as price } from "../../apps/web/src/shared/order/price/words.ts";
import { words as password } from "../../apps/web/src/shared/password/words.ts";
import { words as reasons } from "../../apps/web/src/shared/pause-reason/words.ts";
import { words as failure } from "../../apps/web/src/shared/payment/failure/words.ts";
import { words as plan } from "../../apps/web/src/shared/plan/words.ts";
import { words as details } from "../../apps/web/src/shared/product/details/words.ts";
import { words as provider } from "../../apps/web/src/shared/provider/words.ts";
import { words as signedOut } from "../../apps/web/src/shared/signed-out/words.ts";
import { words as swap } from "../../apps/web/src/shared/swap/words.ts";
import { words as verifyEmail } from "../../apps/web/src/shared/verify-email/words.ts";
import { words as why } from "../../apps/web/src/shared/why/words.ts";
import { ui } from "../../libs/ui/src/i18n/ui.ts";

const namespaces = {
  asked,
  account,
  acting,
  address,
  app,
  basket,
  box,
  filters,
  closedAccount,
  signInReturn,
  communications,
  consent,
  contact,
  footer,
  corporate,
  delivery,
  details,
  dish,
  editor,
  failure,
  faq,
  gift,
  handover,
  invite,
  menu,
  menuBox,
  noMenu,
  notFound,
  order,
  ownAccount,
  privacy,
  returnables,
  password,
  payment,
  paypal,
  price,
  plan,
  provider,
  reasons,
  referralBox,
  review,
  rewards,
  signedOut,
  receipt,
  registration,
  reset,
  signIn,
  signup,
  subscription,
  swap,
  textPage,
  timeline,
  title,
  track,
  ui,
  verification,
  verifyEmail,
  weeks,
  why,
};
type Namespaces = typeof namespaces;

const screensIn = (language: "en" | "fr") =>
  Object.fromEntries(Object.entries(namespaces).map(([namespace, words]) => [namespace, wordsIn(words, language)])) as unknown as {
    readonly [Namespace in keyof Namespaces]: Catalogue<Namespaces[Namespace]>;
  };

/** The texts of the screens of orders and money: the stories press what people read, in either language. */
export const screens = { en: screensIn("en"), fr: screensIn("fr") };

/** A sentence of a catalogue as a pattern: given values take their place, any text may take the others. Kinds of spaces do not matter. */
export function saying(sentence: string, given: Readonly<Record<string, string>> = {}): RegExp {
  const parts = sentence.split(/\{\{(\w+)\}\}/).map((part, i) => {
    if (i % 2 === 0) return literal(part);
    const value = given[part];
    return value === undefined ? ".+" : literal(value);
  });
  return new RegExp(`^${parts.join("")}$`);
}

const literal = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&").replaceAll(/\s+/g, "\\s+");

/** The cents of an amount as either language writes it: $1,234.50 or 1 234,50 $. */
export function centsOf(text: string): number {
  const [, sign, whole, part] = /(-|−)?\s*\$?\s*(\d[\d\s,.]*?)[.,](\d\d)(?!\d)/.exec(text) ?? [];
  if (whole === undefined) throw new Error(`no amount in “${text}”`);
  const cents = Number(whole.replaceAll(/\D/g, "")) * 100 + Number(part);
  return sign ? -cents : cents;
}
