import type { Call } from "@tablee/contracts/call";
import { deliveryHistory } from "@tablee/contracts/calls/clients";
import { routeStops, routes, stockOfWeek } from "@tablee/contracts/calls/desk-deliveries";
import { failedPayments, ledgerBalances, ledgerEntries, outbox } from "@tablee/contracts/calls/desk-money";
import { searchOrders } from "@tablee/contracts/calls/desk-orders";
import { grantCredit } from "@tablee/contracts/calls/desk-refunds";
import { menuData } from "@tablee/contracts/calls/menu";
import { advanceClock, clock } from "@tablee/contracts/calls/operations";
import { rewardsHistories } from "@tablee/contracts/calls/rewards";
import { getFeatureFlag } from "@tablee/contracts/calls/sessions";
import { paymentHistory } from "@tablee/contracts/calls/settings-payment";
import { savePlan } from "@tablee/contracts/calls/signup";
import { indexData } from "@tablee/contracts/calls/subscription-profiles";
import { accountHistory, accountState } from "@tablee/contracts/calls/support";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { addHours } from "@tablee/domain/kernel/time";
import { advance, signUp, somebody } from "../../people.ts";
import { cardNews } from "../../webhooks.ts";
import { accountOf, chargesOf } from "./boxes.ts";
import { cookieOf, headersOf, send } from "./requests.ts";
import { control, type Finding, first, outcome, type Scenario, type Scene, unless } from "./scenario.ts";
import { sendNews } from "./webhooks.ts";

const DEPTH = 9_000;
/** As deep as a webhook of 16 kB can nest. */
const DEPTH_OF_NEWS = 8_000;
const DAY = "2026-11-20";
const WEEK = "2026-11-16";

const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");
const dates = ["0000-01-01", "0001-01-01", "9999-12-27", "9999-99-99"];
const bigints = ["9999999999999999999"];
const cursors = [cursor("\0", "x"), cursor("9999-99-99", "x")];
const flags = ["constructor", "__proto__", "toString", "valueOf"];
const NO_CURSOR = undefined;

type Broken = readonly [
  Call,
  "client" | "admin",
  field: string,
  values: readonly string[],
  right: string | undefined,
  rest?: Record<string, string>,
];

/** Calls with the fields that broke them, a valid value for each, and what else they need. */
const broken = (accountId: AccountId, position: string): readonly Broken[] => [
  [rewardsHistories, "client", "before", bigints, "1"],
  [paymentHistory, "client", "before", bigints, "1"],
  [menuData, "client", "date", dates, DAY],
  [deliveryHistory, "client", "before", dates, DAY],
  [accountHistory, "admin", "after", bigints, position, { accountId }],
  [accountState, "admin", "position", bigints, position, { accountId }],
  [failedPayments, "admin", "after", cursors, NO_CURSOR],
  [ledgerEntries, "admin", "after", cursors, NO_CURSOR],
  [outbox, "admin", "after", cursors, NO_CURSOR],
  [searchOrders, "admin", "after", cursors, NO_CURSOR],
  [indexData, "admin", "after", cursors, NO_CURSOR],
  [searchOrders, "admin", "deliveryDate", dates, DAY],
  [routes, "admin", "date", dates, DAY],
  [routeStops, "admin", "date", dates, DAY, { depotId: "laval", window: "17-22" }],
  [stockOfWeek, "admin", "week", dates, WEEK, { region: "qc" }],
  [ledgerBalances, "admin", "until", dates, DAY],
];

/** Values that no field expects; `script/campaign fuzz` sends far more of them. */
export const inputs: readonly Scenario[] = [
  { id: "M1a", severity: "medium", title: `JSON nested ${DEPTH} deep, in a call and in signed news`, play: deepJson },
  { id: "M1b", severity: "medium", title: "numbers beyond bigint, dates outside the calendar, NUL inside cursors", play: brokenFields },
  { id: "M1c", severity: "medium", title: "a credit that expires outside the calendar, or has expired", play: expiries },
  { id: "M1d", severity: "medium", title: "flags with the names of what every object has", play: prototypeNames },
  { id: "M2", severity: "medium", title: "the clock moved to the end of time, and by more than a year", play: endOfTime },
];

