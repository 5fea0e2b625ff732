import type { StreamCategory } from "./categories.ts";

/** Every read model and the categories that it follows: its definition, table and readers take name and categories from here. */
export const readModels = {
  account_history: [
    "account",
    "subscription",
    "order",
    "payment",
    "points",
    "referral",
    "claim",
    "consent",
    "credit",
    "notice",
    "review",
    "task",
  ],
  accounts: ["account"],
  consents: ["consent"],
  credit: ["credit"],
  due_capacity: ["stock", "slot"],
  due_credit: ["credit"],
  due_orders: ["order", "points", "notice"],
  due_reviews: ["order", "review", "notice"],
  due_subscriptions: ["subscription", "notice"],
  erasures: ["account"],
  flags: ["flag"],
  generation_inputs: ["subscription", "order", "generation", "review"],
  generation_runs: ["generation"],
  ledger: ["order", "payment", "points", "credit"],
  menus: ["menu"],
  notices: ["notice"],
  orders: ["order", "payment"],
  payments: ["payment"],
  points_balances: ["points"],
  points_history: ["points"],
  products: ["product"],
  receipts: ["order", "subscription"],
  referrals: ["referral"],
  refund_requests: ["order"],
  reviews: ["review"],
  slot_levels: ["slot"],
  staff_changes: ["staff"],
  stock_levels: ["stock"],
  subscriptions: ["subscription"],
  tasks: ["account", "generation", "order", "payment", "task"],
} as const satisfies Readonly<Record<string, readonly StreamCategory[]>>;

export type ReadModelName = keyof typeof readModels;

export const isReadModel = (name: string): name is ReadModelName => Object.hasOwn(readModels, name);
