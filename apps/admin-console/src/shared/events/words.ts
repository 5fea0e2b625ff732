import {
  addressOutcomeWords,
  addressTriedInWords,
  dataRequestViaWords,
  dataRequestWords,
  signInProviderWords,
  sourceWords,
} from "@tablee/domain/account/words";
import { claimWords } from "@tablee/domain/claim/words";
import { consentPurposeWords, consentSourceWords } from "@tablee/domain/consent/words";
import { creditSourceWords } from "@tablee/domain/credit/words";
import { languageWords } from "@tablee/domain/kernel/region-words";
import { type Words, wordsFor } from "@tablee/domain/kernel/words";
import { noticeWords, unsentWords } from "@tablee/domain/notice/words";
import { deliveryFailureWords, droppedWords, failureWords, handoverWords, skippedWords } from "@tablee/domain/order/words";
import { paymentFailureWords, paymentOutcomeWords, paymentProviderWords } from "@tablee/domain/payment/words";
import { pauseReasonWords } from "@tablee/domain/subscription/words";
import { taskWords } from "@tablee/domain/task/words";
import { sentences } from "./sentences.ts";

/** The words of the sentences that tell events, and of the codes that stand in them. */
export const words = {
  accountStatus: {
    none: ["Not opened yet", "Pas encore ouvert"],
    open: ["Open", "Ouvert"],
    closed: ["Closed", "Fermé"],
    forgotten: ["Forgotten", "Oublié"],
  },
  heardFrom: sourceWords,
  languages: wordsFor("staff", languageWords),
  addressOutcomes: addressOutcomeWords,
  addressTriedIn: addressTriedInWords,
  claims: wordsFor("staff", claimWords),
  signInProviders: signInProviderWords,
  onOff: {
    on: ["on", "en marche"],
    off: ["off", "à l’arrêt"],
  },
  consents: wordsFor("staff", consentPurposeWords),
  consentSources: wordsFor("staff", consentSourceWords),
  payWith: {
    paypal: ["PayPal", "PayPal"],
  },
  providers: wordsFor("staff", paymentProviderWords),
  failures: wordsFor("staff", failureWords),
  outcomes: wordsFor("staff", paymentOutcomeWords),
  skipReasons: wordsFor("staff", skippedWords),
  handovers: handoverWords,
  pauseReasons: wordsFor("staff", pauseReasonWords),
  say: {
    system: ["The system", "Le système"],
    customer: ["The customer", "La clientèle"],
    staff: ["{{name}} ({{role}})", "{{name}} ({{role}})"],
    week: ["the week of {{date}}", "la semaine du {{date}}"],
    orderOf: ["the order for {{week}}", "la commande de {{week}}"],
    order: ["an order", "une commande"],
    account: ["the account", "le compte"],
    without: ["no {{what}}", "sans {{what}}"],
    unknown: ["{{type}} by {{who}}", "{{type}} par {{who}}"],
  },
  failureCodes: { ...paymentFailureWords, ...wordsFor("staff", deliveryFailureWords) },
  droppedBecause: wordsFor("staff", droppedWords),
  creditSources: wordsFor("staff", creditSourceWords),
  notices: wordsFor("staff", noticeWords),
  dataRequests: wordsFor("staff", dataRequestWords),
  dataRequestVia: dataRequestViaWords,
  tasks: wordsFor("staff", taskWords),
  notWanted: unsentWords,
  sentences,
} satisfies Words;
