import { openTasks } from "@tablee/contracts/calls/admin/tasks";
import { paymentId } from "@tablee/domain/kernel/ids";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { isSigned, signWebhook } from "@tablee/gateways/payment/webhook-signature";
import { eventually, readyToPay, signUp } from "../../../stage/people.ts";
import type { Stage } from "../../../stage/stage.ts";
import { cardNews, nowSeconds, sendCardWebhook } from "../../../stage/webhooks.ts";
import { codeOf } from "../requests.ts";
import { control, type Finding, first, outcome, type Scenario, type Scene, unless } from "../scenario.ts";
import { boxOf, chargesOf } from "./boxes.ts";

/** Webhooks of the gateway: forged, late, repeated, out of order. */
export const webhooks: readonly Scenario[] = [
  { id: "L7", severity: "low", title: "signed news that a declined attempt was captured", play: contradict },
  { id: "W5", severity: "high", title: "21 forms of news: forged, old, tampered with, repeated, reordered, malformed", play: forge },
];

export interface LogView {
  readonly status: number;
  readonly code: string;
  readonly result?: string | undefined;
}

/** A webhook as the gateway sends it; a given signature replaces the right one. */
export async function sendNews(
  stage: Stage,
  news: object | string,
  signed?: (body: string, secret: string) => string | undefined,
): Promise<LogView> {
  const body = typeof news === "string" ? news : JSON.stringify(news);
  const response = await sendCardWebhook(stage, body, signed);
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
  const charge = (await chargesOf(stage)).find(({ reference }) => !before.includes(reference));
  if (!charge) return "proves nothing: no card was asked";
  const { result } = await sendNews(stage, cardNews("evt_contradiction", charge));
  const tasks = await eventually(
    async () =>
      (await admin.call(openTasks, {})).tasks.filter(
        ({ kind, orderId }) => kind === "contradicting-webhook" && orderId !== null && paymentIdOf(purposeOf(orderId)) === charge.paymentId,
      ),
    (found) => found.length > 0,
  );
  return first(
    control("the card", declined, "card-declined"),
    unless("contradicts", `${result}`),
    tasks.length === 1 ? undefined : `${tasks.length} tasks for a person`,
  );
}

/** Each form with the answer that it must get: refused as unsigned, refused as malformed, or accepted without any effect. */
async function forge({ stage }: Scene): Promise<Finding> {
  const client = await signUp(stage.url);
  const [charge] = await chargesOf(stage, client.firstOrderId);
  if (!charge) return "proves nothing: no card was asked";
  const [news, other] = [(id: string) => cardNews(id, charge), paymentId(crypto.randomUUID())];
  const elsewhere = (id: string, changed: Partial<typeof charge>) => cardNews(id, { ...charge, ...changed });
  const at = (seconds: number) => (body: string, secret: string) => signWebhook(body, secret, nowSeconds() + seconds);
  const over = (text: string) => (_: string, secret: string) => signWebhook(text, secret, nowSeconds());
  const [refused, malformed] = ["400 webhook-refused", "422 input-invalid"];
  const forms: readonly (readonly [string, object | string, Parameters<typeof sendNews>[2], string])[] = [
    ["known already", news("evt_1"), undefined, "200 known"],
    ["the same again", news("evt_1"), undefined, "200 known"],
    ["300 s old", news("evt_2"), at(-299), "200 known"],
    ["a decline after the capture", { ...news("evt_3"), outcome: "declined" }, undefined, "200 contradicts"],
    ["of an attempt that was not made", elsewhere("evt_4", { attempt: 9 }), undefined, "200 not-ours"],
    ["of an order that is not there", elsewhere("evt_5", { paymentId: other }), undefined, "200 not-ours"],
    ["of a reference that is another's", elsewhere("evt_18", { reference: "pi_of-another" }), undefined, "200 not-ours"],
    ["unsigned", news("evt_6"), () => undefined, refused!],
    ["signed with another secret", news("evt_7"), (body) => signWebhook(body, "another-secret-of-16", nowSeconds()), refused!],
    ["signed over another body", news("evt_8"), over(JSON.stringify(news("evt_9"))), refused!],
    ["302 s old", news("evt_10"), at(-302), refused!],
    ["302 s ahead", news("evt_11"), at(302), refused!],
    ["a signature of nothing", news("evt_12"), () => "", refused!],
    ["a signature without a time", news("evt_13"), (body, secret) => signWebhook(body, secret, nowSeconds()).split(",")[1], refused!],
    ["half a signature", news("evt_14"), (body, secret) => signWebhook(body, secret, nowSeconds()).slice(0, -32), refused!],
    [
      "a time that is no number",
      news("evt_15"),
      (body, secret) => signWebhook(body, secret, nowSeconds()).replace(/t=\d+/, "t=NaN"),
      refused!,
    ],
    ["no JSON", "{", undefined, malformed!],
    ["an empty body", "", undefined, malformed!],
    ["a list", "[]", undefined, malformed!],
    ["a reference that is none", elsewhere("evt_16", { reference: "../../etc/passwd" }), undefined, malformed!],
    ["another outcome", { ...news("evt_17"), outcome: "refunded" }, undefined, malformed!],
  ];
  for (const [name, body, signed, expected] of forms) {
    const { status, code, result } = await sendNews(stage, body, signed);
    const found = `${status} ${result ?? code}`;
    if (found !== expected) return `${name}: ${found} where ${expected} is right`;
  }
  const self = isSigned("{}", signWebhook("{}", "a", nowSeconds()), "b", nowSeconds());
  return first(self ? "any secret signs" : undefined, unless("billed", (await boxOf(client, client.firstOrderId)).status));
}
