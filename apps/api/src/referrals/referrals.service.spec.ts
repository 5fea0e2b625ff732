import { accountId, idFrom } from "@tablee/domain/kernel/ids";
import { invitationOf } from "./referrals.service.ts";

const friend = (n: number) => accountId(idFrom("friend", n));
const at = "2027-02-06T15:00:00.000Z";

describe("an invitation", () => {
  it("states the terms before there is a link", () => {
    expect(invitationOf(undefined, at)).toEqual({ code: null, creditCents: 3_000, freeMeals: 3, maxPerYear: 10, credited: 0, friends: [] });
  });

  it("counts the credits of this year, and dates friends by Toronto's clocks, the last one first", () => {
    const signedUpAt = "2026-12-20T03:00:00.000Z";
    const friends = {
      [friend(1)]: { status: "credited", signedUpAt, cents: 3_000, at: "2027-01-01T04:00:00.000Z" },
      [friend(2)]: { status: "credited", signedUpAt: "2027-01-02T15:00:00.000Z", cents: 3_000, at: "2027-01-20T15:00:00.000Z" },
      [friend(3)]: { status: "refused", signedUpAt: "2027-01-03T15:00:00.000Z", because: "own-card", at: "2027-01-21T15:00:00.000Z" },
      [friend(4)]: { status: "signed-up", signedUpAt: at },
    } as const;
    const { credited, friends: rows } = invitationOf({ code: "K7Q2M9XA3T", friends }, at);
    expect(credited).toBe(1);
    expect(rows.map(({ number, signedUpOn, status, settledOn }) => [number, signedUpOn, status, settledOn])).toEqual([
      [4, "2027-02-06", "signed-up", null],
      [3, "2027-01-03", "refused", "2027-01-21"],
      [2, "2027-01-02", "credited", "2027-01-20"],
      [1, "2026-12-19", "credited", "2026-12-31"],
    ]);
  });
});
