import type { PaymentMethod } from "./vocabulary.ts";

/** The payment methods of an account. */
export interface PaymentMethods {
  readonly method?: PaymentMethod;
  /** Those that were replaced, oldest first: one of them may have paid for an earlier box. */
  readonly formerMethods?: readonly PaymentMethod[];
}

/** An account with a new payment method, which keeps the one that it replaces. */
export const withMethod = <State extends PaymentMethods>(state: State, method: PaymentMethod): State => ({
  ...state,
  method,
  ...(state.method && { formerMethods: [...(state.formerMethods ?? []), state.method] }),
});