async function deepJson({ stage }: Scene): Promise<Finding> {
  const visitor = somebody(stage.url);
  await visitor.refresh();
  const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
  const post = async (body: object | string) => (await send(stage.url, savePlan, body, headersOf(visitor))).status;
  const plan = { type: "ready-to-cook", persons: 2, recipes: 3 };
  const right = await post({ plan, diets: [], allergens: [], dislikes: [] });
  const { firstOrderId } = await signUp(stage.url);
  const [charge] = await chargesOf(stage, firstOrderId);
  const tell = async (more: string) =>
    (await sendNews(stage, JSON.stringify(cardNews("evt_deep", charge!)).replace(/\}$/, `${more}}`))).status;
  return first(
    control("a plan", String(right), "200"),
    control("news", String(await tell("")), "200"),
    unless("422", String(await post(`{"phone":${nested(DEPTH)}}`))),
    // Unknown fields of a webhook are ignored, however deep.
    unless(["200", "422"], String(await tell(`,"x":${nested(DEPTH_OF_NEWS - 100)}`))),
  );
}

/** One invalid field at a time: the same call with a valid value there must be answered. */
async function brokenFields({ stage, admin }: Scene): Promise<Finding> {
  const client = await signUp(stage.url);
  const accountId = await accountOf(client);
  const { entries } = await admin.call(accountHistory, { accountId });
  for (const [call, who, field, values, right, rest = {}] of broken(accountId, entries.at(-1)!.position)) {
    const headers = { cookie: cookieOf(who === "client" ? client : admin) };
    const ask = async (value: string | undefined) =>
      String((await send(stage.url, call, { ...rest, ...(value === undefined ? {} : { [field]: value }) }, headers)).status);
    const found = control(`${call.path} with ${field}=${right}`, await ask(right), "200");
    if (found) return found;
    for (const value of values) {
      const status = await ask(value);
      if (status !== "422") return `${call.path} with ${field}=${value} answered ${status}`;
    }
  }
  return undefined;
}

async function expiries({ stage, admin }: Scene): Promise<Finding> {
  const accountId = await accountOf(await signUp(stage.url));
  const grant = (expiresOn: string) => outcome(admin.call(grantCredit, { accountId, cents: 100, reason: "a late box", expiresOn }));
  for (const date of [...dates, "2023-12-31", "2037-12-31"]) {
    const found = unless("input-invalid", await grant(date));
    if (found) return `${date}: ${found}`;
  }
  return first(unless("expiry-passed", await grant("2026-11-01")), control("a credit for a year", await grant("2027-11-20")));
}

async function prototypeNames({ stage }: Scene): Promise<Finding> {
  const ask = async (flag: string) => {
    const { status, text } = await send(stage.url, getFeatureFlag, { flag });
    return `${status} ${text}`;
  };
  for (const flag of flags) {
    const found = unless('200 {"enabled":false}', await ask(flag));
    if (found) return `${flag}: ${found}`;
  }
  return control("a flag that is on", await ask("ready_to_eat"), '200 {"enabled":true}');
}

async function endOfTime({ stage, admin }: Scene): Promise<Finding> {
  const move = (to: string) => outcome(admin.call(advanceClock, { to }));
  const { now } = await admin.call(clock, {});
  const [end, years] = [await move("9999-12-31T23:59:59.999Z"), await move(addHours(now, 24 * 400))];
  const after = await outcome(admin.call(clock, {}));
  const others = await outcome(signUp(stage.url));
  return first(
    unless("input-invalid", end),
    unless("clock-too-far", years),
    unless("done", after),
    unless("done", others),
    control("the clock moved by a second", await outcome(advance(admin, addHours(now, 1 / 3_600)))),
  );
}
