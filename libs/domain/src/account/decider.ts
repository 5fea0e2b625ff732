import { never, type Refusal, refuse } from "../kernel/errors.ts";
import type { AccountId } from "../kernel/ids.ts";
import type { Decider } from "../kernel/log/decider.ts";
import type { Language } from "../kernel/place/region.ts";
import { addHours, type Instant } from "../kernel/time.ts";
import { type ActingCommand, acting } from "./acting.ts";
import { type AddressCommand, changedAddress, type FormerAddress, type GivenAddress, withAddress } from "./address.ts";
import { type AddressAttempt, type AddressAttemptCommand, attempted, withAttempt } from "./address-attempts.ts";
import { type CodeCommand, type Codes, changedCodes, withCode, withoutCode } from "./codes.ts";
import { type DataRequestCommand, dataRequests } from "./data-requests.ts";
import { changedEmail, type EmailCommand, type FormerEmail, isSameEmail, withEmail } from "./email.ts";
import { type ErasureCommand, erased, type RequestedErasure } from "./erased.ts";
import type { AccountEvent } from "./events.ts";
import { isAccepted } from "./is-accepted.ts";
import { type PaymentMethods, withMethod } from "./payment-methods.ts";
import { changedProviders, type ProviderCommand, unlinkedAll } from "./providers.ts";
import { chosenInSignUp } from "./sign-up-selection.ts";
import {
  type AlternateAddress,
  type DataRequestKind,
  type PasswordChangedBy,
  type PaymentMethod,
  type Person,
  type SignInProvider,
  type SignUpSelection,
  type Source,
  withNote,
} from "./vocabulary.ts";

/** One task and one mail for the guesses of a day, however long they last. */
const GUESSES_AGAIN_HOURS = 24;

interface Open extends Codes, PaymentMethods {
  readonly accountId: AccountId;
  readonly person: Person;
  readonly language: Language;
  readonly source?: Source;
  /** The account by whose link the person registered. */
  readonly referrerId?: AccountId;
  /** The invitation that carried the link, if a mail did. */
  readonly invitationId?: string | undefined;
  readonly address?: GivenAddress;
  readonly alternate?: AlternateAddress;
  /** The next address may be one that another account already has. */
  readonly mayShareHousehold?: true;
  /** The addresses it had before: their households are released. */
  readonly formerAddresses?: readonly FormerAddress[];
  /** The last attempted addresses that are not served, oldest first. */
  readonly attempts?: readonly AddressAttempt[];
  /** The instant since which a subscription may have been started from the address. */
  readonly signUpAddressFixedAt?: Instant;
  readonly signUp?: SignUpSelection;
  /** Its earlier email addresses, and when each was changed: their claims are released. */
  readonly formerEmails?: readonly FormerEmail[];
  /** When it last requested a code to verify its email address. */
  readonly emailCodeAt?: Instant;
  /** When its email address was verified as its owner's. */
  readonly emailVerifiedAt?: Instant;
  /** The identity providers that its owner can sign in with. */
  readonly providers?: readonly SignInProvider[];
  /** When many sign-in attempts were last noticed, and whether the account recorded a warning to its owner; notices record it now. */
  readonly guessed?: { readonly at: Instant; readonly isWarned: boolean };
  /** The person's data requests that are still unanswered. */
  readonly dataRequests?: readonly DataRequestKind[];
  /** The erasure that was requested: the account accepts no other command. */
  readonly erasure?: RequestedErasure;
}

export type Account =
  | { readonly status: "none" }
  | (Open & { readonly status: "open" | "closed" })
  | { readonly status: "forgotten"; readonly accountId: AccountId };

