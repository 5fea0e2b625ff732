import { allCalls } from "@tablee/contracts/calls";
import { completeSignup } from "@tablee/contracts/calls/first-order";
import { setLanguage } from "@tablee/contracts/calls/sessions";
import { createClient, saveAddress, saveDiscountCode, updateDeliverySlot } from "@tablee/contracts/calls/signup";
import type { CallError } from "@tablee/contracts/client";
import { callersOn, mayCall } from "../campaigns/fuzz/callers.ts";
import { endsSession } from "../campaigns/fuzz/campaign.ts";
import { wrongInputs } from "../campaigns/fuzz/inputs.ts";
import { faultOf } from "../campaigns/fuzz/judge.ts";
import { validInput } from "../campaigns/fuzz/valid.ts";
import { troubledModels } from "../campaigns/parts/troubled-models.ts";
import { runSeed } from "../runner/run-seed.ts";
import { newVisitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const INPUTS = Number(process.env.BAD_INPUTS ?? 20);
const SEED = Number(process.env.SEED ?? runSeed);

const stage = await specStage();
const { callers, factsFor, admin } = await callersOn(stage.url);

/** A sample of `script/campaign fuzz`: each call as a permitted caller. */
describe("malformed input", () => {
  it.each([
    { call: saveAddress, status: 200 },
    { call: updateDeliverySlot, status: 200 },
    { call: saveDiscountCode, status: 200 },
    { call: completeSignup, status: 402 },
  ])("begins from an input that $call.path reads to its end: $status", async ({ call, status }) => {
    const caller = callers.find(({ kind }) => kind === "signing-up")!;
    const headers = { ...(await caller.headers(call)), "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
    const body = JSON.stringify(validInput(call, factsFor(call)));
    const response = await fetch(`${stage.url}${call.path}`, { method: "POST", headers, body });
    expect({ status: response.status, said: await response.json() }).toMatchObject({ status });
  });

  const calls = allCalls.filter((call) => !endsSession(call));

  it.each(calls.map((call) => ({ call, path: call.path })))(`never breaks $path (seed ${SEED})`, async ({ call }) => {
    const caller = callers.findLast(({ kind }) => mayCall(call, kind))!;
    const sent = { ...(await caller.headers(call)), "content-type": "application/json" };
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

  it("leaves every read model going", async () => {
    expect(await troubledModels(admin)).toEqual([]);
  });

  it("is answered with the field that is wrong, in the caller's language", async () => {
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

  it("is answered in the page's language, whatever the visitor's session keeps, for fields without a sentence of their own as well", async () => {
    const visitor = newVisitor(stage.url, "fr");
    await visitor.refresh();
    await visitor.call(setLanguage, { language: "en" });
    const long = { firstName: "Léa", lastName: "R".repeat(61), email: "lea@example", password: "une-longue-phrase" };
    const { body } = (await visitor.call(createClient, long).catch((error: unknown) => error)) as CallError;
    expect(body.fields).toEqual([
      { path: "lastName", code: "too_big", message: "C’est trop long ou trop grand." },
      { path: "email", code: "email-invalid", message: "Veuillez entrer une adresse courriel valide." },
    ]);
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
