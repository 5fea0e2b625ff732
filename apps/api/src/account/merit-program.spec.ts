import type { StampCard } from "@tablee/domain/stamp-card/vocabulary";
import { orderIds, weeks } from "@tablee/testing/fixtures/constants";
import { programOf } from "./merit-program.ts";

const card: StampCard = {
  cardId: "card",
  firstWeek: weeks[0]!,
  lastWeek: "2027-04-12",
  required: 4,
  points: 1_000,
  stamps: [{ orderId: orderIds[0]!, week: weeks[0]! }],
  takenBack: [],
  completedAt: null,
};
const order = (n: number, status: "billed" | "skipped" | "delivered" | "failed") =>
  ({ key: orderIds[n]!, week: weeks[n]!, status, delivery_date: `2027-03-${13 + 7 * n}` }) as const;

describe("a stamp card on the account's home", () => {
  it("has a row for each of its weeks: completed, skipped, upcoming, and unknown where there is no order or none that counts", () => {
    const program = programOf(
      card,
      [order(0, "delivered"), order(1, "skipped"), order(2, "failed"), { ...order(3, "billed"), delivery_date: "2027-04-03" }],
      "2027-03-30",
    );
    expect(program).toMatchObject({ status: "running", required: 4, total: 6, delivered: 1, startDate: weeks[0], endDate: "2027-04-18" });
    expect(program).toMatchObject({ points: 1_000, dollarValueCents: 1_000 });
    expect(program.weeks.map(({ status }) => status)).toEqual(["completed", "skipped", "unknown", "upcoming", "unknown", "unknown"]);
    expect(program.weeks[0]).toEqual({ week: weeks[0], deliveryDate: "2027-03-13", status: "completed" });
    expect(program.weeks[5]).toEqual({ week: "2027-04-12", deliveryDate: null, status: "unknown" });
  });

  it("no longer counts a box that was refunded in full, and shows the points that are left", () => {
    const completed = { ...card, stamps: [], takenBack: [{ orderId: orderIds[0]!, points: 250 }], completedAt: "2027-04-03T15:00:00.000Z" };
    const program = programOf(completed, [order(0, "delivered")], "2027-04-06");
    expect(program).toMatchObject({ status: "completed", delivered: 0, points: 750, dollarValueCents: 750 });
    expect(program.weeks[0]).toMatchObject({ status: "unknown" });
  });
});
