import { agree } from "@tablee/commands/consent/agree";
import { accountId } from "@tablee/domain/testing/examples";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";

const consent = (household: Household, wordings: readonly string[], withdrawn: readonly "push"[] = []) =>
  household.act((steps, context) => agree(steps, { accountId, wordings, withdrawn, language: "en", source: "settings" }, context));

/** The second week's box is paid and goes out. */
async function comes(household: Household): Promise<void> {
  await household.finish();
}

const pushed = ({ world }: Household) =>
  world.log.events.flatMap(({ type, data }) => {
    const { channel, kind, because } = data as { channel?: string; kind?: string; because?: string };
    return channel === "push" ? [[type, kind, because].filter(Boolean).join(" ")] : [];
  });

describe("the devices of a household", () => {
  it("show that each box is on its way, where that was agreed to", async () => {
    const household = await begin({ notices: true });
    household.world.devices.set(accountId, ["fcm:phone", "fcm:tablet"]);
    await consent(household, ["push-2"]);
    await comes(household);
    expect(pushed(household).length).toBeGreaterThan(0);
    for (const shown of pushed(household)) expect(shown).toBe("NoticeSent on-its-way");
    for (const { tokens } of household.world.shown.values()) expect(tokens).toEqual(["fcm:phone", "fcm:tablet"]);
  });

  it("show nothing once the consent was taken back, and nothing is written where there is no device", async () => {
    const [withdrawn, without] = [await begin({ notices: true }), await begin({ notices: true })];
    withdrawn.world.devices.set(accountId, ["fcm:phone"]);
    await consent(withdrawn, ["push-2"]);
    await consent(withdrawn, [], ["push"]);
    await consent(without, ["push-2"]);
    for (const household of [withdrawn, without]) await comes(household);
    expect(new Set(pushed(withdrawn))).toEqual(new Set(["NoticeNotWanted on-its-way no-consent"]));
    expect(pushed(without)).toEqual([]);
    for (const { world } of [withdrawn, without]) expect([...world.shown.values()]).toEqual([]);
  });

  it("that the provider reports as gone are forgotten", async () => {
    const household = await begin({ notices: true });
    household.world.devices.set(accountId, ["fcm:phone", "fcm:unregistered"]);
    await consent(household, ["push-2"]);
    await comes(household);
    expect(household.world.devices.get(accountId)).toEqual(["fcm:phone"]);

    const alone = await begin({ notices: true });
    alone.world.devices.set(accountId, ["fcm:unregistered"]);
    await consent(alone, ["push-2"]);
    await comes(alone);
    expect(pushed(alone)).toEqual(["NoticeNotWanted on-its-way no-device"]);
    expect(alone.world.devices.get(accountId)).toEqual([]);
  });
});
