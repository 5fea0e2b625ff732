import type { Call } from "@tablee/contracts/call";
import { allCalls } from "@tablee/contracts/calls";
import { sessionData } from "@tablee/contracts/calls/sessions";
import { staffSession } from "@tablee/contracts/calls/staff-sessions";
import fc from "fast-check";
import { z } from "zod";
import { type Somebody, signUp, staffMember } from "./people.ts";
import { type Stage, setStage } from "./stage.ts";

const INPUTS = Number(process.env.BAD_INPUTS ?? 20);
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** Names of the call's own fields filled with nonsense, and fields that nobody asked for. */
function malformed(call: Call): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {} } = z.toJSONSchema(call.input, { io: "input", unrepresentable: "any" }) as {
    properties?: Record<string, unknown>;
  };
  const nasty = fc.oneof(
    fc.constantFrom(
      null,
      -1,
      0.5,
      1e21,
      "",
      " ",
      "\u0000",
      "'; DROP TABLE read.orders; --",
      "../../etc/passwd",
      "<script>",
      "2026-02-30",
      "00000000-0000-0000-0000-000000000000",
      [],
      {},
      true,
    ),
    fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>,
    fc.string({ maxLength: 400 }),
  );
  const known = Object.keys(properties);
  const record =
    known.length > 0 ? fc.record(Object.fromEntries(known.map((name) => [name, nasty])), { requiredKeys: [] }) : fc.constant({});
  return fc
    .tuple(record, fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), nasty, { maxKeys: 2 }))
    .map(([fields, extra]) => ({ ...extra, ...fields }));
}

describe("malformed input", () => {
  let stage: Stage;
  let client: Somebody;
  let admin: Somebody;
  beforeAll(async () => {
    stage = await setStage();
    client = await signUp(stage.url);
    admin = await staffMember(stage.url, "admin@tablee.example");
  }, 60_000);
  afterAll(() => stage.stop(), 30_000);

  // They end the session of whoever sends them, whatever is in them.
  const calls = allCalls.filter((call) => !call.path.endsWith("sign_out") && !call.path.endsWith("sign_out_client"));

  it.each(calls.map((call) => ({ call, path: call.path })))(`never breaks $path (seed ${SEED})`, async ({ call }) => {
    const staffed = call.path.startsWith("/api/admin/");
    const person = staffed ? admin : client;
    const { csrfToken } = await person.call(staffed ? staffSession : sessionData, {});
    const cookie = [...person.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { "content-type": "application/json", "x-csrf-token": csrfToken, cookie };
    for (const input of fc.sample(malformed(call), { numRuns: INPUTS, seed: SEED })) {
      const query = new URLSearchParams(
        Object.fromEntries(Object.entries(input).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)])),
      );
      const response =
        call.method === "GET"
          ? await fetch(`${stage.url}${call.path}?${query}`, { headers })
          : await fetch(`${stage.url}${call.path}`, { method: "POST", headers, body: JSON.stringify(input) });
      const text = await response.text();
      expect({ input, broken: response.status >= 500 ? text : "" }).toEqual({ input, broken: "" });
      expect(text).not.toMatch(/\bat .+\.(ts|js):\d+/);
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
