import { consents } from "@tablee/commands/aggregates";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { termsAt } from "@tablee/domain/consent/account-terms";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { addHours, type Instant } from "@tablee/domain/kernel/time";
import { accountId } from "@tablee/domain/testing/examples";
import { agreedTo } from "@tablee/testing/fixtures/agreed-terms";
import { given } from "@tablee/testing/fixtures/appended-events";
import { subscriptionId } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { announceTerms } from "./announce-terms.ts";

const latest = currentWordings.terms;
const stream = `consent-${accountId}`;

/** A subscription that accepted a version of the terms. */
async function boundTo(version: string): Promise<Household> {
  const household = await begin({ notices: true });
  await given(household.world, stream, [agreedTo(version, household.now)], household.now);
  return household;
}

const announce = (household: Household, dies?: number) =>
  household.act((steps, context) => announceTerms(steps, { accountId }, context), dies);
const mails = ({ world }: Household) => [...world.messages.values()].filter(({ kind }) => kind === "new-terms");
const announced = ({ world }: Household) => world.log.events.filter(({ type }) => type === "NewTermsAnnounced");
const isNewTerms = (data: unknown) => (data as { kind: string }).kind === "new-terms";
const bindingAt = async ({ world }: Household, at: Instant) =>
  termsAt((await world.process().steps.load(consents, accountId)).state, at)?.version;

describe("the notice of new terms", () => {
  it("names the version and its day, links both versions, and is sent once", async () => {
    const household = await boundTo("terms-3");
    await announce(household);
    await announce(household);
    expect(mails(household)).toHaveLength(1);
    const { subject, text } = mails(household)[0]!;
    expect(text).toContain("version=terms-3");
    expect(text).toContain(`version=${latest}`);
    expect(subject).toMatch(/le (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) \d+|from \w+day, \w+ \d+/);
    expect(announced(household)).toHaveLength(1);
  });

  it("makes the version binding a week after it, and not before", async () => {
    const household = await boundTo("terms-2");
    const sentAt = household.now;
    await announce(household);
    const week = addHours(sentAt, 7 * 24);
    expect(await bindingAt(household, addHours(week, -1))).toBe("terms-2");
    expect(await bindingAt(household, week)).toBe(latest);
  });

  it("counts the week from the mail, however late its event is", async () => {
    for (let dies = 0; dies < 4; dies++) {
      const household = await boundTo("terms-3");
      const sentAt = household.now;
      await announce(household, dies);
      const wasSent = household.world.log.events.some(({ type, data }) => type === "NoticeSent" && isNewTerms(data));
      household.now = addHours(household.now, 30);
      await announce(household);
      expect([mails(household).length, announced(household).length]).toEqual([1, 1]);
      const { appliesAt } = announced(household)[0]!.data as { appliesAt: string };
      expect(appliesAt).toBe(addHours(wasSent ? sentAt : household.now, 7 * 24));
    }
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
