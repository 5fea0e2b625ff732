import { setTimeout as sleep } from "node:timers/promises";
import type { Call } from "@tablee/contracts/call";
import { skipOrder } from "@tablee/contracts/calls/account";
import { billPatch, createPatch } from "@tablee/contracts/calls/additions";
import { updateQuantity } from "@tablee/contracts/calls/orders";
import { addHours, laterOf } from "@tablee/domain/kernel/time";
import { signUp, type Visitor } from "../../../stage/people.ts";
import { Line, post } from "../../../stage/raw-connection.ts";
import { headersOf } from "../requests.ts";
import { control, type Finding, first, type Scenario, type Scene, timed, unless } from "../scenario.ts";
import { boxOf, capturesOf, marketItem, openBox, putTogether, WINDOW } from "./boxes.ts";

/** After 15 s by the product's own limit; on a busy machine the rest is scheduling. Heads once took 77 s, and bodies had no limit. */
const HANGS_UP_S = 30;
const OTHERS_MS = 1_500;
/** Sockets held open at once, of each kind. */
const HELD = 100;

/** Requests that are held open past their deadline. They move the clock, which never moves back: they are late in the list. */
export const time: readonly Scenario[] = [
  { id: "H3a", severity: "high", title: "a skip and an edit whose bodies end after the cutoff", play: editsHeldOpen },
  { id: "H3b", severity: "high", title: "an addition whose body ends ten hours after the last moment for it", play: additionHeldOpen },
  { id: "H3c", severity: "high", title: "the payment of an addition, held open as long", play: paymentHeldOpen },
  {
    id: "H3d",
    severity: "high",
    title: `${3 * HELD} heads, bodies and idle sockets held open, and a body that trickles`,
    play: slowSockets,
  },
];

const tooLate = ["additions-past-cutoff", "additions-closed"];

async function editsHeldOpen(scene: Scene): Promise<Finding> {
  const [editor, skipper] = [await signUp(scene.stage.url), await signUp(scene.stage.url)];
  const { orderId, cutoff } = await openBox(editor);
  const skipped = await openBox(skipper);
  const { order, sku } = await marketItem(editor, orderId);
  const lines = [...order.lines.map(({ dish, quantity }) => ({ sku: dish.sku, quantity })), { sku, quantity: 1 }];
  const edit = (version: number) => hold(scene, editor, updateQuantity, { orderId, version, editingSession: WINDOW, lines });
  const skip = () => hold(scene, skipper, skipOrder, { orderId: skipped.orderId });
  const edited = await (await edit(order.version))();
  const heldEdit = await edit((await boxOf(editor, orderId)).version);
  const heldSkip = await skip();
  await moveTo(scene, laterOf(cutoff.at, skipped.cutoff.at));
  const late = [await heldEdit(), await heldSkip()];
  const soundSkipper = await signUp(scene.stage.url);
  const sound = await (await hold(scene, soundSkipper, skipOrder, { orderId: (await openBox(soundSkipper)).orderId }))();
  return first(
    control("an edit that was held open for a moment", edited),
    control("a skip that was held open for a moment", sound),
    ...late.map((code) => unless("order-past-cutoff", code)),
  );
}

async function additionHeldOpen(scene: Scene): Promise<Finding> {
  const client = await signUp(scene.stage.url);
  const { firstOrderId: orderId } = client;
  const { order, sku } = await marketItem(client, orderId);
  const body = { orderId, editingSession: WINDOW, lines: [{ sku, quantity: 4 }] };
  const inTime = await (await hold(scene, client, createPatch, body))();
  const late = await hold(scene, client, createPatch, body);
  await moveTo(scene, addHours(order.lateAdditionsUntil.at, 10));
  return first(control("the same in time", inTime), unless(tooLate, await late()));
}

async function paymentHeldOpen(scene: Scene): Promise<Finding> {
  const [sound, client] = [await signUp(scene.stage.url), await signUp(scene.stage.url)];
  const inTime = await (await hold(scene, sound, billPatch, without(await putTogether(sound))))();
  const addition = await putTogether(client);
  const { lateAdditionsUntil } = await boxOf(client, addition.orderId);
  const heldPayment = await hold(scene, client, billPatch, without(addition));
  await moveTo(scene, addHours(lateAdditionsUntil.at, 10));
  const late = await heldPayment();
  const captured = await capturesOf(scene.stage, `${addition.orderId}_${addition.additionId}`);
  const { additions } = await boxOf(sound, sound.firstOrderId);
  return first(
    control("the same in time", inTime),
    control("what it paid for", additions[0]!.status, "billed"),
    unless(tooLate, late),
    captured.length > 0 ? `${captured[0]!.amountCents} cents captured` : undefined,
  );
}

const without = ({ orderId, additionId, editingSession }: Awaited<ReturnType<typeof putTogether>>) => ({
  orderId,
  additionId,
  editingSession,
});

async function slowSockets({ stage }: Scene): Promise<Finding> {
  const line = (said: string) => {
    const opened = new Line(stage.url);
    opened.say(said);
    return opened;
  };
  const lines = Array.from({ length: HELD }, () => [
    line("POST /clients/sign_in HTTP/1.1\r\nhost: localhost\r\nx-slow: "),
    line(`${post("/clients/sign_in", 100)}{"ema`),
    line(""),
  ]).flat();
  const trickling = line(`${post("/clients/sign_in", 100)}{"email":"`);
  const trickle = setInterval(() => trickling.say("a"), 1_000);
  const beside = await timed(() => fetch(`${stage.url}/api/v1/signup/subscription_plans`));
  const answers = await Promise.all([...lines, trickling].map((each) => each.answer()));
  clearInterval(trickle);
  const odd = answers.find(({ status, seconds }) => status !== 408 || seconds > HANGS_UP_S);
  return first(
    odd && `${odd.status} after ${Math.round(odd.seconds)} s`,
    beside.ms > OTHERS_MS ? `others waited ${beside.ms} ms` : undefined,
  );
}

/** Sends the head and five bytes; the function that it returns sends the rest and answers with the status. */
async function hold({ stage }: Scene, client: Visitor, { path }: Call, input: object): Promise<() => Promise<string>> {
  const body = JSON.stringify(input);
  const line = new Line(stage.url);
  line.say(`${post(path, Buffer.byteLength(body), headersOf(client))}${body.slice(0, 5)}`);
  await sleep(200);
  return async () => {
    line.say(body.slice(5));
    const { status, body: said } = await line.answer();
    return status === 200 ? "done" : String((said as { code?: string }).code);
  };
}

const moveTo = ({ stage }: Scene, at: string): Promise<unknown> => stage.running.api.opened.movable!.freezeAt(at);
