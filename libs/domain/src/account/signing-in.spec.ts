import { accountId, person } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { type AccountCommand, account } from "./decider.ts";
import { verifiedEmails } from "./email.ts";
import type { AccountEvent } from "./events.ts";

const at = "2026-12-01T15:00:00.000Z";
const opened: AccountEvent = { type: "AccountOpened", data: { accountId, person, language: "fr", openedAt: at } };
const closed: AccountEvent = { type: "AccountClosed", data: { closedAt: at } };
const forgotten: AccountEvent = { type: "PersonForgotten", data: { accountId, forgottenAt: at } };
const guessed: AccountEvent = { type: "SignInsGuessed", data: { tries: 100, noticedAt: at } };
const warned: AccountEvent = { type: "OwnerWarned", data: { messageId: "message", warnedAt: at } };

describe("an account whose password is being guessed", () => {
  const notice = (time: string): AccountCommand => ({ type: "NoticeGuesses", tries: 100, at: time });

  it("is noticed once a day", () => {
    given(account, [opened]).when(notice(at)).thenEvents(guessed);
    given(account, [opened, guessed]).when(notice("2026-12-02T14:59:59.000Z")).thenEvents();
    const later = "2026-12-02T15:00:00.000Z";
    given(account, [opened, guessed, warned])
      .when(notice(later))
      .thenEvents({ type: "SignInsGuessed", data: { tries: 100, noticedAt: later } });
  });

  it("knows of the warning that an earlier version wrote, until there are other guesses", () => {
    const state = (...past: AccountEvent[]) => given(account, [opened, ...past]).when({ type: "ChooseLanguage", language: "fr", at });
    state(guessed).thenState({ guessed: { at, isWarned: false } });
    state(guessed, warned).thenState({ guessed: { at, isWarned: true } });
    state(guessed, warned, guessed).thenState({ guessed: { at, isWarned: false } });
    state(warned).thenState({ status: "open" });
  });
});

describe("the password of an account", () => {
  const resetId = "0d0a3c8e-6f0e-4d3a-9f43-0c2d5f9a7b11";
  const requested: AccountEvent = { type: "PasswordResetRequested", data: { resetId, requestedAt: at } };
  const changed = (by: "link" | "settings"): AccountEvent => ({ type: "PasswordChanged", data: { by, changedAt: at } });

  it("ends every provider where it is set by a mailed link", () => {
    const linked: AccountEvent = { type: "ProviderLinked", data: { provider: "apple", during: "settings", linkedAt: at } };
    const set = (by: "link" | "settings"): AccountCommand => ({ type: "RecordPasswordChange", by, at });
    const unlinked: AccountEvent = { type: "ProviderUnlinked", data: { provider: "apple", unlinkedAt: at } };
    given(account, [opened, linked]).when(set("link")).thenEvents(changed("link"), unlinked);
    given(account, [opened, linked]).when(set("settings")).thenEvents(changed("settings"));
  });

  it.each([["open", [opened]] as const, ["closed", [opened, closed]] as const])("can be reset while it is %s", (_, past) => {
    given(account, past).when({ type: "RequestPasswordReset", resetId, at }).thenEvents(requested);
    given(account, past).when({ type: "RecordPasswordChange", by: "link", at }).thenEvents(changed("link"));
    given(account, past).when({ type: "RecordPasswordChange", by: "settings", at }).thenEvents(changed("settings"));
  });

  it("is nothing to an account whose person is forgotten", () => {
    given(account, [opened, forgotten]).when({ type: "RequestPasswordReset", resetId, at }).thenRefused("account-closed");
  });
});

