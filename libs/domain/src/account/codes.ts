import { never, type Refusal, refuse } from "../kernel/errors.ts";
import type { Instant } from "../kernel/time.ts";
import type { CodeAudience } from "../offer/vocabulary.ts";
import type { AccountEvent } from "./events.ts";

/** The commands that change the codes applied to an account's boxes. */
export type CodeCommand =
  | { readonly type: "ApplyCode"; readonly code: string; readonly audience: CodeAudience; readonly at: Instant }
  /** The first order is about to be made: the code entered until now is final. */
  | { readonly type: "FixSignUpCode"; readonly at: Instant }
  /** Another account of the household or card has had a newcomer's offer: the sign-up has none, unless its code is fixed. */
  | { readonly type: "WithdrawSignUpCode"; readonly at: Instant }
  /** Withdraws the code for future boxes; the sign-up code stays. */
  | { readonly type: "WithdrawCode"; readonly at: Instant };

/** The codes of an account. */
export interface Codes {
  /** The code entered at sign-up. */
  readonly discountCode?: string;
  /** The instant since which the sign-up's code, or its absence, is final. */
  readonly signUpCodeFixedAt?: Instant;
  /** The code in force for future boxes. */
  readonly boxCode?: string;
  /** Every code ever entered for boxes, and when first: grants it has given since then are not given again. */
  readonly codesSince?: Readonly<Record<string, Instant>>;
}

/** Returns the events of a code command: none where nothing changes. A sign-up's code is fixed once its first order is made. */
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
    case "WithdrawSignUpCode":
      if (state.discountCode === undefined || state.signUpCodeFixedAt) return [];
      return [{ type: "DiscountCodeWithdrawn", data: { code: state.discountCode, because: "offer-taken", withdrawnAt: at } }];
    case "WithdrawCode":
      return state.boxCode === undefined ? [] : [{ type: "DiscountCodeWithdrawn", data: { code: state.boxCode, withdrawnAt: at } }];
    default:
      return never(command);
  }
}

/** Adds the code that was entered to an account. */
export function withCode<State extends Codes>(
  state: State,
  { code, audience, appliedAt }: Extract<AccountEvent, { type: "DiscountCodeApplied" }>["data"],
): State {
  if (audience === "sign-up") return { ...state, discountCode: code };
  return { ...state, boxCode: code, codesSince: { [code]: appliedAt, ...state.codesSince } };
}

/** Removes a code from an account's boxes, or from its sign-up. */
export function withoutCode<State extends Codes>(
  { boxCode, discountCode, ...without }: State,
  { code }: Extract<AccountEvent, { type: "DiscountCodeWithdrawn" }>["data"],
): Omit<State, "boxCode" | "discountCode"> & Codes {
  if (code === boxCode) return { ...without, ...(discountCode ? { discountCode } : {}) };
  return { ...without, ...(boxCode ? { boxCode } : {}) };
}
