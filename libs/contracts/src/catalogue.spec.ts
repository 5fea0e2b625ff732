import { readFileSync } from "node:fs";
import type { Call } from "./call.ts";
import { allCalls } from "./calls.ts";

interface Entry {
  readonly method: string;
  readonly path: string;
  readonly changes_state?: true;
  readonly creates_gateway_state?: true;
}
const catalogue: readonly Entry[] = JSON.parse(readFileSync(new URL("./catalogue.json", import.meta.url), "utf8"));

const pathsOf = (calls: readonly { readonly path: string }[]) => calls.map(({ path }) => path);
const inCatalogue = new Map(catalogue.map((entry) => [entry.path, entry]));
/** True for a POST that we added beside a GET of the catalogue that writes. */
const isTwin = (call: Call) =>
  call.own === true && allCalls.some(({ method, path, writes }) => method === "GET" && writes && path === call.path);
const ofCatalogue = allCalls.filter((call) => inCatalogue.has(call.path) && !isTwin(call));

describe("the catalogue", () => {
  it("has 141 calls, each path once", () => {
    expect(catalogue).toHaveLength(141);
    expect(inCatalogue.size).toBe(141);
  });

  it.each(ofCatalogue.map((call) => [call.path, call] as const))("is followed to the letter by %s", (path, call) => {
    expect(call.method).toBe(inCatalogue.get(path)!.method);
    expect(call.own).toBeUndefined();
  });

  it("is complete, except for calls that are marked as our own", () => {
    expect(pathsOf(allCalls.filter((call) => !inCatalogue.has(call.path) && !call.own))).toEqual([]);
  });
});

describe("the calls", () => {
  const named = allCalls.map((call) => [call.path, call] as const);

  it("have each path once except for a GET and its twin, and are sorted by it", () => {
    expect(new Set(pathsOf(allCalls)).size).toBe(allCalls.filter((call) => !isTwin(call)).length);
    expect(new Set(allCalls.map(({ method, path }) => `${method} ${path}`)).size).toBe(allCalls.length);
    expect(pathsOf(allCalls)).toEqual(pathsOf(allCalls).toSorted((a, b) => (a < b ? -1 : 1)));
  });

  it.each(named)("%s has a summary of one sentence", (_, call) => {
    expect(call.summary).toMatch(/^[A-Z].*\.$/);
  });

  it.each(named)("%s has a POST beside it where it is a GET that writes", (_, call: Call) => {
    if (call.method !== "GET" || !call.writes) return;
    const twin = allCalls.find((other) => other.method === "POST" && other.path === call.path);
    expect(twin).toEqual({ ...call, method: "POST", own: true });
  });

  it.each(named)(
    "%s requires an idempotency key only if it is a POST that writes, and from visitors only to buy a gift card or to write to the team",
    (path, call: Call) => {
      if (!call.idempotent) return;
      expect([call.method, call.writes]).toEqual(["POST", expect.any(Array)]);
      // Their keys are scoped by the visit.
      if (call.who === "visitor") expect(path).toMatch(/\/gift_cards\/(?:paypal_)?create$|\/contact\/send_inquiry$/);
    },
  );

  it("demand an idempotency key where they move money, change several boxes at once, or send a message", () => {
    expect(pathsOf(allCalls.filter(({ idempotent }) => idempotent))).toEqual([
      "/api/admin/gift_cards/decide",
      "/api/admin/gift_cards/refund",
      "/api/admin/refunds/decide",
      "/api/admin/refunds/grant_credit",
      "/api/admin/refunds/refund",
      "/api/v1/account/update_payment_method_to_paypal",
      "/api/v1/contact/send_inquiry",
      "/api/v1/gift_cards/create",
      "/api/v1/gift_cards/paypal_create",
      "/api/v1/orders/bill_patch",
      "/api/v1/orders/change_first_order",
      "/api/v1/orders/create_patch",
      "/api/v1/orders/skip_weeks",
      "/api/v1/rewards/redeem_for_gift_card",
      "/api/v1/settings_payment/apply",
      "/api/v1/settings_payment/update_card",
      "/api/v1/settings_subscription/change_plan",
      "/api/v1/settings_subscription/undo_plan_change",
      "/api/v1/settings_taste/replace_dishes",
      "/api/v1/signup/complete",
    ]);
  });

  it("that are POSTs write, except those that only compute", () => {
    const computing = [
      "/api/admin/refunds/preview",
      "/api/admin/sessions/check_link",
      "/api/v1/gift_cards/printed",
      "/api/v1/orders/tracking_by_link",
      "/api/v1/settings_delivery/suggest_addresses",
      "/api/v1/settings_subscription/plan_preview",
      "/api/v1/signup/fitting_dishes",
      "/api/v1/signup/suggest_addresses",
      "/api/v1/signup/validate_phone",
      "/clients/password/check_link",
    ];
    expect(pathsOf(allCalls.filter(({ method, writes }) => method === "POST" && !writes))).toEqual(computing);
  });

  it("write where the catalogue marks them as changing state", () => {
    const marked = catalogue.filter(({ changes_state, creates_gateway_state }) => changes_state || creates_gateway_state);
    expect(marked.length).toBeGreaterThan(5);
    for (const { path } of marked)
      for (const call of allCalls.filter((each) => each.path === path)) expect([call.path, call.writes]).toEqual([path, expect.any(Array)]);
  });

  it("keep the console's calls under /api/admin, for staff alone, except the corporate plan that the catalogue puts elsewhere", () => {
    const wrong = allCalls.filter((call) => {
      const forStaff = typeof call.who !== "string";
      const isSession = call.path.startsWith("/api/admin/sessions/");
      const isPlan = call.path.startsWith("/api/v1/settings_corporate_credit_plan/");
      return call.path.startsWith("/api/admin/") || isPlan ? !forStaff && !isSession : forStaff;
    });
    expect(pathsOf(wrong)).toEqual([]);
  });
});
