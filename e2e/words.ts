import { words as enAccount } from "../apps/web/src/features/account/i18n/en.ts";
import { words as frAccount } from "../apps/web/src/features/account/i18n/fr.ts";
import { words as enComeBack } from "../apps/web/src/features/come-back/i18n/en.ts";
import { words as frComeBack } from "../apps/web/src/features/come-back/i18n/fr.ts";
import { words as enCommunications } from "../apps/web/src/features/communications/i18n/en.ts";
import { words as frCommunications } from "../apps/web/src/features/communications/i18n/fr.ts";
import { words as enCorporate } from "../apps/web/src/features/corporate-plan/i18n/en.ts";
import { words as frCorporate } from "../apps/web/src/features/corporate-plan/i18n/fr.ts";
import { words as enVerification } from "../apps/web/src/features/email-verification/i18n/en.ts";
import { words as frVerification } from "../apps/web/src/features/email-verification/i18n/fr.ts";
import { words as enMenu } from "../apps/web/src/features/menu/i18n/en.ts";
import { words as frMenu } from "../apps/web/src/features/menu/i18n/fr.ts";
import { words as enBasket } from "../apps/web/src/features/order/editor/basket/i18n/en.ts";
import { words as frBasket } from "../apps/web/src/features/order/editor/basket/i18n/fr.ts";
import { words as enEditor } from "../apps/web/src/features/order/editor/i18n/en.ts";
import { words as frEditor } from "../apps/web/src/features/order/editor/i18n/fr.ts";
import { words as enOrder } from "../apps/web/src/features/order/i18n/en.ts";
import { words as frOrder } from "../apps/web/src/features/order/i18n/fr.ts";
import { words as enWeeks } from "../apps/web/src/features/order/weeks/i18n/en.ts";
import { words as frWeeks } from "../apps/web/src/features/order/weeks/i18n/fr.ts";
import { words as enPayment } from "../apps/web/src/features/payment/i18n/en.ts";
import { words as frPayment } from "../apps/web/src/features/payment/i18n/fr.ts";
import { words as enPaypal } from "../apps/web/src/features/paypal/i18n/en.ts";
import { words as frPaypal } from "../apps/web/src/features/paypal/i18n/fr.ts";
import { words as enPrivacy } from "../apps/web/src/features/privacy/i18n/en.ts";
import { words as frPrivacy } from "../apps/web/src/features/privacy/i18n/fr.ts";
import { words as enTimeline } from "../apps/web/src/features/privacy/timeline/i18n/en.ts";
import { words as frTimeline } from "../apps/web/src/features/privacy/timeline/i18n/fr.ts";
import { words as enReceipt } from "../apps/web/src/features/receipt/i18n/en.ts";
import { words as frReceipt } from "../apps/web/src/features/receipt/i18n/fr.ts";
import { words as enOwnAccount } from "../apps/web/src/features/settings-account/i18n/en.ts";
import { words as frOwnAccount } from "../apps/web/src/features/settings-account/i18n/fr.ts";
import { words as enSignIn } from "../apps/web/src/features/sign-in/i18n/en.ts";
import { words as frSignIn } from "../apps/web/src/features/sign-in/i18n/fr.ts";
import { words as enSignup } from "../apps/web/src/features/signup/i18n/en.ts";
import { words as frSignup } from "../apps/web/src/features/signup/i18n/fr.ts";
import { words as enSubscription } from "../apps/web/src/features/subscription/i18n/en.ts";
import { words as frSubscription } from "../apps/web/src/features/subscription/i18n/fr.ts";
import { words as enDelivery } from "../apps/web/src/features/tracking/i18n/en.ts";
import { words as frDelivery } from "../apps/web/src/features/tracking/i18n/fr.ts";
import { words as enAddress } from "../apps/web/src/shared/address/i18n/en.ts";
import { words as frAddress } from "../apps/web/src/shared/address/i18n/fr.ts";
import { words as enApp } from "../apps/web/src/shared/app/i18n/en.ts";
import { words as frApp } from "../apps/web/src/shared/app/i18n/fr.ts";
import { words as enClosedAccount } from "../apps/web/src/shared/closed-account/i18n/en.ts";
import { words as frClosedAccount } from "../apps/web/src/shared/closed-account/i18n/fr.ts";
import { words as enHandover } from "../apps/web/src/shared/handover/i18n/en.ts";
import { words as frHandover } from "../apps/web/src/shared/handover/i18n/fr.ts";
import { words as enPrice } from "../apps/web/src/shared/order/price/i18n/en.ts";
import { words as frPrice } from "../apps/web/src/shared/order/price/i18n/fr.ts";
import { words as enPassword } from "../apps/web/src/shared/password/i18n/en.ts";
import { words as frPassword } from "../apps/web/src/shared/password/i18n/fr.ts";
import { words as enReasons } from "../apps/web/src/shared/pause-reason/i18n/en.ts";
import { words as frReasons } from "../apps/web/src/shared/pause-reason/i18n/fr.ts";
import { words as enFailure } from "../apps/web/src/shared/payment/failure/i18n/en.ts";
import { words as frFailure } from "../apps/web/src/shared/payment/failure/i18n/fr.ts";
import { words as enProduct } from "../apps/web/src/shared/product/i18n/en.ts";
import { words as frProduct } from "../apps/web/src/shared/product/i18n/fr.ts";
import { words as enProvider } from "../apps/web/src/shared/provider/i18n/en.ts";
import { words as frProvider } from "../apps/web/src/shared/provider/i18n/fr.ts";
import { words as enSwap } from "../apps/web/src/shared/swap/i18n/en.ts";
import { words as frSwap } from "../apps/web/src/shared/swap/i18n/fr.ts";
import { words as enVerifyEmail } from "../apps/web/src/shared/verify-email/i18n/en.ts";
import { words as frVerifyEmail } from "../apps/web/src/shared/verify-email/i18n/fr.ts";
import { words as enWhy } from "../apps/web/src/shared/why/i18n/en.ts";
import { words as frWhy } from "../apps/web/src/shared/why/i18n/fr.ts";
import { ui as enUi } from "../libs/ui/src/i18n/ui.en.ts";
import { ui as frUi } from "../libs/ui/src/i18n/ui.fr.ts";

