import { addressOutcomeWords, addressTriedInWords } from "@tablee/domain/account/words";
import { consentSourceWords } from "@tablee/domain/consent/words";
import { languageWords } from "@tablee/domain/kernel/language-words";
import { wordsFor } from "@tablee/domain/kernel/voices";
import type { Words } from "@tablee/domain/kernel/words";
import { noticeWords } from "@tablee/domain/notice/words";
import { deliveryFailureWords, failureWords, handoverWords } from "@tablee/domain/order/delivery-words";
import { skippedWords } from "@tablee/domain/order/skip-words";
import { paymentFailureWords } from "@tablee/domain/payment/words";
import { pauseReasonWords } from "@tablee/domain/subscription/status-words";

/** Codes within sentences, as several screens show them. */
export const words = {
  accountStatus: {
    none: ["Not opened yet", "Pas encore ouvert"],
    open: ["Open", "Ouvert"],
    closed: ["Closed", "Fermé"],
    forgotten: ["Erased", "Effacé"],
  },
  languages: wordsFor("staff", languageWords),
  addressOutcomes: addressOutcomeWords,
  addressTriedIn: addressTriedInWords,
  consentSources: wordsFor("staff", consentSourceWords),
  failures: wordsFor("staff", failureWords),
  failureCodes: { ...paymentFailureWords, ...wordsFor("staff", deliveryFailureWords) },
  skipReasons: wordsFor("staff", skippedWords),
  handovers: handoverWords,
  pauseReasons: wordsFor("staff", pauseReasonWords),
  notices: wordsFor("staff", noticeWords),
} satisfies Words;
