import { consents, notices } from "@tablee/commands/aggregates";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { appliesAfterNotice, termsAt } from "@tablee/domain/consent/account-terms";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import type { ConsentEvent } from "@tablee/domain/consent/events";
import { termsNumber } from "@tablee/domain/consent/terms";
import { idFrom } from "@tablee/domain/kernel/ids";
import { addHours, type Instant } from "@tablee/domain/kernel/time";
import { businessDay, businessZone, toLocal } from "@tablee/domain/kernel/zones/zones";
import { accountId } from "@tablee/domain/testing/examples";
import { PermanentFailure, TransientFailure } from "@tablee/gateways/port-failure";
import { dayOf } from "@tablee/notices/layout/figures";
import { noticeIdFor } from "@tablee/notices/notice-id";
import { agreedTo } from "@tablee/testing/fixtures/agreed-terms";
import { given } from "@tablee/testing/fixtures/appended-events";
import { subscriptionId } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import type { CommandContext } from "../context.ts";
import { returnMail } from "../notice/return-mail.ts";
import { Steps } from "../steps.ts";
import { announceTerms } from "./announce-terms.ts";
import { readTermsNotice } from "./read-terms-notice.ts";

const latest = currentWordings.terms;
const stream = `consent-${accountId}`;

/** A subscription that accepted a version of the terms. */
async function boundTo(version: string, announcedAt: (now: Instant) => readonly ConsentEvent[] = () => []): Promise<Household> {
  const household = await begin({ notices: true });
  const { now } = household;
  await given(household.world, stream, [agreedTo(version, now), ...announcedAt(now)], now);
  return household;
}

const announce = (household: Household, dies?: number) =>
  household.act((steps, context) => announceTerms(steps, { accountId }, context), dies);
const mails = ({ world }: Household) => [...world.messages.values()].filter(({ kind }) => kind === "new-terms");
const announced = ({ world }: Household) => world.log.events.filter(({ type }) => type === "NewTermsAnnounced");
const returns = ({ world }: Household) => world.log.events.filter(({ type }) => type === "TermsNoticeReturned").length;
/** The notice of the latest version that is sent at an instant. */
const noticeOf = (at: Instant): string =>
  noticeIdFor("new-terms", "mail", accountId, idFrom("new-terms", accountId, latest, businessDay(at)));
const recordedOf = async ({ world }: Household, noticeId: string) => (await world.process().steps.load(notices, noticeId)).state.status;
/** The report that a mail came back. @throws TransientFailure where the provider is to repeat it */
const comesBack = (household: Household, noticeId: string) =>
  household.act(async (steps, context) => {
    await returnMail(steps, { noticeId, kind: "new-terms", subject: { kind: "account", id: accountId } }, context);
  });
/** The announcement where the carrier does not take the mail. */
const failing = (error: Error) => (steps: Steps, context: CommandContext) => {
  const deliver = async () => {
    throw error;
  };
  const { messages } = steps.ports;
  return announceTerms(new Steps(steps, steps.facts, { ...steps.ports, messages: { ...messages, deliver } }), { accountId }, context);
};
const bindingAt = async ({ world }: Household, at: Instant) =>
  termsAt((await world.process().steps.load(consents, accountId)).state, at)?.version;

