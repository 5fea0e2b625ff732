import { openTasks } from "@tablee/contracts/calls/desk-tasks";
import { isSigned, signWebhook } from "@tablee/gateways/payment/webhook-signature";
import { eventually, readyToPay, signUp } from "../../people.ts";
import type { Stage } from "../../stage.ts";
import { boxOf, chargesOf } from "./boxes.ts";
import { codeOf } from "./requests.ts";
import { control, type Finding, first, outcome, type Scenario, type Scene, unless } from "./scenario.ts";

export const WEBHOOKS = "/api/webhooks/payments";

/** News of the gateway, forged, late, again, in another order. */
export const webhooks: readonly Scenario[] = [
  { id: "L7", severity: "low", title: "signed news that a declined attempt was captured", play: contradict },
  { id: "W5", severity: "high", title: "20 forms of news: forged, old, tampered with, repeated, reordered, malformed", play: forge },
];

const now = () => Math.floor(Date.now() / 1000);

export interface LogView {
  readonly status: number;
  readonly code: string;
  readonly result?: string | undefined;
}

/** News as the gateway sends it; a signature takes the place of the right one. */
export async function sendNews(
  stage: Stage,
  news: object | string,
  signed?: (body: string, secret: string) => string | undefined,
): Promise<LogView> {
  const body = typeof news === "string" ? news : JSON.stringify(news);
  const { PAYMENT_WEBHOOK_SECRET: secret } = stage.running.api.config;
  const signature = signed ? signed(body, secret) : signWebhook(body, secret, now());
  const headers = { "content-type": "application/json", ...(signature === undefined ? {} : { "tablee-signature": signature }) };
  const response = await fetch(`${stage.url}${WEBHOOKS}`, { method: "POST", body, headers });
  const text = await response.text();
  return {
    status: response.status,
    code: codeOf(text),
    result: response.ok ? (JSON.parse(text) as { result?: string }).result : undefined,
  };
}

async function contradict({ stage, admin }: Scene): Promise<Finding> {
  const before = (await chargesOf(stage)).map(({ reference }) => reference);
  const { complete } = await readyToPay(stage.url);
  const declined = await outcome(complete("tok_declined"));
  const { reference: key = "" } = (await chargesOf(stage)).find(({ reference }) => !before.includes(reference)) ?? {};
  const { result } = await sendNews(stage, { id: "evt_contradiction", key, outcome: "captured", reference: "ch_1" });
  const tasks = await eventually(
    async () =>
      (await admin.call(openTasks, {})).tasks.filter(
        ({ kind, orderId }) => kind === "contradicting-webhook" && key.startsWith(`${orderId}`),
      ),
    (found) => found.length > 0,
  );
  return first(
    control("the card", declined, "card-declined"),
    unless("contradicts", `${result}`),
    tasks.length === 1 ? undefined : `${tasks.length} tasks for a person`,
  );
}

/** Each form with what it must be answered: refused as unsigned, refused as malformed, or heard without any effect. */
async function forge({ stage }: Scene): Promise<Finding> {
  const client = await signUp(stage.url);
  const key = `${client.firstOrderId}:1`;
  const [news, other] = [(id: string) => ({ id, key, outcome: "captured", reference: "ch_1" }), crypto.randomUUID()];
  const at = (seconds: number) => (body: string, secret: string) => signWebhook(body, secret, now() + seconds);
  const over = (text: string) => (_: string, secret: string) => signWebhook(text, secret, now());
  const [refused, malformed] = ["400 webhook-refused", "422 input-invalid"];
  const forms: readonly (readonly [string, object | string, Parameters<typeof sendNews>[2], string])[] = [
    ["known already", news("evt_1"), undefined, "200 known"],
    ["the same again", news("evt_1"), undefined, "200 known"],
    ["300 s old", news("evt_2"), at(-299), "200 known"],
    ["a decline after the capture", { ...news("evt_3"), outcome: "declined" }, undefined, "200 contradicts"],
    ["of an attempt that was not made", { ...news("evt_4"), key: `${client.firstOrderId}:9` }, undefined, "200 not-ours"],
    ["of an order that is not there", { ...news("evt_5"), key: `${other}:1` }, undefined, "200 not-ours"],
    ["unsigned", news("evt_6"), () => undefined, refused!],
    ["signed with another secret", news("evt_7"), (body) => signWebhook(body, "another-secret-of-16", now()), refused!],
    ["signed over another body", news("evt_8"), over(JSON.stringify(news("evt_9"))), refused!],
    ["302 s old", news("evt_10"), at(-302), refused!],
    ["302 s ahead", news("evt_11"), at(302), refused!],
    ["a signature of nothing", news("evt_12"), () => "", refused!],
    ["a signature without a time", news("evt_13"), (body, secret) => signWebhook(body, secret, now()).split(",")[1], refused!],
    ["half a signature", news("evt_14"), (body, secret) => signWebhook(body, secret, now()).slice(0, -32), refused!],
    ["a time that is no number", news("evt_15"), (body, secret) => signWebhook(body, secret, now()).replace(/t=\d+/, "t=NaN"), refused!],
    ["no JSON", "{", undefined, malformed!],
    ["an empty body", "", undefined, malformed!],
    ["a list", "[]", undefined, malformed!],
    ["a key that is none", { ...news("evt_16"), key: "../../etc/passwd" }, undefined, malformed!],
    ["another outcome", { ...news("evt_17"), outcome: "refunded" }, undefined, malformed!],
  ];
  for (const [name, body, signed, expected] of forms) {
    const { status, code, result } = await sendNews(stage, body, signed);
    const found = `${status} ${result ?? code}`;
    if (found !== expected) return `${name}: ${found} where ${expected} is right`;
  }
  const self = isSigned("{}", signWebhook("{}", "a", now()), "b", now());
  return first(self ? "any secret signs" : undefined, unless("billed", (await boxOf(client, client.firstOrderId)).status));
}
