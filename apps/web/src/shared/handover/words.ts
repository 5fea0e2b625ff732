import { capitalised } from "@tablee/domain/kernel/voices";
import { handoverWords } from "@tablee/domain/order/delivery-words";

/** Names the places where a box can be left, as a choice. */
export const words = capitalised(handoverWords);