describe("the notice of new terms", () => {
  it("names the version and its day, links both versions, and is sent once", async () => {
    const household = await boundTo("terms-3");
    await announce(household);
    await announce(household);
    expect(mails(household)).toHaveLength(1);
    const { subject, text, html } = mails(household)[0]!;
    for (const version of ["terms-3", latest]) {
      expect(text).toContain(`Version\u00a0${termsNumber(version)}, https://tablee.example/terms-conditions?version=${version}`);
      expect(html).toContain(`href="https://tablee.example/terms-conditions?version=${version}"`);
    }
    expect(html).not.toContain(">https://");
    expect(subject).toMatch(/le (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\u00a0\d+|from \w+day, \w+\u00a0\d+/);
    expect(announced(household)).toHaveLength(1);
  });

  it("makes the version binding after seven full days, and not before", async () => {
    const household = await boundTo("terms-2");
    const sentAt = household.now;
    await announce(household);
    const appliesAt = appliesAfterNotice(sentAt);
    expect(await bindingAt(household, addHours(appliesAt, -1))).toBe("terms-2");
    expect(await bindingAt(household, appliesAt)).toBe(latest);
  });

  it("leaves an earlier announcement its own day, and names it in the mail", async () => {
    const sooner = (now: Instant) => addHours(appliesAfterNotice(now), -48);
    const household = await boundTo("terms-1", (now) => [
      { type: "NewTermsAnnounced", data: { version: "terms-3", until: "terms-1", announcedAt: now, appliesAt: sooner(now) } },
    ]);
    const appliesAt = sooner(household.now);
    await announce(household);
    const { text } = mails(household)[0]!;
    const day = dayOf(toLocal(businessZone, appliesAt).date, "en");
    expect(text).toContain(`version\u00a01 continues to apply, and version\u00a03 from ${day}.`);
    expect(text).toContain(`Until ${day}`);
    expect(await bindingAt(household, addHours(appliesAt, -1))).toBe("terms-1");
    expect(await bindingAt(household, appliesAt)).toBe("terms-3");
    expect(await bindingAt(household, addHours(appliesAt, 48))).toBe(latest);
  });

  it("names one day in its mail and its event, where a process dies and another resumes a minute or a day later", async () => {
    for (const hours of [1 / 60, 30])
      for (let dies = 0; dies < 4; dies++) {
        const household = await boundTo("terms-3");
        await announce(household, dies);
        household.now = addHours(household.now, hours);
        await announce(household);
        expect(announced(household)).toHaveLength(1);
        const { appliesAt, announcedAt } = announced(household)[0]!.data as { appliesAt: string; announcedAt: string };
        expect(appliesAt).toBe(appliesAfterNotice(announcedAt));
        const { date } = toLocal(businessZone, appliesAt);
        expect(mails(household).at(-1)!.text).toContain(dayOf(date, "en"));
        expect(mails(household).length).toBeLessThanOrEqual(hours < 1 ? 1 : 2);
      }
  });

  it("binds nobody once its mail came back, until seven full days after it was read on the account's page", async () => {
    const household = await boundTo("terms-3");
    await announce(household);
    const { announcedAt, appliesAt } = announced(household)[0]!.data as { announcedAt: string; appliesAt: string };
    await comesBack(household, idFrom("another"));
    expect(returns(household)).toBe(0);
    await comesBack(household, noticeOf(announcedAt));
    await comesBack(household, noticeOf(announcedAt));
    expect(returns(household)).toBe(1);
    expect(await bindingAt(household, addHours(appliesAt, 5_000))).toBe("terms-3");
    household.now = addHours(appliesAt, 100);
    await household.act((steps, context) => readTermsNotice(steps, { accountId, version: latest }, context));
    expect(await bindingAt(household, addHours(appliesAfterNotice(household.now), -1))).toBe("terms-3");
    expect(await bindingAt(household, appliesAfterNotice(household.now))).toBe(latest);
    await announce(household);
    expect(mails(household)).toHaveLength(1);
  });

  it("that the address refuses at once stands on the account's page, and the next version is announced in its turn", async () => {
    const household = await boundTo("terms-2");
    const refused = new PermanentFailure("refused-outside", "no such mailbox");
    household.now = "2026-11-27T15:00:00.000Z";
    await household.act(failing(refused));
    await household.act(failing(refused));
    expect([mails(household).length, announced(household).length, returns(household)]).toEqual([0, 1, 1]);
    expect(await bindingAt(household, addHours(household.now, 5_000))).toBe("terms-2");
    household.now = "2026-11-28T15:00:00.000Z";
    await announce(household);
    expect([mails(household).length, announced(household).length, returns(household)]).toEqual([1, 2, 1]);
    expect(await bindingAt(household, appliesAfterNotice(household.now))).toBe(latest);
  });

  it("is announced later where its address may take it later", async () => {
    const household = await boundTo("terms-3");
    const busy = new TransientFailure("unavailable", "try again");
    await expect(household.act(failing(busy))).rejects.toBe(busy);
    expect(announced(household)).toEqual([]);
  });

  it("binds nobody where its mail comes back before its event: the report is repeated until then, or until another day's notice", async () => {
    for (const hours of [1 / 60, 30]) {
      const household = await boundTo("terms-3");
      const first = noticeOf(household.now);
      for (let dies = 0; (await recordedOf(household, first)) === "none"; dies++) await announce(household, dies);
      expect([mails(household).length, announced(household)]).toEqual([1, []]);
      await expect(comesBack(household, first)).rejects.toThrow(TransientFailure);
      household.now = addHours(household.now, hours);
      if (hours > 1) await comesBack(household, first);
      await announce(household);
      await comesBack(household, first);
      expect([announced(household).length, returns(household)]).toEqual([1, hours > 1 ? 0 : 1]);
      await comesBack(household, noticeOf(household.now));
      expect(returns(household)).toBe(1);
      expect(await bindingAt(household, addHours(household.now, 5_000))).toBe("terms-3");
    }
  });

  it("is sent the next day where it was dropped", async () => {
    const household = await boundTo("terms-3");
    const noticeId = noticeOf(household.now);
    const about = { kind: "new-terms", channel: "mail", subject: { kind: "account", id: accountId }, accountId } as const;
    const drop = { type: "DropNotice", ...about, because: "account-closed", at: household.now } as const;
    await household.act((steps, context) => steps.handle(notices, noticeId, drop, context));
    await announce(household);
    expect([mails(household), announced(household)]).toEqual([[], []]);
    household.now = addHours(household.now, 24);
    await announce(household);
    expect([mails(household).length, announced(household).length]).toEqual([1, 1]);
  });

  it("goes to no subscription that accepted the latest version, accepted none, or is closed", async () => {
    const current = await boundTo(latest);
    const silent = await begin({ notices: true });
    const closed = await boundTo("terms-3");
    await closed.act((steps, context) => closeSubscription(steps, { subscriptionId, reason: "other" }, context));
    for (const household of [current, silent, closed]) {
      await announce(household);
      expect(mails(household)).toEqual([]);
    }
  });
});
