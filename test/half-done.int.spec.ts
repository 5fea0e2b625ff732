import { claims, orders } from "@tablee/commands/aggregates";
import { CommandRuntime } from "@tablee/commands/command-runtime";
import type { CommandContext } from "@tablee/commands/context";
import { SendNotice } from "@tablee/commands/notice/send-notice";
import { changeDeliveryForm, updateDelivery } from "@tablee/contracts/calls/account";
import { createClient } from "@tablee/contracts/calls/signup";
import { type AccountId, accountId } from "@tablee/domain/kernel/ids";
import { addMinutes } from "@tablee/domain/kernel/time";
import { ordersOf, somebody } from "./people.ts";
import { STAGE_NOW, type Stage, setStage } from "./stage.ts";

describe("what was begun and not finished", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage({ households: true });
  });
  afterAll(() => stage.stop());

  const contextAt = (at: string): CommandContext => {
    const commandId = crypto.randomUUID();
    return { commandId, correlationId: commandId, actor: { kind: "system", id: "test" }, at };
  };
  const runtime = () => stage.running.api.opened.dependencies.runtime;

  it("is a registration whose process died: its address is free again after a while, and not before", async () => {
    const email = "morte.en.route@example.com";
    const address = `email_${stage.running.api.access.credentials.emailHash(email)}`;
    const claimedAt = async (at: string, claim: string) => {
      const account = accountId(crypto.randomUUID());
      await runtime().handle(claims, claim, { type: "ClaimFor", kind: "email", accountId: account, at }, contextAt(at));
      return account;
    };
    const dead = await claimedAt(addMinutes(STAGE_NOW, -2), address);
    const register = async (as: string) => {
      const person = somebody(stage.url);
      await person.refresh();
      return person.call(createClient, { firstName: "Camille", lastName: "Roy", email: as, password: "une-longue-phrase-2026" });
    };
    expect(await register(email)).toMatchObject({ clientId: dead });
    await expect(register(email)).rejects.toMatchObject({ body: { code: "email-taken" } });

    const busy = "en.cours@example.com";
    await claimedAt(STAGE_NOW, `email_${stage.running.api.access.credentials.emailHash(busy)}`);
    await expect(register(busy)).rejects.toMatchObject({ body: { code: "email-taken" } });
  });

  it("is what the log holds when two processes decided the same command from different facts", async () => {
    const { store } = stage.running.api.opened;
    const [first, second] = [new CommandRuntime(store), new CommandRuntime(store)];
    const [id, one, other] = ["household_two-processes", accountId(crypto.randomUUID()), accountId(crypto.randomUUID())];
    const context = contextAt(STAGE_NOW);
    const claimFor = (account: AccountId) => ({ type: "ClaimFor", kind: "household", accountId: account, at: STAGE_NOW }) as const;
    const written = await first.handle(claims, id, claimFor(one), context, { expectNew: true });
    const refused = await second.handle(claims, id, claimFor(other), context, { expectNew: true });
    expect([written.changed, refused.changed]).toEqual([true, false]);
    expect(refused.state).toMatchObject({ accountId: one });
    expect((await second.load(claims, id)).state).toMatchObject({ accountId: one });
    expect(await second.handle(claims, id, claimFor(one), context)).toMatchObject({ changed: false, position: written.position });
  });

  it("is a reminder, repeated once its box has moved, and its cutoff with it", async () => {
    const person = await stage.household();
    const [, , , order] = await ordersOf(person);
    const { orderId } = order!;
    const remind = () =>
      stage.bus.execute(
        new SendNotice({ about: "order", id: orderId, kind: "cutoff-in-48-hours", channel: "mail" }, contextAt(addMinutes(STAGE_NOW, 1))),
      );
    const sent = async () =>
      (
        await stage.running.api.pool.query("SELECT 1 FROM embedded_outbox.message WHERE kind = 'cutoff-in-48-hours' AND recipient = $1", [
          person.email,
        ])
      ).rowCount;
    expect([(await remind()).changed, (await remind()).changed]).toEqual([true, false]);
    expect(await sent()).toBe(1);
    const { days } = await person.call(changeDeliveryForm, { orderId });
    const day = days.find((each) => !each.past && each.date !== order!.deliveryDate && each.windows.some(({ full }) => !full))!;
    await person.call(updateDelivery, { orderId, weekday: day.weekday as 1, window: day.windows.find(({ full }) => !full)!.window });
    expect((await runtime().load(orders, orderId)).state).toMatchObject({ calendar: { cutoffAt: day.cutoff.at } });
    expect((await remind()).changed).toBe(true);
    expect(await sent()).toBe(2);
  });
});
