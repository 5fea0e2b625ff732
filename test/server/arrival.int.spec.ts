import { setTimeout as sleep } from "node:timers/promises";
import { MAX_WAITING } from "@tablee/api/http/call.interceptor";
import { accountIndex, skipOrder } from "@tablee/contracts/calls/account";
import { ErrorBody } from "@tablee/contracts/errors";
import { eventually, ordersOf } from "../stage/people.ts";
import { Line, post } from "../stage/raw-connection.ts";
import { type Stage, specStage } from "../stage/stage.ts";
import { CARD_WEBHOOKS } from "../stage/webhooks.ts";

const stage = await specStage({ households: true });

describe("a request that takes its time", () => {
  it("is received when its body is complete: what began before the cutoff and ends after it is too late", async () => {
    const client = await stage.household();
    const order = (await ordersOf(client)).find(({ status, editable }) => status === "open" && editable)!;
    const body = JSON.stringify({ orderId: order.orderId });
    const csrf = client.csrf();
    const cookie = [...client.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const line = new Line(stage.url);
    line.say(`${post(skipOrder.path, body.length, { cookie, "x-csrf-token": csrf })}${body.slice(0, 5)}`);
    await sleep(200);
    await stage.running.api.opened.movable!.freezeAt(order.cutoff.at);
    line.say(body.slice(5));
    expect(await line.answer()).toMatchObject({ status: 409, body: { code: "order-past-cutoff" } });
  });

  it("has 15 s for its head and its body, and is then told so and cut off", async () => {
    const [head, body, idle, webhook] = [1, 2, 3, 4].map(() => new Line(stage.url)) as [Line, Line, Line, Line];
    head.say("POST /clients/sign_in HTTP/1.1\r\nhost: localhost\r\nx-slow: ");
    body.say(`${post("/clients/sign_in", 100)}{"ema`);
    webhook.say(`${post(CARD_WEBHOOKS, 100)}{"id`);
    for (const line of [head, body, idle, webhook]) {
      const { status, body: said, seconds } = await line.answer();
      expect({ status, said }).toEqual({ status: 408, said: ErrorBody.parse(said) });
      expect(said).toMatchObject({ code: "request-too-slow" });
      expect(Math.round(seconds)).toBeGreaterThanOrEqual(15);
    }
  });
});

describe("a read that asks for what is far ahead", () => {
  it("waits a moment and is answered as stale; at once while as many of the same reader's wait as may", async () => {
    const client = await stage.household();
    const cookie = [...client.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie, "x-tablee-after": "order=9223372036854775807" };
    const reads = (count: number) =>
      Array.from({ length: count }, async () => {
        const { status, headers: said } = await fetch(`${stage.url}${accountIndex.path}`, { headers });
        return `${status} ${said.get("x-tablee-stale")}`;
      });
    const waits = holdingWaits(stage.running.api.freshness);
    try {
      const first = reads(MAX_WAITING);
      expect(
        await eventually(
          async () => waits.begun,
          (begun) => begun === MAX_WAITING,
          10,
        ),
      ).toBe(MAX_WAITING);
      expect(new Set(await Promise.all(reads(20)))).toEqual(new Set(["200 1"]));
      expect(waits.begun).toBe(MAX_WAITING);
      waits.release();
      expect(new Set(await Promise.all(first))).toEqual(new Set(["200 1"]));
    } finally {
      waits.release();
    }
  });
});

/** Counts the waits that begin, and lets none of them end before `release`. */
function holdingWaits(freshness: Stage["running"]["api"]["freshness"]) {
  const waitFor = freshness.waitFor.bind(freshness);
  const released = Promise.withResolvers<void>();
  const waits = {
    begun: 0,
    release() {
      freshness.waitFor = waitFor;
      released.resolve();
    },
  };
  freshness.waitFor = async (...asked) => {
    waits.begun++;
    const isFresh = await waitFor(...asked);
    await released.promise;
    return isFresh;
  };
  return waits;
}

describe("what the server itself refuses", () => {
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${stage.url}${path}`, { ...init, headers: { "accept-language": "fr-CA", ...init.headers } });
    const body = ErrorBody.parse(await response.json());
    return { status: response.status, code: body.code, message: body.message };
  };
  const json = { "content-type": "application/json" };
  const large = JSON.stringify({ id: "x".repeat(300_000) });

  it.each([
    ["a path that leads nowhere", "/api/v1/nothing/here", {}, 404, "not-found", "Nous n’avons rien trouvé."],
    ["the same by POST", "/api/v1/nothing/here", { method: "POST" }, 404, "not-found", "Nous n’avons rien trouvé."],
    ["an address that cannot be read", "/api/%E0%A4%A", {}, 400, "request-malformed", "Nous n’avons pas pu lire cette demande."],
    [
      "a large body",
      "/clients/sign_in",
      { method: "POST", body: large, headers: json },
      413,
      "request-too-large",
      "Cette demande est trop volumineuse.",
    ],
    [
      "a large webhook",
      CARD_WEBHOOKS,
      { method: "POST", body: large, headers: json },
      413,
      "request-too-large",
      "Cette demande est trop volumineuse.",
    ],
    [
      "an unsigned webhook",
      CARD_WEBHOOKS,
      { method: "POST", body: "{}", headers: json },
      400,
      "webhook-refused",
      "La signature ne correspond pas.",
    ],
    [
      "a form",
      "/clients/sign_in",
      { method: "POST", body: new URLSearchParams({ email: "a" }) },
      415,
      "request-not-json",
      "Cette demande doit être envoyée en JSON.",
    ],
    ["a text", "/clients/sign_in", { method: "POST", body: "{}" }, 415, "request-not-json", "Cette demande doit être envoyée en JSON."],
  ])("is told in the caller's language: %s", async (_, path, init, status, code, message) => {
    expect(await send(path, init)).toEqual({ status, code, message });
  });

  it("is a head that is no HTTP", async () => {
    const line = new Line(stage.url);
    line.say("HELLO\r\n\r\n");
    expect(await line.answer()).toMatchObject({ status: 400, body: { code: "request-malformed" } });
  });
});
