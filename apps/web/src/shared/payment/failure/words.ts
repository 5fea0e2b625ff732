import type { Words } from "@tablee/domain/kernel/words";
import { paymentFailureSentences } from "@tablee/domain/payment/failure-words";

/** Reasons why a box could not be charged. */
export const words = {
  code: paymentFailureSentences,
} satisfies Words;