describe("the address of mail of an account", () => {
  const codeId = "0d0a3c8e-6f0e-4d3a-9f43-0c2d5f9a7b12";
  const requested: AccountEvent = { type: "EmailVerificationRequested", data: { codeId, requestedAt: at } };
  const verified: AccountEvent = { type: "EmailVerified", data: { verifiedAt: at } };

  it("is sent a code as the account is opened, unless a provider vouches for it", () => {
    const open: AccountCommand = { type: "OpenAccount", accountId, person, language: "fr", at };
    given(account).when(open).thenEvents(opened);
    given(account)
      .when({ ...open, codeId })
      .thenEvents(opened, requested);
    given(account, [opened, requested]).when({ type: "RevealPersonalData", at }).thenState({ emailCodeAt: at });
  });

  it("has no code yet where it differs", () => {
    const { state } = given(account, [opened, requested, verified]).when({ type: "ChangeEmail", email: "other@example.com", at });
    expect(state).not.toHaveProperty("emailCodeAt");
    expect(state).not.toHaveProperty("emailVerifiedAt");
  });

  it("counts as verified once it was, however often it changes, and never where it was not", () => {
    const changed = (before: string, after: string): AccountEvent => ({ type: "EmailChanged", data: { before, after, changedAt: at } });
    const verifiedAfter = (...past: AccountEvent[]) => {
      const state = [opened, ...past].reduce(account.evolve, account.initialState);
      return state.status === "open" ? verifiedEmails(state) : undefined;
    };
    const other = "other@example.com";
    expect(verifiedAfter()).toEqual([]);
    expect(verifiedAfter(verified)).toEqual([person.email]);
    expect(verifiedAfter(verified, changed(person.email, other))).toEqual([person.email]);
    expect(verifiedAfter(verified, changed(person.email, other), verified)).toEqual([other, person.email]);
    expect(verifiedAfter(changed(person.email, other), verified)).toEqual([other]);
    expect(verifiedAfter(verified, changed(person.email, other), changed(other, person.email))).toEqual([person.email]);
  });

  it("is verified once, and needs no code after that", () => {
    const request: AccountCommand = { type: "RequestEmailVerification", codeId, at };
    given(account, [opened]).when(request).thenEvents(requested);
    const verify: AccountCommand = { type: "VerifyEmail", email: person.email.toUpperCase(), at };
    const outcome = given(account, [opened]).when(verify);
    outcome.thenEvents(verified);
    outcome.thenState({ emailVerifiedAt: at });
    given(account, [opened, verified]).when(verify).thenNothing();
    given(account, [opened])
      .when({ ...verify, email: "before@example.com" })
      .thenNothing();
    given(account, [opened, verified]).when(request).thenNothing();
  });
});

describe("personal data that support reveals", () => {
  const revealed: AccountEvent = { type: "PersonalDataRevealed", data: { revealedAt: at } };
  const closed: AccountEvent = { type: "AccountClosed", data: { closedAt: at } };
  const forgotten: AccountEvent = { type: "PersonForgotten", data: { accountId, forgottenAt: at } };

  it("is recorded each time, of a closed account too, and never of an erased one", () => {
    given(account, [opened]).when({ type: "RevealPersonalData", at }).thenEvents(revealed);
    given(account, [opened, revealed, closed]).when({ type: "RevealPersonalData", at }).thenEvents(revealed);
    given(account, [opened, forgotten]).when({ type: "RevealPersonalData", at }).thenRefused("account-closed");
  });
});

describe("the providers that an account is signed in to with", () => {
  const linked: AccountEvent = { type: "ProviderLinked", data: { provider: "apple", during: "settings", linkedAt: at } };
  const unlinked: AccountEvent = { type: "ProviderUnlinked", data: { provider: "apple", unlinkedAt: at } };
  const link: AccountCommand = { type: "LinkProvider", provider: "apple", during: "settings", at };
  const unlink: AccountCommand = { type: "UnlinkProvider", provider: "apple", at };

  it("are each linked once, until they are removed", () => {
    const outcome = given(account, [opened]).when(link);
    outcome.thenEvents(linked);
    outcome.thenState({ providers: ["apple"] });
    given(account, [opened, linked]).when(link).thenNothing();
    given(account, [opened, linked])
      .when({ ...link, provider: "facebook" })
      .thenState({ providers: ["apple", "facebook"] });
    const removed = given(account, [opened, linked]).when(unlink);
    removed.thenEvents(unlinked);
    removed.thenState({ providers: [] });
    given(account, [opened, linked, unlinked]).when(unlink).thenNothing();
    given(account, [opened, linked, unlinked]).when(link).thenEvents(linked);
  });

  it("may have a verified address verified again before that", () => {
    const codeId = "0d0a3c8e-6f0e-4d3a-9f43-0c2d5f9a7b12";
    const verified: AccountEvent = { type: "EmailVerified", data: { verifiedAt: at } };
    given(account, [opened, verified])
      .when({ type: "RequestEmailVerification", codeId, again: true, at })
      .thenEvents({ type: "EmailVerificationRequested", data: { codeId, requestedAt: at } });
  });
});

describe("sessions that support ends", () => {
  const ended: AccountEvent = { type: "SessionsEnded", data: { endedAt: at } };
  const closed: AccountEvent = { type: "AccountClosed", data: { closedAt: at } };

  it("end each time, those of a closed account too", () => {
    given(account, [opened]).when({ type: "EndSessions", at }).thenEvents(ended);
    given(account, [opened, ended, closed]).when({ type: "EndSessions", at }).thenEvents(ended);
  });
});
