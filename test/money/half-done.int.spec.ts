import { claims } from "@tablee/commands/aggregates";
import type { CommandContext } from "@tablee/commands/context";
import { createClient } from "@tablee/contracts/calls/signup";
import { accountId } from "@tablee/domain/kernel/ids";
import { addMinutes } from "@tablee/domain/kernel/time";
import { newVisitor } from "../stage/people.ts";
import { STAGE_NOW, specStage } from "../stage/stage.ts";

const stage = await specStage();

describe("what was begun and not finished", () => {
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
      const person = newVisitor(stage.url);
      await person.refresh();
      return person.call(createClient, { firstName: "Camille", lastName: "Roy", email: as, password: "une-longue-phrase-2026" });
    };
    expect(await register(email)).toMatchObject({ clientId: dead });
    await expect(register(email)).rejects.toMatchObject({ body: { code: "email-taken" } });

    const busy = "en.cours@example.com";
    await claimedAt(STAGE_NOW, `email_${stage.running.api.access.credentials.emailHash(busy)}`);
    await expect(register(busy)).rejects.toMatchObject({ body: { code: "email-taken" } });
  });
});