export type AccountCommand =
  | {
      readonly type: "OpenAccount";
      readonly accountId: AccountId;
      readonly person: Person;
      readonly language: Language;
      /** A code to verify the address is requested with it, and made from this id by a key. */
      readonly codeId?: string;
      /** The account by whose link the person registers. */
      readonly referrerId?: AccountId;
      /** The invitation that carried the link, if a mail did. */
      readonly invitationId?: string;
      readonly at: Instant;
    }
  | { readonly type: "ChangeName"; readonly name: Pick<Person, "firstName" | "lastName">; readonly at: Instant }
  | { readonly type: "ChooseLanguage"; readonly language: Language; readonly at: Instant }
  | EmailCommand
  | { readonly type: "NameSource"; readonly source: Source; readonly at: Instant }
  | AddressCommand
  | AddressAttemptCommand
  /** A subscription is about to be started from the address that was given. */
  | { readonly type: "FixSignUpAddress"; readonly at: Instant }
  | { readonly type: "GivePaymentMethod"; readonly method: PaymentMethod; readonly at: Instant }
  /** Keeps the selection of a sign-up step, beside the selections of earlier steps. */
  | { readonly type: "ChooseInSignUp"; readonly chosen: SignUpSelection; readonly at: Instant }
  | CodeCommand
  | { readonly type: "NoticeGuesses"; readonly tries: number; readonly at: Instant }
  | { readonly type: "RequestPasswordReset"; readonly resetId: string; readonly at: Instant }
  | { readonly type: "RecordPasswordChange"; readonly by: PasswordChangedBy; readonly at: Instant }
  /** `again`: verifies a verified address again, before a provider is linked. */
  | { readonly type: "RequestEmailVerification"; readonly codeId: string; readonly again?: true; readonly at: Instant }
  /** `email` is the address that was proved. */
  | { readonly type: "VerifyEmail"; readonly email: string; readonly at: Instant }
  | { readonly type: "RevealPersonalData"; readonly at: Instant }
  | ProviderCommand
  | { readonly type: "EndSessions"; readonly at: Instant }
  | { readonly type: "CloseAccount"; readonly at: Instant }
  | ActingCommand
  | DataRequestCommand
  | ErasureCommand;

