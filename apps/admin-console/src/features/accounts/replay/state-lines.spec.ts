import { cataloguesIn } from "@tablee/ui/i18n/catalogues-in";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { wordFilesIn } from "../../../../../../libs/ui/test/word-files.ts";
import type { AccountState } from "../requests.ts";
import { changesBetween } from "./state-lines.ts";

const catalogues = cataloguesIn(await wordFilesIn(`${import.meta.dirname}/../../..`), "console");
const { t } = createI18n({ language: "en", resources: catalogues });
const order = {
  orderId: "o1",
  week: "2026-12-28",
  status: "open",
  deliveryDate: "2026-12-29",
  items: 3,
  totalCents: null,
  refundedCents: 0,
} as const;
const before: AccountState = {
  at: null,
  account: { status: "open", language: "en" },
  subscription: { status: "active", plan: { type: "ready-to-eat", meals: 8 } },
  orders: [order],
  points: { available: 0, pending: 10 },
  paidCents: 0,
};

test("nothing changed, nothing marked", () => {
  expect(changesBetween(before, structuredClone(before), t, "en").size).toBe(0);
});

test("each changed fact is marked with what it was", () => {
  const after: AccountState = {
    ...before,
    account: { ...before.account, language: "fr" },
    orders: [{ ...order, status: "locked", totalCents: 5900 }],
    paidCents: 5900,
  };
  expect(Object.fromEntries(changesBetween(before, after, t, "en"))).toEqual({
    "account.language": "English",
    "money.paid": "$0.00",
    "order.o1.status": "open",
    "order.o1.totalCents": "",
  });
});

test("a new order is marked whole", () => {
  expect([...changesBetween({ ...before, orders: [] }, before, t, "en").keys()]).toContain("order.o1.status");
});
