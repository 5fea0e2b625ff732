import { inner, int, list, text } from "./data.ts";
import { leftOut, type Told } from "./told.ts";

/** Events of the account, its claims, consent and tasks. */
export const accountTold: Told<"account" | "claim" | "consent" | "task"> = {
  AccountOpened: (data, say) => {
    const person = inner(data, "person");
    return { ...named(say.name(person)), email: text(person, "email") };
  },
  NameChanged: (data, say) => named(say.name(inner(data, "name"))),
  EmailChanged: (data) => ({ before: text(data, "before"), after: text(data, "after") }),
  LanguageChosen: (data, say) => ({ inLanguage: say.coded("languages", text(data, "language")) }),
  SourceNamed: (data, say) => ({ source: say.coded("sources", text(data, "source")) }),
  AddressGiven: (data, say) => {
    const address = inner(data, "address");
    return { address: say.address(address), variant: "coordinates" in address ? "placed" : "" };
  },
  SharedHouseholdAllowed: () => ({}),
  AlternateAddressGiven: (data, say) => ({ address: say.address(inner(data, "address")) }),
  AlternateAddressRemoved: () => ({}),
  DeliveryNoteWritten: (data) => ({ note: text(data, "note"), variant: text(data, "note") ? "" : "empty" }),
  AddressAttempted: (data, say) => ({
    code: text(data, "postalCode"),
    why: say.coded("addressOutcomes", text(data, "outcome")),
    variant: text(data, "postalCode") ? "" : "unknown",
  }),
  SignUpPlanChosen: (data, say) => ({ plan: say.plan(inner(data, "plan")), tastes: say.tastes(inner(data, "tastes")) }),
  SignUpSlotChosen: (data, say) => ({ slot: say.slot(data) }),
  FirstBoxChosen: (data, say) => ({
    count: list(inner(data, "box"), "lines").length,
    week: say.week(text(inner(data, "box"), "week")),
  }),
  SignUpAddressFixed: leftOut("Follows from the start of the subscription, which is told; nothing about the person changes."),
  PaymentMethodGiven: (data, say) => ({ method: say.method(inner(data, "method")) }),
  DiscountCodeApplied: (data) => ({ code: text(data, "code") }),
  SignUpCodeFixed: (data) => ({ code: text(data, "code"), variant: text(data, "code") ? "" : "none" }),
  DiscountCodeWithdrawn: (data) => ({ code: text(data, "code") }),
  SignInsGuessed: (data) => ({ count: int(data, "tries") }),
  OwnerWarned: () => ({}),
  PasswordResetRequested: () => ({}),
  PasswordChanged: (data) => ({ variant: text(data, "by") === "link" ? "link" : "" }),
  EmailVerificationRequested: () => ({}),
  EmailVerified: () => ({}),
  PersonalDataRevealed: () => ({}),
  ProviderLinked: (data, say) => ({
    provider: say.coded("signInProviders", text(data, "provider")),
    variant: text(data, "during") === "sign-up" ? "signup" : "",
  }),
  ProviderUnlinked: (data, say) => ({ provider: say.coded("signInProviders", text(data, "provider")) }),
  SessionsEnded: () => ({}),
  AccountClosed: () => ({}),
  ActingBegan: (data) => ({ count: int(data, "minutes") }),
  ActingEnded: () => ({}),
  DataRequestReceived: (data, say) => ({
    what: say.coded("dataRequests", text(data, "kind")),
    via: say.coded("dataRequestVia", text(data, "via")),
    received: say.date(text(data, "receivedOn")),
    due: say.date(text(data, "dueOn")),
  }),
  DataRequestAnswered: (data, say) => ({
    what: say.coded("dataRequests", text(data, "kind")),
    variant: text(data, "outcome") === "refused" ? "refused" : "",
  }),
  ErasureRequested: (data) => ({ variant: text(data, "by") === "staff" ? "staff" : "" }),
  PersonForgotten: leftOut("A person who was forgotten has no account to read it in."),
  Claimed: (data, say) => ({ what: say.coded("claims", text(data, "kind")), variant: "lapsesAt" in data ? "lapsing" : "" }),
  ClaimExtended: (data) => ({ variant: "lapsesAt" in data ? "lapsing" : "" }),
  ClaimShared: () => ({}),
  ClaimReleased: () => ({}),
  ConsentGiven: (data, say) => ({
    purpose: say.coded("consents", text(data, "purpose")),
    where: say.coded("consentSources", text(data, "source")),
  }),
  ConsentWithdrawn: (data, say) => ({
    purpose: say.coded("consents", text(data, "purpose")),
    where: say.coded("consentSources", text(data, "source")),
  }),
  TaskSettled: (data, say) => ({ what: say.coded("tasks", text(data, "kind")) }),
};

const named = (name: string) => ({ name, variant: name ? "" : "unnamed" });
