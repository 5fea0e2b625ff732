import { never, type Refusal, refuse } from "../kernel/errors.ts";
import type { Instant } from "../kernel/time.ts";
import type { CodeAudience } from "../offer/vocabulary.ts";
import type { AccountEvent } from "./events.ts";

/** What changes the codes that count for an account's boxes. */
export type CodeCommand =
  | { readonly type: "ApplyCode"; readonly code: string; readonly audience: CodeAudience; readonly at: Instant }
  /** The first order is about to be made: what was entered until now stands. */
  | { readonly type: "FixSignUpCode"; readonly at: Instant }
  /** Takes back the code that counts for the boxes to come; what the account signed up with stays. */
  | { readonly type: "WithdrawCode"; readonly at: Instant };

/** Of an account, its codes. */
export interface Codes {
  /** The code that it signed up with. */
  readonly discountCode?: string;
  /** Since when the sign-up's code, or that there is none, stands for all of its boxes. */
  readonly signUpCodeFixedAt?: Instant;
  /** The code that counts for its boxes to come. */
  readonly boxCode?: string;
  /** Codes for boxes that were ever entered, and when first: what one gave since then it does not give again. */
  readonly codesSince?: Readonly<Record<string, Instant>>;
}

/** What a code command appends: nothing where it stands so already. A sign-up's code is fixed once its first order is made. */
export function changedCodes(command: CodeCommand, state: Codes): readonly AccountEvent[] | Refusal {
  const { at } = command;
  switch (command.type) {
    case "ApplyCode":
      if (command.code === (command.audience === "account" ? state.boxCode : state.discountCode)) return [];
      if (command.audience === "sign-up" && state.signUpCodeFixedAt) return refuse("code-fixed");
      return [{ type: "DiscountCodeApplied", data: { code: command.code, audience: command.audience, appliedAt: at } }];
    case "FixSignUpCode":
      if (state.signUpCodeFixedAt) return [];
      return [{ type: "SignUpCodeFixed", data: { ...(state.discountCode ? { code: state.discountCode } : {}), fixedAt: at } }];
    case "WithdrawCode":
      return state.boxCode === undefined ? [] : [{ type: "DiscountCodeWithdrawn", data: { code: state.boxCode, withdrawnAt: at } }];
    default:
      return never(command);
  }
}

/** An account with a code that was entered. */
export function withCode<State extends Codes>(
  state: State,
  { code, audience, appliedAt }: Extract<AccountEvent, { type: "DiscountCodeApplied" }>["data"],
): State {
  if (audience === "sign-up") return { ...state, discountCode: code };
  return { ...state, boxCode: code, codesSince: { [code]: appliedAt, ...state.codesSince } };
}

/** An account without a code that it had for its boxes, or for its sign-up. */
export function withoutCode<State extends Codes>(
  { boxCode, discountCode, ...without }: State,
  { code }: Extract<AccountEvent, { type: "DiscountCodeWithdrawn" }>["data"],
): Omit<State, "boxCode" | "discountCode"> & Codes {
  if (code === boxCode) return { ...without, ...(discountCode ? { discountCode } : {}) };
  return { ...without, ...(boxCode ? { boxCode } : {}) };
}
