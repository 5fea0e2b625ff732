import { Region } from "@tablee/domain/kernel/place/region";
import { AccountIdText, InstantText, OrderIdText, Sku, SubscriptionIdText, Uuid, WeekText } from "@tablee/domain/kernel/schemas";
import { pickReasons, rejectionReasons } from "@tablee/domain/order-generation/vocabulary";
import { Words } from "@tablee/domain/product/vocabulary";
import { DeliveryWindow, Diet, Plan, SubscriptionStatus, Tastes } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { Done } from "../schemas.ts";
import { contact } from "../sees.ts";
import { Reason } from "../typed-texts.ts";

const base = "/api/admin/subscription_profiles";
const own = "/api/admin/generation";
const merchandisers = ["merchandiser"] as const;

/** Keyset paging: `after` is the previous page's `next`; rows are in the order of `sort`. */
const paging = {
  after: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  dir: z.enum(["asc", "desc"]).default("asc"),
};
const query = z.string().trim().max(100).optional();

const ProfileRow = z
  .strictObject({
    subscriptionId: SubscriptionIdText,
    accountId: AccountIdText,
    name: z.string(),
    email: contact(z.string()),
    region: Region,
    city: z.string(),
    status: SubscriptionStatus,
    plan: Plan,
    tastes: Tastes,
    weekday: z.int(),
    window: DeliveryWindow,
    startedAt: InstantText,
    deliveries: z.int(),
  })
  .meta({ id: "ProfileRow" });

export const indexData = defineCall("GET", `${base}/index_data`, {
  who: ["support", "merchandiser", "finance"],
  summary: "Subscriptions with their profiles, sorted, filtered and by pages.",
  input: z.strictObject({
    ...paging,
    sort: z.enum(["startedAt", "name", "region", "status", "deliveries"]).default("startedAt"),
    q: query,
    region: Region.optional(),
    status: SubscriptionStatus.optional(),
    planType: z.enum(["ready-to-cook", "ready-to-eat"]).optional(),
  }),
  output: z.strictObject({ rows: z.array(ProfileRow), next: z.string().nullable(), total: z.int(), asOf: InstantText }),
  reads: ["subscriptions", "accounts", "orders"],
});

export const topProfiles = defineCall("GET", `${base}/top_profiles`, {
  who: ["support", "merchandiser", "finance"],
  summary: "The commonest combinations of plan and diets among active subscriptions.",
  input: z.strictObject({ region: Region.optional(), limit: z.coerce.number().int().min(1).max(50).default(12) }),
  output: z.strictObject({
    rows: z.array(z.strictObject({ plan: Plan, diets: z.array(Diet), subscriptions: z.int() })),
    subscriptions: z.int(),
    asOf: InstantText,
  }),
  reads: ["subscriptions", "accounts"],
});

const RecipeTotal = z.strictObject({
  sku: Sku,
  name: Words,
  kind: z.enum(["ready-to-cook", "ready-to-eat"]),
  orders: z.int(),
  portions: z.int(),
  units: z.int(),
});

