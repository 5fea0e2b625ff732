import { setTimeout as sleep } from "node:timers/promises";
import { skipOrder } from "@tablee/contracts/calls/account";
import { createPatch } from "@tablee/contracts/calls/late-additions";
import { editorDataV2 } from "@tablee/contracts/calls/orders";
import { addHours } from "@tablee/domain/kernel/time";
import { Line, post } from "../../line.ts";
import { ordersOf, type Somebody, signUp } from "../../people.ts";
import { cookieOf, type Scenario, type Scene, unless } from "./scenario.ts";

const HANGS_UP_S = 20;

/** A request that is held open until what it asks for is over. The clock only goes on: these come late. */
export const time: readonly Scenario[] = [
  {
    id: "H3a",
    severity: "high",
    title: "a skip whose body ends after the cutoff",
    async play(scene) {
      const client = await signUp(scene.stage.url);
      const { orderId, cutoff } = (await ordersOf(client)).find(({ status, editable }) => status === "open" && editable)!;
      const answer = await held(scene, client, skipOrder.path, { orderId }, cutoff.at);
      return unless("order-past-cutoff", answer);
    },
  },
  {
    id: "H3b",
    severity: "high",
    title: "an addition whose body ends ten hours after the last moment for it",
    async play(scene) {
      const client = await signUp(scene.stage.url);
      const { firstOrderId: orderId } = client;
      const { items, order } = await client.call(editorDataV2, { orderId, editingSession: "attack-window" });
      const { dish } = items.find(({ unitsLeft, unitCents }) => unitsLeft > 5 && unitCents > 1_000)!;
      const body = { orderId, editingSession: "attack-window", lines: [{ sku: dish.sku, quantity: 4 }] };
      const answer = await held(scene, client, createPatch.path, body, addHours(order.lateAdditionsUntil.at, 10));
      return unless(["late-additions-past-cutoff", "late-additions-closed"], answer);
    },
  },
  {
    id: "H3c",
    severity: "high",
    title: "a head, a body and nothing at all, held open",
    async play({ stage }) {
      const lines = [1, 2, 3].map(() => new Line(stage.url)) as [Line, Line, Line];
      lines[0].say("POST /clients/sign_in HTTP/1.1\r\nhost: localhost\r\nx-slow: ");
      lines[1].say(`${post("/clients/sign_in", 100)}{"ema`);
      for (const line of lines) {
        const { status, seconds } = await line.answer();
        if (status !== 408 || seconds > HANGS_UP_S) return `${status} after ${Math.round(seconds)} s`;
      }
      return undefined;
    },
  },
];

/** Sends the head and five bytes, moves the clock, and sends the rest; answers the code. */
async function held({ stage }: Scene, client: Somebody, path: string, input: object, at: string): Promise<string> {
  const body = JSON.stringify(input);
  const line = new Line(stage.url);
  line.say(`${post(path, body.length, { cookie: cookieOf(client), "x-csrf-token": client.csrf() })}${body.slice(0, 5)}`);
  await sleep(200);
  await stage.running.api.opened.movable!.freezeAt(at);
  line.say(body.slice(5));
  const { status, body: said } = await line.answer();
  return status === 200 ? "done" : String((said as { code?: string }).code);
}
