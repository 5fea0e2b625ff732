import type { Decider } from "../kernel/decider.ts";
import { never, type Refusal, refuse } from "../kernel/errors.ts";
import type { Language, Region } from "../kernel/region.ts";
import type { Instant } from "../kernel/time.ts";
import type { AccountEvent } from "./events.ts";
import type { Address, PaymentMethod, Person } from "./vocabulary.ts";

interface Open {
  readonly accountId: string;
  readonly person: Person;
  readonly language: Language;
  readonly address?: { readonly address: Address; readonly region: Region; readonly areaId: string; readonly postalPrefix: string };
  readonly method?: PaymentMethod;
  readonly discountCode?: string;
}

export type Account =
  | { readonly status: "none" }
  | (Open & { readonly status: "open" | "closed" })
  | { readonly status: "forgotten"; readonly accountId: string };

export type AccountCommand =
  | { readonly type: "OpenAccount"; readonly accountId: string; readonly person: Person; readonly language: Language; readonly at: Instant }
  | { readonly type: "ChooseLanguage"; readonly language: Language; readonly at: Instant }
  | {
      readonly type: "GiveAddress";
      readonly address: Address;
      readonly region: Region;
      readonly areaId: string;
      readonly postalPrefix: string;
      readonly at: Instant;
    }
  | { readonly type: "GivePaymentMethod"; readonly method: PaymentMethod; readonly at: Instant }
  | { readonly type: "ApplyDiscountCode"; readonly code: string; readonly at: Instant }
  | { readonly type: "WithdrawDiscountCode"; readonly at: Instant }
  | { readonly type: "CloseAccount"; readonly at: Instant }
  | { readonly type: "ForgetPerson"; readonly at: Instant };

export const account: Decider<AccountCommand, AccountEvent, Account> = {
  initialState: { status: "none" },
  decide(command, state) {
    if (command.type === "OpenAccount") {
      if (state.status !== "none") return refuse("account-exists");
      const { accountId, person, language, at } = command;
      return [{ type: "AccountOpened", data: { accountId, person, language, openedAt: at } }];
    }
    if (state.status === "none") return refuse("account-not-found");
    if (state.status === "forgotten") return command.type === "ForgetPerson" ? [] : refuse("account-closed");
    if (state.status === "closed" && command.type !== "ForgetPerson") return refuse("account-closed");
    return change(command, state);
  },
  evolve(state, event) {
    if (event.type === "AccountOpened") {
      const { accountId, person, language } = event.data;
      return { status: "open", accountId, person, language };
    }
    if (state.status === "none" || state.status === "forgotten") return state;
    switch (event.type) {
      case "LanguageChosen":
        return { ...state, language: event.data.language };
      case "AddressGiven": {
        const { givenAt: _, ...address } = event.data;
        return { ...state, address };
      }
      case "PaymentMethodGiven":
        return { ...state, method: event.data.method };
      case "DiscountCodeApplied":
        return { ...state, discountCode: event.data.code };
      case "DiscountCodeWithdrawn": {
        const { discountCode: _, ...without } = state;
        return without;
      }
      case "AccountClosed":
        return { ...state, status: "closed" };
      case "PersonForgotten":
        return { status: "forgotten", accountId: state.accountId };
      default:
        return never(event);
    }
  },
};

type Change = Exclude<AccountCommand, { type: "OpenAccount" }>;

function change(command: Change, state: Account & { status: "open" | "closed" }): readonly AccountEvent[] | Refusal {
  switch (command.type) {
    case "ChooseLanguage":
      if (state.language === command.language) return [];
      return [{ type: "LanguageChosen", data: { language: command.language, chosenAt: command.at } }];
    case "GiveAddress": {
      const { type: _, at, ...given } = command;
      return [{ type: "AddressGiven", data: { ...given, givenAt: at } }];
    }
    case "GivePaymentMethod":
      if (state.method?.token === command.method.token) return [];
      return [{ type: "PaymentMethodGiven", data: { method: command.method, givenAt: command.at } }];
    case "ApplyDiscountCode":
      if (state.discountCode === command.code) return [];
      return [{ type: "DiscountCodeApplied", data: { code: command.code, appliedAt: command.at } }];
    case "WithdrawDiscountCode":
      if (state.discountCode === undefined) return [];
      return [{ type: "DiscountCodeWithdrawn", data: { code: state.discountCode, withdrawnAt: command.at } }];
    case "CloseAccount":
      return [{ type: "AccountClosed", data: { closedAt: command.at } }];
    case "ForgetPerson":
      return [{ type: "PersonForgotten", data: { accountId: state.accountId, forgottenAt: command.at } }];
    default:
      return never(command);
  }
}
