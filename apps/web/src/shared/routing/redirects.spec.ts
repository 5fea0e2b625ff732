import { oldPlanQuery, planSegment } from "@tablee/contracts/page-paths";
import { redirects } from "./redirects.ts";

const leads = new Map(redirects);

test.each([
  ["/account_v2", "/account"],
  ["/fr/account_v2", "/compte"],
  ["/menu", "/menu/this-week"],
  ["/fr/menu", "/fr/menu/semaine"],
  ["/menu/semaine", "/fr/menu/semaine"],
  ["/rewards", "/rewards_v2"],
  ["/fr/account", "/compte"],
  ["/fr/clients/sign_in", "/clients/connexion"],
  ["/fr/orders/{id}/editor", "/commandes/{id}/editeur"],
  ["/fr/signup/plans/{plan}", "/abonnement/plans/{plan}"],
])("%s leads to %s", (from, to) => {
  expect(leads.get(from)).toBe(to);
});

test("nothing leads to itself, and nothing leads on to another redirect", () => {
  for (const [from, to] of redirects) {
    expect(to).not.toBe(from);
    expect(leads.has(to)).toBe(false);
  }
});

test("{type}_{number} is a plan, anything else the old form", () => {
  expect(["rtc_2", "rte_10"].every((segment) => planSegment.test(segment))).toBe(true);
  expect(["rtc", "rtc-2-3", "family"].some((segment) => planSegment.test(segment))).toBe(false);
});

test("the old form becomes a query", () => {
  expect(oldPlanQuery("rtc-2-3", "menu")).toEqual({ plan: "rtc", people: "2", recipes: "3", submenu: "menu" });
  expect(oldPlanQuery("rte-8", undefined)).toEqual({ plan: "rte", meals: "8" });
});