export const account: Decider<AccountCommand, AccountEvent, Account> = {
  initialState: { status: "none" },
  decide(command, state) {
    if (command.type === "OpenAccount") {
      if (state.status !== "none") return refuse("account-exists");
      const { accountId, person, language, codeId, referrerId, invitationId, at } = command;
      const referred = { referrerId, ...(invitationId !== undefined && { invitationId }), referredAt: at };
      return [
        { type: "AccountOpened", data: { accountId, person, language, openedAt: at } },
        ...(codeId === undefined ? [] : [{ type: "EmailVerificationRequested", data: { codeId, requestedAt: at } } as const]),
        ...(referrerId === undefined ? [] : [{ type: "AccountReferred", data: { ...referred, referrerId } } as const]),
      ];
    }
    if (state.status === "none") return refuse("account-not-found");
    if (state.status === "forgotten") return command.type === "ForgetPerson" ? [] : refuse("account-closed");
    if (!isAccepted(command.type, state)) return refuse("account-closed");
    return change(command, state);
  },
  evolve(state, event) {
    if (event.type === "AccountOpened") {
      const { accountId, person, language } = event.data;
      return { status: "open", accountId, person, language };
    }
    if (state.status === "none" || state.status === "forgotten") return state;
    switch (event.type) {
      case "AccountReferred":
        return { ...state, referrerId: event.data.referrerId, invitationId: event.data.invitationId };
      case "NameChanged":
        return { ...state, person: { ...state.person, ...event.data.name } };
      case "EmailChanged":
        return withEmail(state, event.data);
      case "LanguageChosen":
        return { ...state, language: event.data.language };
      case "SourceNamed":
        return { ...state, source: event.data.source };
      case "AddressGiven":
        return withAddress(state, event.data);
      case "SharedHouseholdAllowed":
        return { ...state, mayShareHousehold: true };
      case "AlternateAddressGiven":
        return { ...state, alternate: event.data.address };
      case "AlternateAddressRemoved": {
        const { alternate: _, ...without } = state;
        return without;
      }
      case "DeliveryNoteWritten":
        return state.address
          ? { ...state, address: { ...state.address, address: withNote(state.address.address, event.data.note) } }
          : state;
      case "AddressAttempted":
        return { ...state, attempts: withAttempt(state.attempts, event.data) };
      case "SignUpAddressFixed":
        return { ...state, signUpAddressFixedAt: event.data.fixedAt };
      case "PaymentMethodGiven":
        return withMethod(state, event.data.method);
      case "SignUpPlanChosen": {
        const { plan, tastes } = event.data;
        return { ...state, signUp: { ...state.signUp, selection: { plan, ...tastes } } };
      }
      case "SignUpSlotChosen": {
        const { weekday, window } = event.data;
        return { ...state, signUp: { ...state.signUp, slot: { weekday, window } } };
      }
      case "FirstBoxChosen":
        return { ...state, signUp: { ...state.signUp, box: event.data.box } };
      case "DiscountCodeApplied":
        return withCode(state, event.data);
      case "SignUpCodeFixed":
        return { ...state, signUpCodeFixedAt: event.data.fixedAt };
      case "DiscountCodeWithdrawn":
        return withoutCode(state, event.data);
      case "SignInsGuessed":
        return { ...state, guessed: { at: event.data.noticedAt, isWarned: false } };
      case "OwnerWarned":
        return state.guessed ? { ...state, guessed: { ...state.guessed, isWarned: true } } : state;
      case "EmailVerified":
        return { ...state, emailVerifiedAt: event.data.verifiedAt };
      case "EmailVerificationRequested":
        return { ...state, emailCodeAt: event.data.requestedAt };
      case "ProviderLinked":
        return { ...state, providers: [...(state.providers ?? []), event.data.provider] };
      case "ProviderUnlinked":
        return { ...state, providers: state.providers?.filter((linked) => linked !== event.data.provider) ?? [] };
      case "PasswordResetRequested":
      case "PasswordChanged":
      case "PersonalDataRevealed":
      case "SessionsEnded":
      case "ActingBegan":
      case "ActingEnded":
        return state;
      case "AccountClosed":
        return { ...state, status: "closed" };
      case "DataRequestReceived":
        return { ...state, dataRequests: [...(state.dataRequests ?? []), event.data.kind] };
      case "DataRequestAnswered":
        return { ...state, dataRequests: state.dataRequests?.filter((kind) => kind !== event.data.kind) ?? [] };
      case "ErasureRequested": {
        const { erasureId, by, requestedAt: at } = event.data;
        return { ...state, erasure: { erasureId, by, at } };
      }
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
    case "ChangeName": {
      const { firstName, lastName } = command.name;
      if (state.person.firstName === firstName && state.person.lastName === lastName) return [];
      return [{ type: "NameChanged", data: { name: { firstName, lastName }, changedAt: command.at } }];
    }
    case "ChangeEmail":
      return changedEmail(command, state.person);
    case "ChooseLanguage":
      if (state.language === command.language) return [];
      return [{ type: "LanguageChosen", data: { language: command.language, chosenAt: command.at } }];
    case "NameSource":
      if (state.source === command.source) return [];
      return [{ type: "SourceNamed", data: { source: command.source, namedAt: command.at } }];
    case "GiveAddress":
    case "MoveTo":
    case "AllowSharedHousehold":
    case "GiveAlternateAddress":
    case "RemoveAlternateAddress":
    case "WriteDeliveryNote":
      return changedAddress(command, state);
    case "RecordAddressAttempt":
      return attempted(command, state.attempts);
    case "FixSignUpAddress":
      if (!state.address) return refuse("address-missing");
      if (state.signUpAddressFixedAt) return [];
      return [{ type: "SignUpAddressFixed", data: { areaId: state.address.areaId, fixedAt: command.at } }];
    case "GivePaymentMethod":
      if (state.method?.token === command.method.token) return [];
      return [{ type: "PaymentMethodGiven", data: { method: command.method, givenAt: command.at } }];
    case "ChooseInSignUp":
      return chosenInSignUp(command.chosen, command.at, state.signUp);
    case "ApplyCode":
    case "FixSignUpCode":
    case "WithdrawSignUpCode":
    case "WithdrawCode":
      return changedCodes(command, state);
    case "NoticeGuesses":
      if (state.guessed && command.at < addHours(state.guessed.at, GUESSES_AGAIN_HOURS)) return [];
      return [{ type: "SignInsGuessed", data: { tries: command.tries, noticedAt: command.at } }];
    case "RequestPasswordReset":
      return [{ type: "PasswordResetRequested", data: { resetId: command.resetId, requestedAt: command.at } }];
    case "RecordPasswordChange":
      return [
        { type: "PasswordChanged", data: { by: command.by, changedAt: command.at } },
        ...(command.by === "link" ? unlinkedAll(state.providers, command.at) : []),
      ];
    case "RequestEmailVerification":
      if (state.emailVerifiedAt && !command.again) return [];
      return [{ type: "EmailVerificationRequested", data: { codeId: command.codeId, requestedAt: command.at } }];
    case "VerifyEmail":
      if (state.emailVerifiedAt || !isSameEmail(command.email, state.person.email)) return [];
      return [{ type: "EmailVerified", data: { verifiedAt: command.at } }];
    case "RevealPersonalData":
      return [{ type: "PersonalDataRevealed", data: { revealedAt: command.at } }];
    case "LinkProvider":
    case "UnlinkProvider":
      return changedProviders(command, state.providers);
    case "EndSessions":
      return [{ type: "SessionsEnded", data: { endedAt: command.at } }];
    case "CloseAccount":
      return [{ type: "AccountClosed", data: { closedAt: command.at } }];
    case "BeginActing":
    case "EndActing":
      return acting(command);
    case "ReceiveDataRequest":
    case "AnswerDataRequest":
      return dataRequests(command, state.dataRequests);
    case "RequestErasure":
    case "ForgetPerson":
      return erased(command, state);
    default:
      return never(command);
  }
}