/** What the screens of orders and money say: the stories press what people read, in either language. */
export const screens = {
  en: {
    account: enAccount,
    address: enAddress,
    app: enApp,
    basket: enBasket,
    closedAccount: enClosedAccount,
    comeBack: enComeBack,
    communications: enCommunications,
    corporate: enCorporate,
    delivery: enDelivery,
    editor: enEditor,
    failure: enFailure,
    handover: enHandover,
    menu: enMenu,
    order: enOrder,
    ownAccount: enOwnAccount,
    privacy: enPrivacy,
    password: enPassword,
    payment: enPayment,
    paypal: enPaypal,
    price: enPrice,
    product: enProduct,
    provider: enProvider,
    reasons: enReasons,
    receipt: enReceipt,
    signIn: enSignIn,
    signup: enSignup,
    subscription: enSubscription,
    swap: enSwap,
    timeline: enTimeline,
    ui: enUi,
    verification: enVerification,
    verifyEmail: enVerifyEmail,
    weeks: enWeeks,
    why: enWhy,
  },
  fr: {
    account: frAccount,
    address: frAddress,
    app: frApp,
    basket: frBasket,
    closedAccount: frClosedAccount,
    comeBack: frComeBack,
    communications: frCommunications,
    corporate: frCorporate,
    delivery: frDelivery,
    editor: frEditor,
    failure: frFailure,
    handover: frHandover,
    menu: frMenu,
    order: frOrder,
    ownAccount: frOwnAccount,
    privacy: frPrivacy,
    password: frPassword,
    payment: frPayment,
    paypal: frPaypal,
    price: frPrice,
    product: frProduct,
    provider: frProvider,
    reasons: frReasons,
    receipt: frReceipt,
    signIn: frSignIn,
    signup: frSignup,
    subscription: frSubscription,
    swap: frSwap,
    timeline: frTimeline,
    ui: frUi,
    verification: frVerification,
    verifyEmail: frVerifyEmail,
    weeks: frWeeks,
    why: frWhy,
  },
} as const;

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
