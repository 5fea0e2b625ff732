import type { FactsOf } from "./context.ts";
import { inner, int, skusOf, text } from "./data.ts";

/** Events of the account and the subscription. */
export const peopleFacts = {
  AccountOpened: (data, say) => {
    const person = inner(data, "person");
    const name = `${text(person, "firstName")} ${text(person, "lastName")}`.trim();
    return { person: name, inLanguage: say.coded("languages", text(data, "language")), variant: name ? "" : "forgotten" };
  },
  NameChanged: (data) => {
    const name = inner(data, "name");
    const person = `${text(name, "firstName")} ${text(name, "lastName")}`.trim();
    return { person, variant: person ? "" : "forgotten" };
  },
  EmailChanged: (data) => {
    const after = text(data, "after");
    return { before: text(data, "before"), after, variant: after ? "" : "forgotten" };
  },
  SourceNamed: (data, say) => ({ source: say.coded("heardFrom", text(data, "source")) }),
  LanguageChosen: (data, say) => ({ inLanguage: say.coded("languages", text(data, "language")) }),
  AddressGiven: (data, say) => {
    const address = inner(data, "address");
    const line = [text(address, "line"), text(address, "city")].filter(Boolean).join(", ");
    const variant = "coordinates" in address ? "placed" : "";
    return { address: line, prefix: text(data, "postalPrefix"), region: say.region(data), variant: line ? variant : "forgotten" };
  },
  AlternateAddressGiven: (data, say) => {
    const address = inner(data, "address");
    const line = [text(address, "line"), text(address, "city")].filter(Boolean).join(", ");
    return { address: line, prefix: text(data, "postalPrefix"), region: say.region(data), variant: line ? "" : "forgotten" };
  },
  AlternateAddressRemoved: () => ({}),
  DeliveryNoteWritten: (data) => {
    const note = text(data, "note");
    return { note, variant: note ? "" : data.note === "" ? "empty" : "forgotten" };
  },
  AddressAttempted: (data, say) => ({
    code: text(data, "postalCode"),
    why: say.coded("addressOutcomes", text(data, "outcome")),
    where: say.coded("addressTriedIn", text(data, "triedIn")),
    variant: text(data, "postalCode") ? "" : "unknown",
  }),
  SignUpPlanChosen: (data, say) => ({ plan: say.plan(data), tastes: say.tastes(data) }),
  SignUpSlotChosen: (data, say) => ({ slot: say.slot({ slot: data }) }),
  FirstBoxChosen: (data, say) => ({ week: say.week(text(inner(data, "box"), "week")), skus: skusOf(inner(data, "box")) }),
  PaymentMethodGiven: (data, say) => {
    const method = inner(data, "method");
    const card = [text(method, "brand"), text(method, "last4")].filter(Boolean).join(" •••• ");
    return { method: text(method, "kind") === "card" ? card : say.coded("payWith", text(method, "kind")) };
  },
  DiscountCodeApplied: (data) => ({ code: text(data, "code") }),
  SignInsGuessed: (data) => ({ tries: int(data, "tries") }),
  OwnerWarned: () => ({}),
  PasswordResetRequested: () => ({}),
  EmailVerificationRequested: () => ({}),
  EmailVerified: () => ({}),
  PersonalDataRevealed: () => ({}),
  ProviderLinked: (data, say) => ({
    provider: say.coded("signInProviders", text(data, "provider")),
    variant: text(data, "during") === "sign-up" ? "signup" : "",
  }),
  ProviderUnlinked: (data, say) => ({ provider: say.coded("signInProviders", text(data, "provider")) }),
  SessionsEnded: () => ({}),
  PasswordChanged: (data) => ({ variant: text(data, "by") === "link" ? "link" : "" }),
  TaskSettled: (data, say) => ({ what: say.coded("tasks", text(data, "kind")) }),
  ConsentGiven: (data, say) => ({
    purpose: say.coded("consents", text(data, "purpose")),
    wording: text(data, "wording"),
    where: say.coded("consentSources", text(data, "source")),
  }),
  ConsentWithdrawn: (data, say) => ({
    purpose: say.coded("consents", text(data, "purpose")),
    where: say.coded("consentSources", text(data, "source")),
  }),
  FlagTurned: (data, say) => ({
    flag: text(data, "flag"),
    how: say.coded("onOff", data.enabled === true ? "on" : "off"),
    variant: text(data, "accountId") ? "account" : "",
  }),
  FlagExceptionEnded: (data) => ({ flag: text(data, "flag") }),
  StaffMemberAdded: (data, say) => ({ role: say.role(text(data, "role")) }),
  StaffRoleChanged: (data, say) => ({ before: say.role(text(data, "from")), after: say.role(text(data, "to")) }),
  StaffMemberDisabled: (data, say) => ({ role: say.role(text(data, "role")) }),
  StaffMemberEnabled: (data, say) => ({ role: say.role(text(data, "role")) }),
  StaffLinkIssued: () => ({}),
  StaffSignInSet: () => ({}),
  AccountClosed: () => ({}),
  ActingBegan: (data) => ({ minutes: int(data, "minutes") }),
  ActingEnded: () => ({}),
  DataRequestReceived: (data, say) => ({
    what: say.coded("dataRequests", text(data, "kind")),
    via: say.coded("dataRequestVia", text(data, "via")),
    received: say.day(text(data, "receivedOn")),
    due: say.day(text(data, "dueOn")),
  }),
  DataRequestAnswered: (data, say) => ({
    what: say.coded("dataRequests", text(data, "kind")),
    variant: text(data, "outcome") === "refused" ? "refused" : "",
  }),
  ErasureRequested: (data) => ({ variant: text(data, "by") === "staff" ? "staff" : "" }),
  PersonForgotten: (data) => {
    const number = text(inner(data, "certificate"), "number");
    return { number, variant: number ? "certified" : "" };
  },
  SignUpAddressFixed: () => ({}),
  SignUpCodeFixed: (data) => ({ code: text(data, "code"), variant: text(data, "code") ? "" : "none" }),
  DiscountCodeWithdrawn: (data) => ({ code: text(data, "code") }),
  Claimed: (data, say) => {
    const until = say.instant(text(data, "lapsesAt"));
    return { what: say.coded("claims", text(data, "kind")), until, variant: until ? "lapsing" : "" };
  },
  ClaimExtended: (data, say) => {
    const until = say.instant(text(data, "lapsesAt"));
    return { until, variant: until ? "lapsing" : "" };
  },
  ClaimShared: () => ({}),
  ClaimReleased: () => ({}),
  SharedHouseholdAllowed: () => ({}),
  SubscriptionStarted: (data, say) => ({ plan: say.plan(data), slot: say.slot(data), week: say.week(text(data, "firstWeek")) }),
  PlanChanged: (data, say) => ({ plan: say.plan(data), week: say.week(text(data, "fromWeek")) }),
  TastesChanged: (data, say) => ({ tastes: say.tastes(data), week: say.week(text(data, "fromWeek")) }),
  DeliverySlotChanged: (data, say) => ({ slot: say.slot(data), week: say.week(text(data, "fromWeek")) }),
  DeliveryMoved: (data, say) => ({
    slot: say.slot(data),
    before: say.slot({ slot: inner(data, "before") }),
    week: say.week(text(data, "fromWeek")),
  }),
  RecurringItemChosen: (data, say) => ({ sku: text(data, "sku"), count: int(data, "quantity"), week: say.week(text(data, "fromWeek")) }),
  RecurringItemEnded: (data, say) => ({ sku: text(data, "sku"), week: say.week(text(data, "fromWeek")) }),
  SubscriptionPaused: (data, say) => ({
    because: say.coded("pauseReasons", text(data, "reason")),
    until: say.instant(text(data, "resumesAt")),
    variant: text(data, "resumesAt") ? "until" : "",
  }),
  PauseEndMoved: (data, say) => ({
    until: say.instant(text(data, "resumesAt")),
    variant: text(data, "resumesAt") ? "until" : "",
  }),
  SubscriptionResumed: () => ({}),
  SubscriptionClosed: (data, say) => ({
    because: say.coded("pauseReasons", text(data, "reason")),
    count: int(data, "assetsOut"),
    variant: int(data, "assetsOut") > 0 ? "closing" : "",
  }),
} as const satisfies Record<string, FactsOf>;
