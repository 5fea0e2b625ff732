/** Categories of streams. A spec holds them equal to the domain's, which this library may not import. */
export const categories = [
  "account",
  "claim",
  "consent",
  "credit",
  "flag",
  "generation",
  "menu",
  "notice",
  "order",
  "payment",
  "points",
  "product",
  "slot",
  "staff",
  "stock",
  "subscription",
  "task",
] as const;

export type StreamCategory = (typeof categories)[number];

/** Every read model and the categories that it follows. A spec holds this equal to their definitions. */
export const readModels = {
  account_history: ["account", "subscription", "order", "payment", "points", "claim", "consent", "credit", "notice", "task"],
  accounts: ["account"],
  capacity_holds: ["stock", "slot"],
  consents: ["consent"],
  credit: ["credit"],
  due_orders: ["order", "points"],
  due_pauses: ["subscription", "notice"],
  due_reminders: ["order", "notice"],
  erasures: ["account"],
  flags: ["flag"],
  generation_inputs: ["subscription", "order", "generation"],
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
  refund_requests: ["order"],
  slot_levels: ["slot"],
  staff_changes: ["staff"],
  stock_levels: ["stock"],
  subscriptions: ["subscription"],
  tasks: ["account", "generation", "order", "payment", "task"],
} as const satisfies Readonly<Record<string, readonly StreamCategory[]>>;

export type ReadModelName = keyof typeof readModels;

export const isReadModel = (name: string): name is ReadModelName => Object.hasOwn(readModels, name);

/** What the card of an order is made of: the order, its dishes, how its account pays, and what points its orders brought or lost. */
export const orderCardReads = [
  "orders",
  "products",
  "accounts",
  "subscriptions",
  "credit",
  "points_history",
] as const satisfies readonly ReadModelName[];
