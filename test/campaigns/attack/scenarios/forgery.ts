import { editorDataV2, openEditor, updateQuantity } from "@tablee/contracts/calls/orders";
import { signIn } from "@tablee/contracts/calls/sessions";
import { newVisitor, passwordOfPeople, signUp } from "../../../stage/people.ts";
import { headersOf, send } from "../requests.ts";
import { control, type Finding, first, outcome, type Scenario, type Scene, unless } from "../scenario.ts";
import { boxOf, openBox, WINDOW } from "./boxes.ts";

/** Requests that another site can make a browser send. */
export const forgery: readonly Scenario[] = [
  { id: "W2b", severity: "medium", title: "a sign-in sent by another site's page", play: forgedSignIn },
  { id: "L14", severity: "low", title: "an order taken over by a link", play: takeover },
];

const without = (headers: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name));

async function forgedSignIn({ stage }: Scene): Promise<Finding> {
  const { email } = await signUp(stage.url);
  const visitor = newVisitor(stage.url);
  await visitor.refresh();
  const enter = { email, password: passwordOfPeople };
  const codes = [
    await send(stage.url, signIn, enter, { ...headersOf(visitor), origin: "https://elsewhere.example" }),
    await send(stage.url, signIn, enter, { ...headersOf(visitor), "sec-fetch-site": "cross-site" }),
    await send(stage.url, signIn, enter, without(headersOf(visitor), "x-csrf-token")),
  ].map(({ code }) => code);
  const sound = await send(stage.url, signIn, enter, headersOf(visitor));
  return first(...codes.map((code) => unless("csrf-refused", code)), control("our own page", sound.code));
}

/** A link carries the cookie and no token: the window that edits the order must keep it. */
async function takeover({ stage }: Scene): Promise<Finding> {
  const client = await signUp(stage.url);
  const { orderId } = await openBox(client);
  const { order } = await client.call(openEditor, { orderId, editingSession: WINDOW });
  const lines = order.lines.map(({ dish, quantity }) => ({ sku: dish.sku, quantity }));
  const link = async (editingSession: string, headers: Record<string, string>) =>
    (await send(stage.url, editorDataV2, { orderId, editingSession }, headers)).code;
  const bare = without(headersOf(client), "x-csrf-token");
  const followed = await link("attack-by-link", { ...bare, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" });
  const typed = await link("attack-by-hand", { ...bare, "sec-fetch-site": "none" });
  const save = (version: number) => outcome(client.call(updateQuantity, { orderId, version, editingSession: WINDOW, lines }));
  const saved = await save(order.version);
  const ours = await link("another-window", headersOf(client));
  return first(
    unless("csrf-refused", followed),
    unless("csrf-refused", typed),
    unless("done", saved),
    control("our own page's takeover", ours),
    control("the older window after it", await save((await boxOf(client, orderId)).version), "editing-session-moved"),
  );
}
