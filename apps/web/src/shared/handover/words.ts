import { capitalised } from "@tablee/domain/kernel/voices";
import { handoverWords } from "@tablee/domain/order/delivery-words";

/** Where a box is left, as a choice. */
export const words = capitalised(handoverWords);
