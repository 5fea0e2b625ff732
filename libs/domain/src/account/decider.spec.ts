import { accountId, address, method, person } from "../kernel/testing/examples.ts";
import { given } from "../kernel/testing/given.ts";
import { type AccountCommand, account } from "./decider.ts";
import type { AccountEvent } from "./events.ts";

const at = "2026-12-01T15:00:00.000Z";
const opened: AccountEvent = { type: "AccountOpened", data: { accountId, person, language: "fr", openedAt: at } };
const closed: AccountEvent = { type: "AccountClosed", data: { closedAt: at } };
const forgotten: AccountEvent = { type: "PersonForgotten", data: { accountId, forgottenAt: at } };
const open: AccountCommand = { type: "OpenAccount", accountId, person, language: "fr", at };
const where = { address, region: "on", areaId: "toronto", postalPrefix: "M4E" } as const;

const changes: readonly AccountCommand[] = [
  { type: "ChooseLanguage", language: "en", at },
  { type: "GiveAddress", ...where, at },
  { type: "GivePaymentMethod", method, at },
  { type: "ApplyDiscountCode", code: "DEUXREPAS", at },
  { type: "CloseAccount", at },
];

describe("an account", () => {
  it("is opened with a person and a language", () => {
    const outcome = given(account).when(open);
    outcome.thenEvents(opened);
    outcome.thenState({ status: "open", accountId, language: "fr", person });
  });

  it.each([
    ["open", [opened]],
    ["closed", [opened, closed]],
    ["forgotten", [opened, forgotten]],
  ] as const)("is not opened again while %s", (_, past) => {
    given(account, past).when(open).thenRefused("account-exists");
  });

  it.each([...changes, { type: "ForgetPerson", at } as const])("that does not exist refuses $type", (command) => {
    given(account).when(command).thenRefused("account-not-found");
  });

  it.each(changes)("that is closed refuses $type", (command) => {
    given(account, [opened, closed]).when(command).thenRefused("account-closed");
  });

  it.each(changes)("whose person is forgotten refuses $type", (command) => {
    given(account, [opened, forgotten]).when(command).thenRefused("account-closed");
  });

  it("remembers another language, and does nothing for the same", () => {
    const outcome = given(account, [opened]).when({ type: "ChooseLanguage", language: "en", at });
    outcome.thenEvents({ type: "LanguageChosen", data: { language: "en", chosenAt: at } });
    given(account, outcome.events).when({ type: "ChooseLanguage", language: "en", at }).thenNothing();
  });

  it("keeps the address together with its region, area and postal prefix", () => {
    const outcome = given(account, [opened]).when({ type: "GiveAddress", ...where, at });
    outcome.thenEvents({ type: "AddressGiven", data: { ...where, givenAt: at } });
    outcome.thenState({ address: where });
  });

  it("pays by the newest method; the same token again changes nothing", () => {
    const outcome = given(account, [opened]).when({ type: "GivePaymentMethod", method, at });
    outcome.thenEvents({ type: "PaymentMethodGiven", data: { method, givenAt: at } });
    given(account, outcome.events).when({ type: "GivePaymentMethod", method, at }).thenNothing();
    const another = { ...method, token: "tok_example_2", last4: "1881" };
    given(account, outcome.events).when({ type: "GivePaymentMethod", method: another, at }).thenState({ method: another });
  });

  it("holds one discount code, the last one", () => {
    const outcome = given(account, [opened]).when({ type: "ApplyDiscountCode", code: "MOITIE", at });
    outcome.thenEvents({ type: "DiscountCodeApplied", data: { code: "MOITIE", appliedAt: at } });
    given(account, outcome.events).when({ type: "ApplyDiscountCode", code: "MOITIE", at }).thenNothing();
    given(account, outcome.events).when({ type: "ApplyDiscountCode", code: "TABLE75", at }).thenState({ discountCode: "TABLE75" });
  });

  it("is closed and keeps what it knew", () => {
    const outcome = given(account, [opened]).when({ type: "CloseAccount", at });
    outcome.thenEvents(closed);
    outcome.thenState({ status: "closed", person });
  });

  it.each([
    ["open", [opened]],
    ["closed", [opened, closed]],
  ] as const)("forgets its person while %s, and knows nothing of them afterwards", (_, past) => {
    const outcome = given(account, past).when({ type: "ForgetPerson", at });
    outcome.thenEvents(forgotten);
    expect(outcome.state).toEqual({ status: "forgotten", accountId });
  });

  it("forgets once", () => {
    given(account, [opened, forgotten]).when({ type: "ForgetPerson", at }).thenNothing();
  });
});
