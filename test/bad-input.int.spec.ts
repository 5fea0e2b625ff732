import type { Call } from "@tablee/contracts/call";
import { allCalls } from "@tablee/contracts/calls";
import { type Caller, callersOn, mayCall } from "./campaigns/fuzz/callers.ts";
import { endsSession } from "./campaigns/fuzz/campaign.ts";
import { wrongInputs } from "./campaigns/fuzz/inputs.ts";
import { faultOf } from "./campaigns/fuzz/judge.ts";
import type { Facts } from "./campaigns/fuzz/valid.ts";
import { type Stage, setStage } from "./stage.ts";

const INPUTS = Number(process.env.BAD_INPUTS ?? 20);
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** A sample of `script/campaign fuzz`: each call as one who may make it. */
describe("malformed input", () => {
  let stage: Stage;
  let callers: readonly Caller[];
  let factsFor: (call: Call) => Facts;
  beforeAll(async () => {
    stage = await setStage();
    ({ callers, factsFor } = await callersOn(stage.url));
  }, 60_000);
  afterAll(() => stage.stop(), 30_000);

  const calls = allCalls.filter((call) => !endsSession(call));

  it.each(calls.map((call) => ({ call, path: call.path })))(`never breaks $path (seed ${SEED})`, async ({ call }) => {
    const caller = callers.findLast(({ kind }) => mayCall(call, kind))!;
    const sent = { ...(await caller.headers()), "content-type": "application/json" };
    for (const { place, nasty, query, body } of wrongInputs(call, factsFor(call), INPUTS, SEED)) {
      const headers = { ...sent, "idempotency-key": crypto.randomUUID() };
      const response =
        call.method === "GET"
          ? await fetch(`${stage.url}${call.path}${query}`, { headers })
          : await fetch(`${stage.url}${call.path}`, { method: "POST", headers, body });
      const fault = faultOf(call, response.status, await response.text());
      expect({ place, nasty: nasty.json.slice(0, 200), fault }).toEqual({ place, nasty: nasty.json.slice(0, 200), fault: undefined });
    }
  });

  it("is told which field is wrong, in the caller's language", async () => {
    const response = await fetch(`${stage.url}/api/v1/signup/create_client`, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": "fr-CA" },
      body: JSON.stringify({ firstName: "L", lastName: "Roy", email: "lea@example.com", password: "une-longue-phrase" }),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: "name-too-short",
      message: "Les noms doivent compter au moins 2 lettres.",
      fields: [{ path: "firstName" }],
    });
  });

  it("refuses a body that is no JSON", async () => {
    const response = await fetch(`${stage.url}/clients/sign_in`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{",
    });
    expect(response.status).toBe(422);
  });
});
