import type { PaymentMethodView } from "@tablee/contracts/schemas";
import { MASK } from "@tablee/contracts/sees";
import type { z } from "zod";

/** “Visa •••• 4242”, or only the brand if the digits are unknown or hidden. */
export const methodWords = ({ brand, last4 }: z.infer<typeof PaymentMethodView>): string =>
  [brand, last4 && (last4 === MASK ? MASK : `•••• ${last4}`)].filter(Boolean).join(" ");
