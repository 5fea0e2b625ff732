import { words as accountsEn } from "./features/accounts/i18n/en.ts";
import { words as accountsFr } from "./features/accounts/i18n/fr.ts";
import { words as clockEn } from "./features/clock/i18n/en.ts";
import { words as clockFr } from "./features/clock/i18n/fr.ts";
import { words as deliveriesEn } from "./features/deliveries/i18n/en.ts";
import { words as deliveriesFr } from "./features/deliveries/i18n/fr.ts";
import { words as generationEn } from "./features/generation/i18n/en.ts";
import { words as generationFr } from "./features/generation/i18n/fr.ts";
import { words as moneyEn } from "./features/money/i18n/en.ts";
import { words as moneyFr } from "./features/money/i18n/fr.ts";
import { words as operationsEn } from "./features/operations/i18n/en.ts";
import { words as operationsFr } from "./features/operations/i18n/fr.ts";
import { words as ordersEn } from "./features/orders/i18n/en.ts";
import { words as ordersFr } from "./features/orders/i18n/fr.ts";
import { words as outboxEn } from "./features/outbox/i18n/en.ts";
import { words as outboxFr } from "./features/outbox/i18n/fr.ts";
import { words as profilesEn } from "./features/profiles/i18n/en.ts";
import { words as profilesFr } from "./features/profiles/i18n/fr.ts";
import { words as rankingEn } from "./features/ranking/i18n/en.ts";
import { words as rankingFr } from "./features/ranking/i18n/fr.ts";
import { words as refundsEn } from "./features/refunds/i18n/en.ts";
import { words as refundsFr } from "./features/refunds/i18n/fr.ts";
import { words as sessionEn } from "./features/session/i18n/en.ts";
import { words as sessionFr } from "./features/session/i18n/fr.ts";
import { words as shellEn } from "./features/shell/i18n/en.ts";
import { words as shellFr } from "./features/shell/i18n/fr.ts";
import { words as stockEn } from "./features/stock/i18n/en.ts";
import { words as stockFr } from "./features/stock/i18n/fr.ts";
import { words as eventsEn } from "./shared/events/i18n/en.ts";
import { words as eventsFr } from "./shared/events/i18n/fr.ts";
import { words as consoleEn } from "./shared/i18n/console.en.ts";
import { words as consoleFr } from "./shared/i18n/console.fr.ts";

/** Every word of the console, by language and room. The first room is the default. */
export const catalogues = {
  en: {
    console: consoleEn,
    events: eventsEn,
    session: sessionEn,
    shell: shellEn,
    generation: generationEn,
    ranking: rankingEn,
    profiles: profilesEn,
    accounts: accountsEn,
    orders: ordersEn,
    refunds: refundsEn,
    deliveries: deliveriesEn,
    stock: stockEn,
    money: moneyEn,
    outbox: outboxEn,
    operations: operationsEn,
    clock: clockEn,
  },
  fr: {
    console: consoleFr,
    events: eventsFr,
    session: sessionFr,
    shell: shellFr,
    generation: generationFr,
    ranking: rankingFr,
    profiles: profilesFr,
    accounts: accountsFr,
    orders: ordersFr,
    refunds: refundsFr,
    deliveries: deliveriesFr,
    stock: stockFr,
    money: moneyFr,
    outbox: outboxFr,
    operations: operationsFr,
    clock: clockFr,
  },
};
