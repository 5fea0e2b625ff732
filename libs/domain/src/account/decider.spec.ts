import { accountId, address, method, person } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { type AccountCommand, account } from "./decider.ts";
import type { AccountEvent } from "./events.ts";
import type { ErasureCertificate } from "./vocabulary.ts";

const at = "2026-12-01T15:00:00.000Z";
const opened: AccountEvent = { type: "AccountOpened", data: { accountId, person, language: "fr", openedAt: at } };
const closed: AccountEvent = { type: "AccountClosed", data: { closedAt: at } };
const forgotten: AccountEvent = { type: "PersonForgotten", data: { accountId, forgottenAt: at } };
const open: AccountCommand = { type: "OpenAccount", accountId, person, language: "fr", at };
const where = { address, region: "on", areaId: "toronto", postalPrefix: "M4E" } as const;

const changes: readonly AccountCommand[] = [
  { type: "ChangeName", name: { firstName: "Maude", lastName: "Roy" }, at },
  { type: "ChooseLanguage", language: "en", at },
  { type: "GiveAddress", ...where, at },
  { type: "GivePaymentMethod", method, at },
  { type: "ApplyCode", code: "DEUXREPAS", audience: "sign-up", at },
  { type: "ChooseInSignUp", chosen: { slot: { weekday: 4, window: "17-22" } }, at },
  { type: "LinkProvider", provider: "google_oauth2", during: "settings", at },
  { type: "UnlinkProvider", provider: "google_oauth2", at },
  { type: "CloseAccount", at },
];

