import { savePlan } from "@tablee/contracts/calls/signup";
import { newVisitor, signUp } from "../../../stage/people.ts";
import { cardNews, sendCardWebhook } from "../../../stage/webhooks.ts";
import { headersOf, send } from "../requests.ts";
import { control, type Finding, first, type Scenario, type Scene, unless } from "../scenario.ts";
import { chargesOf } from "./boxes.ts";

const DEPTH = 9_000;
/** As deep as a webhook of 16 kB can nest. */
const DEPTH_OF_NEWS = 8_000;

/** A body that no parser expects; `script/campaign fuzz` sends far more of them. */
export const inputs: readonly Scenario[] = [
  { id: "M1a", severity: "medium", title: `JSON nested ${DEPTH} deep, in a call and in signed news`, play: deepJson },
];

async function deepJson({ stage }: Scene): Promise<Finding> {
  const visitor = newVisitor(stage.url);
  await visitor.refresh();
  const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
  const post = async (body: object | string) => (await send(stage.url, savePlan, body, headersOf(visitor))).status;
  const plan = { type: "ready-to-cook", persons: 2, recipes: 3 };
  const right = await post({ plan, diets: [], allergens: [], dislikes: [] });
  const { firstOrderId } = await signUp(stage.url);
  const [charge] = await chargesOf(stage, firstOrderId);
  const tell = async (more: string) =>
    (await sendCardWebhook(stage, JSON.stringify(cardNews("evt_deep", charge!)).replace(/\}$/, `${more}}`))).status;
  return first(
    control("a plan", String(right), "200"),
    control("news", String(await tell("")), "200"),
    unless("422", String(await post(`{"phone":${nested(DEPTH)}}`))),
    // Unknown fields of a webhook are ignored, however deep.
    unless(["200", "422"], String(await tell(`,"x":${nested(DEPTH_OF_NEWS - 100)}`))),
  );
}
