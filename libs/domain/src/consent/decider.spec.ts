import { given } from "../../testing/given.ts";
import { termsAt, unreadTerms } from "./account-terms.ts";
import { consent } from "./decider.ts";
import type { ConsentEvent } from "./events.ts";
import { allWordings, currentWording, wordingOf } from "./wordings.ts";

const at = "2027-01-04T15:00:00.000Z";
const agreed = (wording: string, source: "sign-up" | "settings" = "settings"): ConsentEvent => ({
  type: "ConsentGiven",
  data: { purpose: wordingOf(wording)!.purpose, wording, language: "fr", source, givenAt: at },
});
const give = (wording: string) => ({ type: "GiveConsent", wording, language: "fr", source: "settings", at }) as const;
const withdraw = { type: "WithdrawConsent", purpose: "newsletter", language: "en", source: "link", at } as const;

describe("consent", () => {
  it("keeps the words that were agreed to, their language, and where it was", () => {
    given(consent).when(give("newsletter-1")).thenEvents(agreed("newsletter-1"));
  });

  it("is given once in the same words", () => {
    given(consent, [agreed("newsletter-1", "sign-up")])
      .when(give("newsletter-1"))
      .thenEvents();
  });

  it("to the terms is given with a purchase, and nowhere else", () => {
    const terms = currentWording("terms").version;
    for (const source of ["settings", "link", "support", "footer"] as const)
      given(consent)
        .when({ ...give(terms), source })
        .thenRefused("consent-wording-unknown");
    given(consent)
      .when({ ...give(terms), source: "sign-up" })
      .thenEvents(agreed(terms, "sign-up"));
  });

  it("is given for one purpose at a time", () => {
    given(consent, [agreed("newsletter-1")])
      .when(give("sms-1"))
      .thenEvents(agreed("sms-1"));
  });

  it("is not given in words that were never shown", () => {
    given(consent).when(give("newsletter-0")).thenRefused("consent-wording-unknown");
  });

  it.each(allWordings.filter(({ version, purpose }) => version !== currentWording(purpose).version).map(({ version }) => version))(
    "is not given in earlier words, %s, which nobody is shown",
    (version) => {
      given(consent).when(give(version)).thenRefused("consent-wording-unknown");
    },
  );

  it("is taken back, and may be given again", () => {
    const data = { purpose: "newsletter", source: "link", wording: "newsletter-1", language: "en", withdrawnAt: at } as const;
    const withdrawn: ConsentEvent = { type: "ConsentWithdrawn", data };
    given(consent, [agreed("newsletter-1")])
      .when(withdraw)
      .thenEvents(withdrawn);
    given(consent, [agreed("newsletter-1"), withdrawn])
      .when(give("newsletter-1"))
      .thenEvents(agreed("newsletter-1"));
  });

  it("that was never given, or was taken back, is not taken back", () => {
    given(consent).when(withdraw).thenEvents();
  });

  it.each(["terms", "newsletter", "email", "sms", "push"] as const)("has words for %s in both languages", (purpose) => {
    const { version, en, fr } = currentWording(purpose);
    expect(wordingOf(version)?.purpose).toBe(purpose);
    expect(en).not.toBe(fr);
  });

  it("keeps the brand that asked", () => {
    given(consent)
      .when({ ...give("newsletter-1"), brand: "laurier" })
      .thenState({ newsletter: "newsletter-1" });
    const { events } = given(consent).when({ ...give("newsletter-1"), brand: "laurier" });
    expect(events[0]!.data).toMatchObject({ brand: "laurier" });
  });

  it("is followed by each newer version of the terms, announced once", () => {
    const announce = (version: string) => ({ type: "AnnounceTerms", version, at }) as const;
    const data = { version: "terms-4", until: "terms-2", announcedAt: at, appliesAt: "2027-01-12T05:00:00.000Z" };
    const announced: ConsentEvent = { type: "NewTermsAnnounced", data };
    given(consent, [agreed("terms-2")])
      .when(announce("terms-4"))
      .thenEvents(announced);
    given(consent, [agreed("terms-2"), announced])
      .when(announce("terms-4"))
      .thenEvents();
    given(consent, [agreed("terms-4")])
      .when(announce("terms-3"))
      .thenEvents();
    given(consent).when(announce("terms-4")).thenEvents();
  });

  it("to the terms is to the latest version that was accepted, whatever the order", () => {
    const returned: readonly ConsentEvent[] = [
      { type: "NewTermsAnnounced", data: { version: "terms-4", until: "terms-2", announcedAt: at, appliesAt: "2027-01-12T05:00:00.000Z" } },
      { type: "TermsNoticeReturned", data: { version: "terms-4", returnedAt: at } },
    ];
    const stateAfter = (...events: readonly ConsentEvent[]) => events.reduce(consent.evolve, consent.initialState);
    expect(termsAt(stateAfter(agreed("terms-4"), agreed("terms-3")), at)).toEqual({ version: "terms-4" });
    expect(unreadTerms(stateAfter(agreed("terms-2"), ...returned, agreed("terms-3")), at)).toEqual(["terms-4"]);
  });

  it("is not bound by a version whose notice its address refuses at once", () => {
    const { events } = given(consent, [agreed("terms-2")]).when({ type: "AnnounceTerms", version: "terms-4", isReturned: true, at });
    expect(events.map(({ type }) => type)).toEqual(["ConsentGiven", "NewTermsAnnounced", "TermsNoticeReturned"]);
    expect(termsAt(events.reduce(consent.evolve, {}), "2028-01-01T00:00:00.000Z")).toEqual({ version: "terms-2" });
  });

  it("is not bound by a version whose notice came back, until seven full days after the notice is read", () => {
    const notice = { version: "terms-4", until: "terms-2", announcedAt: at, appliesAt: "2027-01-12T05:00:00.000Z" };
    const announced: ConsentEvent = { type: "NewTermsAnnounced", data: notice };
    const returned: ConsentEvent = { type: "TermsNoticeReturned", data: { version: "terms-4", returnedAt: at } };
    const data = { version: "terms-4", readAt: "2027-02-01T15:00:00.000Z", appliesAt: "2027-02-09T05:00:00.000Z" };
    const readNotice: ConsentEvent = { type: "TermsNoticeRead", data };
    const comeBack = { type: "ReturnTermsNotice", version: "terms-4", at } as const;
    const read = { type: "ReadTermsNotice", version: "terms-4", at: data.readAt } as const;
    const past: readonly ConsentEvent[] = [agreed("terms-2"), announced];
    given(consent, [...past])
      .when(comeBack)
      .thenEvents(returned);
    for (const settled of [[returned], [returned, readNotice]])
      given(consent, [...past, ...settled])
        .when(comeBack)
        .thenEvents();
    for (const unreturned of [[], past, [...past, agreed("terms-4")]])
      given(consent, [...unreturned])
        .when(read)
        .thenRefused("terms-notice-not-found");
    given(consent, [...past, returned])
      .when(read)
      .thenEvents(readNotice);
    for (const settled of [agreed("terms-4"), readNotice])
      given(consent, [...past, returned, settled])
        .when(read)
        .thenEvents();
    const bindingAfter = (events: readonly ConsentEvent[], instant: string) =>
      termsAt(events.reduce(consent.evolve, consent.initialState), instant)?.version;
    expect(bindingAfter([...past, returned], "2028-01-01T00:00:00.000Z")).toBe("terms-2");
    expect(bindingAfter([...past, returned, readNotice], "2027-02-09T04:59:59.999Z")).toBe("terms-2");
    expect(bindingAfter([...past, returned, readNotice], data.appliesAt)).toBe("terms-4");
  });
});