describe("what is chosen in sign-up", () => {
  const plan = { type: "ready-to-cook", persons: 2, recipes: 3 } as const;
  const tastes = { diets: ["vegan" as const], allergens: [], dislikes: ["olive"] };
  const slot = { weekday: 4, window: "17-22" } as const;
  const box = { region: "on", week: "2026-12-07", plan, lines: [{ sku: "RTC-0001", quantity: 1 }] } as const;
  const planChosen: AccountEvent = { type: "SignUpPlanChosen", data: { plan, tastes, chosenAt: at } };
  const slotChosen: AccountEvent = { type: "SignUpSlotChosen", data: { ...slot, chosenAt: at } };
  const boxChosen: AccountEvent = { type: "FirstBoxChosen", data: { box: { ...box, lines: [...box.lines] }, chosenAt: at } };
  const choose = (chosen: Extract<AccountCommand, { type: "ChooseInSignUp" }>["chosen"]): AccountCommand => ({
    type: "ChooseInSignUp",
    chosen,
    at,
  });
  const selection = { plan, ...tastes };

  it("is kept beside what was chosen before", () => {
    given(account, [opened]).when(choose({ selection })).thenEvents(planChosen);
    given(account, [opened, planChosen]).when(choose({ slot })).thenEvents(slotChosen);
    given(account, [opened, planChosen, slotChosen])
      .when(choose({ box: boxChosen.data.box }))
      .thenState({ signUp: { selection, slot, box } });
  });

  it("appends nothing where it was chosen already, with its fields in any order", () => {
    const again = { dislikes: ["olive"], allergens: [], diets: tastes.diets, plan };
    given(account, [opened, planChosen, slotChosen, boxChosen])
      .when(choose({ selection: again, slot, box: boxChosen.data.box }))
      .thenEvents();
  });

  it("is refused where the plan does not have its diets", () => {
    const keto = { ...selection, diets: ["keto" as const] };
    given(account, [opened])
      .when(choose({ selection: keto }))
      .thenRefused("selection-invalid");
    const meals = { type: "ready-to-eat", meals: 6 } as const;
    expect(given(account, [opened]).when(choose({ selection: { ...keto, plan: meals } })).events).toHaveLength(2);
  });

  it("is the last of each", () => {
    const six = { ...plan, recipes: 6 } as const;
    given(account, [opened, planChosen, slotChosen])
      .when(choose({ selection: { ...selection, plan: six }, slot }))
      .thenEvents({ type: "SignUpPlanChosen", data: { plan: six, tastes, chosenAt: at } });
  });
});

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

  it("goes by another name, and keeps its address of mail; the same name is nothing new", () => {
    const name = { firstName: "Maude", lastName: "Roy" };
    const outcome = given(account, [opened]).when({ type: "ChangeName", name, at });
    outcome.thenEvents({ type: "NameChanged", data: { name, changedAt: at } });
    outcome.thenState({ person: { ...person, ...name } });
    given(account, [opened, ...outcome.events])
      .when({ type: "ChangeName", name, at })
      .thenNothing();
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

  it("keeps the address that a subscription is started from", () => {
    const fix = { type: "FixSignUpAddress", at } as const;
    given(account, [opened]).when(fix).thenRefused("address-missing");
    const half = given(account, [opened]).when({ type: "GiveAddress", ...where, at });
    const fixed = given(account, half.events).when(fix);
    fixed.thenEvents({ type: "SignUpAddressFixed", data: { areaId: where.areaId, fixedAt: at } });
    given(account, fixed.events).when(fix).thenNothing();
    given(account, fixed.events)
      .when({ type: "GiveAddress", ...where, areaId: "montreal", region: "qc", at })
      .thenRefused("subscription-has-address");
  });

  it("pays by the newest method; the same token again changes nothing", () => {
    const outcome = given(account, [opened]).when({ type: "GivePaymentMethod", method, at });
    outcome.thenEvents({ type: "PaymentMethodGiven", data: { method, givenAt: at } });
    given(account, outcome.events).when({ type: "GivePaymentMethod", method, at }).thenNothing();
    const another = { ...method, token: "tok_example_2", last4: "1881" };
    given(account, outcome.events).when({ type: "GivePaymentMethod", method: another, at }).thenState({ method: another });
  });

  const enter = (code: string, audience: "sign-up" | "account", when = at): AccountCommand => ({
    type: "ApplyCode",
    code,
    audience,
    at: when,
  });

  it("signs up with one discount code, the last one", () => {
    const outcome = given(account, [opened]).when(enter("MOITIE", "sign-up"));
    outcome.thenEvents({ type: "DiscountCodeApplied", data: { code: "MOITIE", audience: "sign-up", appliedAt: at } });
    given(account, outcome.events).when(enter("MOITIE", "sign-up")).thenNothing();
    given(account, outcome.events).when(enter("TABLE75", "sign-up")).thenState({ discountCode: "TABLE75" });
  });

  it("keeps the sign-up's code, or none, once its first order is made", () => {
    const fix = { type: "FixSignUpCode", at } as const;
    const half = given(account, [opened]).when(enter("MOITIE", "sign-up"));
    const fixed = given(account, half.events).when(fix);
    fixed.thenEvents({ type: "SignUpCodeFixed", data: { code: "MOITIE", fixedAt: at } });
    given(account, fixed.events).when(fix).thenNothing();
    given(account, fixed.events).when(enter("MOITIE", "sign-up")).thenNothing();
    given(account, fixed.events).when(enter("TABLE75", "sign-up")).thenRefused("code-fixed");
    given(account, fixed.events).when(enter("HIVER30", "account")).thenState({ discountCode: "MOITIE", boxCode: "HIVER30" });
    const none = given(account, [opened]).when(fix);
    none.thenEvents({ type: "SignUpCodeFixed", data: { fixedAt: at } });
    given(account, none.events).when(enter("TABLE75", "sign-up")).thenRefused("code-fixed");
  });

  it("holds one code for its boxes beside it, and takes back that one alone", () => {
    const signedUp = given(account, [opened]).when(enter("TABLE75", "sign-up"));
    const entered = given(account, signedUp.events).when(enter("HIVER30", "account"));
    entered.thenState({ discountCode: "TABLE75", boxCode: "HIVER30", codesSince: { HIVER30: at } });
    given(account, entered.events).when(enter("HIVER30", "account")).thenNothing();
    const withdrawn = given(account, entered.events).when({ type: "WithdrawCode", at });
    withdrawn.thenEvents({ type: "DiscountCodeWithdrawn", data: { code: "HIVER30", withdrawnAt: at } });
    expect(withdrawn.state).toMatchObject({ discountCode: "TABLE75", codesSince: { HIVER30: at } });
    expect(withdrawn.state).not.toHaveProperty("boxCode");
    given(account, withdrawn.events).when({ type: "WithdrawCode", at }).thenNothing();
  });

  it("remembers when each code for boxes was first entered, however often it comes back", () => {
    const later = "2027-02-01T15:00:00.000Z";
    const past = given(account, given(account, [opened]).when(enter("HIVER30", "account")).events).when(enter("FIDELE3", "account")).events;
    given(account, past)
      .when(enter("HIVER30", "account", later))
      .thenState({ boxCode: "HIVER30", codesSince: { HIVER30: at, FIDELE3: at } });
  });

  it("has a sign-up code taken back that was withdrawn before there were two of them", () => {
    const old: AccountEvent[] = [
      opened,
      { type: "DiscountCodeApplied", data: { code: "MOITIE", audience: "sign-up", appliedAt: at } },
      { type: "DiscountCodeWithdrawn", data: { code: "MOITIE", withdrawnAt: at } },
    ];
    expect(old.reduce(account.evolve, account.initialState)).not.toHaveProperty("discountCode");
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

describe("an account whose owner is to be forgotten", () => {
  const requested: AccountEvent = { type: "ErasureRequested", data: { erasureId: accountId, by: "client", requestedAt: at } };

  it("notes who asked, and when", () => {
    const outcome = given(account, [opened]).when({ type: "RequestErasure", erasureId: accountId, by: "client", at });
    outcome.thenEvents(requested);
    outcome.thenState({ erasure: { erasureId: accountId, by: "client", at } });
  });

  it("is asked once, also when it is closed", () => {
    given(account, [opened, requested]).when({ type: "RequestErasure", erasureId: accountId, by: "staff", at }).thenEvents();
    given(account, [opened, closed]).when({ type: "RequestErasure", erasureId: accountId, by: "client", at }).thenEvents(requested);
  });

  it.each(changes)("is not changed any more: $type", (command) => {
    given(account, [opened, requested]).when(command).thenRefused("account-closed");
  });

  it("is forgotten with the certificate in the event", () => {
    const certificate: ErasureCertificate = {
      number: "E-3F2A-91BC-77D0",
      erasureId: accountId,
      askedBy: "client",
      destroyed: ["key"],
      position: "7",
      seal: "s",
    };
    given(account, [opened, requested])
      .when({ type: "ForgetPerson", certificate, at })
      .thenEvents({ type: "PersonForgotten", data: { accountId, forgottenAt: at, certificate } });
  });
});