export const RunView = z
  .strictObject({
    runId: Uuid,
    region: Region,
    week: WeekText,
    state: z.enum(["queued", "running", "previewed", "committing", "committed", "failed"]),
    progress: z.strictObject({ done: z.int(), total: z.int(), phase: z.enum(["reading", "picking", "writing", "committing", "done"]) }),
    menuRevision: z.int().nullable(),
    requestedBy: z.string(),
    requestedAt: InstantText,
    finishedAt: InstantText.nullable(),
    error: z.string().nullable(),
    /** Read models that must catch up before it runs. */
    waitsFor: z.array(z.string()),
    summary: z
      .strictObject({
        subscriptions: z.int(),
        orders: z.int(),
        alreadyThere: z.int(),
        short: z.int(),
        replaced: z.int(),
        relaxed: z.int(),
        /** Too close to their cutoff for an order to be made. */
        late: z.int(),
        /** Their inputs cannot be read at present. */
        unreadable: z.int(),
        totals: z.array(RecipeTotal),
        oversold: z.array(z.strictObject({ sku: Sku, name: Words, wanted: z.int(), units: z.int() })),
        /** The differences from the previous preview of the same week and region. */
        sincePrevious: z
          .strictObject({
            runId: Uuid,
            changed: z.int(),
            added: z.int(),
            removed: z.int(),
            portions: z.array(z.strictObject({ sku: Sku, name: Words, before: z.int(), after: z.int() })),
          })
          .nullable(),
      })
      .nullable(),
    committed: z
      .strictObject({
        orders: z.int(),
        alreadyThere: z.int(),
        changed: z.array(Uuid),
        soldOut: z.array(Sku),
        at: InstantText,
        by: z.string(),
        /** The reason that staff gave; null for a commit at the deadline. */
        reason: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: "RunView" });
export type RunView = z.infer<typeof RunView>;

const OneRun = z.strictObject({ run: RunView }).meta({ id: "OneRun" });

export const previewOrderGeneration = defineCall("POST", `${base}/preview_order_generation`, {
  who: merchandisers,
  summary: "Begins a preview of a week's orders in a region. Nothing is appended; progress is watched with generation/run.",
  input: z.strictObject({ region: Region, week: WeekText }),
  output: OneRun,
  refusals: ["menu-not-found", "generation-not-open", "generation-closed"],
  reads: ["menus", "products", "generation_runs"],
  beside: ["generation"],
  writes: [],
});

export const generationRun = defineCall("GET", `${own}/run`, {
  who: ["support", "merchandiser", "finance"],
  own: true,
  summary: "A run with its progress and, when it is done, totals, exceptions and the differences from the previous preview.",
  input: z.strictObject({ runId: Uuid }),
  output: OneRun,
  refusals: ["generation-not-found"],
  beside: ["generation"],
  reads: ["generation_runs", "products"],
});

export const generationRuns = defineCall("GET", `${own}/runs`, {
  who: ["support", "merchandiser", "finance"],
  own: true,
  summary: "The latest runs, and which weeks can be generated.",
  input: z.strictObject({ region: Region.optional(), limit: z.coerce.number().int().min(1).max(100).default(20) }),
  output: z.strictObject({
    runs: z.array(RunView),
    weeks: z.array(z.strictObject({ week: WeekText, opensAt: InstantText, commitsAt: InstantText })),
    generating: WeekText,
  }),
  beside: ["generation"],
  reads: ["generation_runs", "products"],
});

const RunLine = z
  .strictObject({ sku: Sku, name: Words, quantity: z.int(), rank: z.int(), reason: z.enum(pickReasons) })
  .meta({ id: "RunLine" });

export const generationRows = defineCall("GET", `${own}/rows`, {
  who: ["support", "merchandiser", "finance"],
  own: true,
  summary: "The subscriptions of a run, exceptions first, with their lines and reasons.",
  input: z.strictObject({
    ...paging,
    runId: Uuid,
    sort: z.enum(["exception", "name", "city"]).default("exception"),
    exception: z.enum(["short", "replaced", "relaxed", "any"]).optional(),
    sku: Sku.optional(),
    q: query,
  }),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        subscriptionId: SubscriptionIdText,
        accountId: AccountIdText,
        name: z.string(),
        city: z.string(),
        plan: Plan,
        diets: z.array(Diet),
        exception: z.enum(["none", "relaxed", "replaced", "short"]),
        /** Changed since the preview, so that a commit would leave it out. */
        stale: z.boolean(),
        lines: z.array(RunLine),
      }),
    ),
    next: z.string().nullable(),
    total: z.int(),
    asOf: InstantText,
  }),
  refusals: ["generation-not-found"],
  reads: ["menus", "products", "accounts", "generation_inputs"],
  beside: ["generation"],
});

/** The reasons for an order's contents; null when the log no longer holds its inputs. */
const Explanation = z
  .strictObject({
    tastes: Tastes,
    lines: z.array(RunLine),
    /** Each candidate that was passed over, with the first rule that rejected it. */
    rejected: z.array(
      z.strictObject({ sku: Sku, name: Words, rank: z.int(), because: z.enum(rejectionReasons), what: z.string().optional() }),
    ),
    recent: z.array(z.strictObject({ sku: Sku, name: Words, week: WeekText })),
  })
  .nullable()
  .meta({ id: "OrderExplanation" });

export const generationExplanation = defineCall("GET", `${own}/explanation`, {
  who: ["support", "merchandiser", "finance"],
  own: true,
  summary: "Why a subscription gets what a run makes for it: recomputed from the log as it was when the run read it.",
  input: z.strictObject({ runId: Uuid, subscriptionId: SubscriptionIdText }),
  output: z.strictObject({ explanation: Explanation }),
  refusals: ["generation-not-found", "not-found"],
  beside: ["generation"],
  reads: ["products"],
});

export const orderExplanation = defineCall("GET", `${own}/order_explanation`, {
  who: ["support", "merchandiser", "finance"],
  own: true,
  summary: "Why an order was made as it was, by a run or for a new subscription: recomputed from the log as it was then.",
  input: z.strictObject({ orderId: OrderIdText }),
  output: z.strictObject({ explanation: Explanation }),
  refusals: ["order-not-found"],
  reads: ["products"],
});

export const commitGeneration = defineCall("POST", `${own}/commit`, {
  who: merchandisers,
  own: true,
  summary: "Makes the orders that a preview showed. Refused when a row no longer holds, unless a partial commit is asked for.",
  input: z.strictObject({
    runId: Uuid,
    confirmation: z.string(),
    reason: Reason,
    /** Leaves out the orders whose inputs have changed, instead of refusing the whole commit. */
    partial: z.boolean().default(false),
  }),
  output: OneRun,
  refusals: [
    "generation-not-found",
    "generation-not-ready",
    "generation-not-open",
    "generation-closed",
    "confirmation-wrong",
    "preview-stale",
  ],
  reads: ["menus", "products", "generation_inputs", "generation_runs"],
  /** A worker makes the orders. */
  writes: [],
  waits: true,
  beside: ["generation"],
});

export const cancelPreview = defineCall("POST", `${own}/cancel`, {
  who: merchandisers,
  own: true,
  summary: "Stops a preview that is still running.",
  input: z.strictObject({ runId: Uuid }),
  output: Done,
  refusals: ["generation-not-found", "generation-not-ready"],
  beside: ["generation"],
  writes: [],
});
