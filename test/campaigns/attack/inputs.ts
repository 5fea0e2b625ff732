import { routes, stockOfWeek } from "@tablee/contracts/calls/desk-deliveries";
import { failedPayments, ledgerBalances, ledgerEntries, outbox } from "@tablee/contracts/calls/desk-money";
import { searchOrders } from "@tablee/contracts/calls/desk-orders";
import { menuData } from "@tablee/contracts/calls/menu";
import { advanceClock, clock } from "@tablee/contracts/calls/operations";
import { rewardsHistories } from "@tablee/contracts/calls/rewards";
import { getFeatureFlag } from "@tablee/contracts/calls/sessions";
import { paymentHistory } from "@tablee/contracts/calls/settings-payment";
import { savePlan } from "@tablee/contracts/calls/signup";
import { signUp, somebody } from "../../people.ts";
import { cookieOf, outcome, type Scenario, unless } from "./scenario.ts";

const DEPTH = 9_000;
/** Of one thread; made anew, the document took 75 to 140. */
const MOST_MS = 50;
const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");
const dates = ["0000-01-01", "0001-01-01", "9999-12-27", "9999-99-99"];
const bigints = ["9999999999999999999"];
const cursors = [cursor("\0", "x"), cursor("9999-99-99", "x")];

/** Calls with the fields that they broke at. */
const broken = [
  [getFeatureFlag, "client", "flag", ["constructor", "__proto__", "toString", "valueOf"]],
  [rewardsHistories, "client", "before", bigints],
  [paymentHistory, "client", "before", bigints],
  [menuData, "client", "date", dates],
  [failedPayments, "admin", "after", cursors],
  [ledgerEntries, "admin", "after", cursors],
  [outbox, "admin", "after", cursors],
  [searchOrders, "admin", "after", cursors],
  [searchOrders, "admin", "deliveryDate", dates],
  [routes, "admin", "date", dates],
  [stockOfWeek, "admin", "week", dates],
  [ledgerBalances, "admin", "until", dates],
] as const;

/** What no field expects; `script/campaign fuzz` sends far more of it. */
export const inputs: readonly Scenario[] = [
  {
    id: "M1a",
    severity: "medium",
    title: `JSON nested ${DEPTH} deep`,
    async play({ stage }) {
      const visitor = somebody(stage.url);
      await visitor.refresh();
      const { status } = await fetch(`${stage.url}${savePlan.path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-csrf-token": visitor.csrf(), cookie: cookieOf(visitor) },
        body: `{"phone":${"[".repeat(DEPTH)}${"]".repeat(DEPTH)}}`,
      });
      return unless("422", String(status));
    },
  },
  {
    id: "M1b",
    severity: "medium",
    title: "prototype names, numbers beyond bigint, dates outside the calendar, NUL inside cursors",
    async play({ stage, admin }) {
      const client = await signUp(stage.url);
      for (const [call, who, field, values] of broken)
        for (const value of values) {
          const query = new URLSearchParams({ ...(call === stockOfWeek && { region: "qc" }), [field]: value });
          const headers = { cookie: cookieOf(who === "client" ? client : admin) };
          const { status } = await fetch(`${stage.url}${call.path}?${query}`, { headers });
          if (status !== 200 && status !== 422) return `${call.path}?${query} answered ${status}`;
        }
      return undefined;
    },
  },
  {
    id: "M2",
    severity: "medium",
    title: "the clock moved to the end of time",
    async play({ admin }) {
      const code = await outcome(admin.call(advanceClock, { to: "9999-12-31T23:59:59.999Z" }));
      return unless("input-invalid", code) ?? unless("done", await outcome(admin.call(clock, {})));
    },
  },
  {
    id: "M8",
    severity: "medium",
    title: "the API's document asked for 40 times by who has it",
    async play({ stage }) {
      const document = `${stage.url}/api/openapi.json`;
      const etag = (await fetch(document)).headers.get("etag") ?? "";
      const started = performance.now();
      for (let i = 0; i < 40; i++) {
        const { status } = await fetch(document, { headers: { "if-none-match": etag } });
        if (status !== 304) return `answered ${status} in full`;
      }
      const ms = Math.round((performance.now() - started) / 40);
      return ms > MOST_MS ? `${ms} ms each` : undefined;
    },
  },
];
