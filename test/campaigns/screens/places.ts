import type { AccountId } from "@tablee/domain/kernel/ids";
import type { ConsolePath } from "../../../apps/admin-console/src/routes/console-path.ts";
import { pathTo } from "../../../apps/web/src/shared/routing/paths.ts";
import { type RouteRow, routeTable } from "../../../apps/web/src/shared/routing/route-table.ts";

export const languages = ["fr", "en"] as const;
export type Language = (typeof languages)[number];

/** The widths of phones, tablets and desks, and those of the people who work in the console. */
export const webWidths = [320, 360, 375, 390, 768, 820, 1024, 1280, 1920] as const;
export const consoleWidths = [768, 1280, 1920] as const;

/**
 * The persons who look: a visitor who has chosen a plan, a household before its payment, a customer, a member of staff, and one
 * who acts for the customer.
 */
export const lookers = ["visitor", "newcomer", "client", "staff", "acting"] as const;
export type Looker = (typeof lookers)[number];

/** The values that addresses name. */
export interface Named {
  readonly openOrderId: string;
  readonly paidOrderId: string;
  /** The week of the open order: a client's menu opens on it. */
  readonly openWeek: string;
  readonly accountId: AccountId;
  readonly sku: string;
}

export interface Place {
  readonly name: string;
  readonly looker: Looker;
  readonly path: string;
}

/** Each screen of the customer's app, for each looker who can open it. */
export function webPlaces(language: Language, { openOrderId, paidOrderId, openWeek, sku }: Named): Place[] {
  return routeTable.flatMap((row) => {
    const id = row.name === "product" ? sku : row.name === "receipt" ? paidOrderId : openOrderId;
    const params = (looker: Looker) => ({
      id,
      date: looker === "client" ? openWeek : "this-week",
      number: "P-0000-0000",
      plan: "rtc_4",
      submenu: "tastes",
      provider: "apple",
      friendlyId: "boxes",
    });
    // Any address that no screen has shows the page of a missing one.
    const more = row.name === "not_found" ? "/nowhere" : "";
    return lookersOf(row).map((looker) => ({ name: row.name, looker, path: pathTo(row.name, language, params(looker)) + more }));
  });
}

/** The steps before the payment send a customer away, that after it a newcomer; a client's own screens, and PayPal's, a visitor. */
function lookersOf({ name, auth }: RouteRow): readonly Looker[] {
  if (name === "signup_welcome") return ["client"];
  if (name === "signup_delivery" || name === "signup_payment") return ["newcomer"];
  if (name.startsWith("signup_") || name === "sign_in") return ["visitor"];
  if (name === "wip_paypal") return ["client"];
  if (auth === "staff") return ["acting"];
  return auth === "client" ? ["client"] : ["visitor", "client"];
}

/** Screens by the console's route table; `false` redirects to another screen. A missing screen does not compile. */
const consoleScreens: Readonly<Record<ConsolePath, boolean>> = {
  "/": false,
  "/subscription_profiles/generation": false,
  "/generation": true,
  "/category_manager": true,
  "/subscription_profiles": true,
  "/subscription_profiles/top": true,
  "/accounts": true,
  "/accounts/$accountId": true,
  "/orders": true,
  "/orders/$orderId": true,
  "/refunds": true,
  "/disputes": true,
  "/inquiries": true,
  "/gift_cards": true,
  "/deliveries": true,
  "/stock": true,
  "/reviews": true,
  "/failed_payments": true,
  "/ledger": true,
  "/outbox": true,
  "/privacy": true,
  "/operations": true,
  "/flags": true,
  "/staff": true,
  "/enrol": true,
  "/clock": true,
};

export const consolePlaces = ({ accountId, paidOrderId }: Named): Place[] =>
  Object.entries(consoleScreens)
    .filter(([, isScreen]) => isScreen)
    .map(([path]) => ({
      name: `console ${path}`,
      looker: "staff",
      path: `/admin${path.replace("$accountId", accountId).replace("$orderId", paidOrderId)}`,
    }));
