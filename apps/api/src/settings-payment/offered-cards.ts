import { testCards } from "@tablee/gateways/payment/embedded-payment-gateway";
import type { Config } from "@tablee/platform/config";

/** Cards that can be chosen where no real ones can be entered: those of the embedded gateway, outside production. */
export const offeredCards = ({ TABLEE_ENV }: Pick<Config, "TABLEE_ENV">): { token: string; label: string }[] =>
  TABLEE_ENV === "production" ? [] : testCards.map(({ token, label }) => ({ token, label }));
