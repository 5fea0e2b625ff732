import { accountId, idFrom } from "@tablee/domain/kernel/ids";
import { invitationOf, ReferralsService } from "./referrals.service.ts";

const friend = (n: number) => accountId(idFrom("friend", n));
const at = "2027-02-06T15:00:00.000Z";

test("an invitation by mail is refused while the flag is off, for the account that asks", async () => {
  const asked: unknown[] = [];
  const flipper = { enabled: async (...of: unknown[]) => void asked.push(of) };
  const api = { access: { limits: { limiter: () => undefined } } };
  const service = new ReferralsService(api as never, {} as never, flipper as never);
  const creating = service.create({ name: "Marie", email: "marie@example.com", language: "fr" }, { accountId: friend(0) } as never);
  await expect(creating).rejects.toMatchObject({ code: "invitations-not-offered" });
  expect(asked).toEqual([["show_refer_friends", friend(0)]]);
});

describe("an invitation", () => {
  it("states the terms before there is a link", () => {
    expect(invitationOf(undefined, new Map(), at)).toEqual({
      code: null,
      creditCents: 3_000,
      freeMeals: 3,
      maxPerYear: 10,
      credited: 0,
      friends: [],
    });
  });

  it("counts the credits of this year, and dates friends by Toronto's clocks, the last one first", () => {
    const signedUpAt = "2026-12-20T03:00:00.000Z";
    const friends = {
      [friend(1)]: { status: "credited", signedUpAt, cents: 3_000, at: "2027-01-01T04:00:00.000Z" },
      [friend(2)]: { status: "credited", signedUpAt: "2027-01-02T15:00:00.000Z", cents: 3_000, at: "2027-01-20T15:00:00.000Z" },
      [friend(3)]: { status: "refused", signedUpAt: "2027-01-03T15:00:00.000Z", because: "own-card", at: "2027-01-21T15:00:00.000Z" },
      [friend(4)]: { status: "signed-up", signedUpAt: at },
    } as const;
    const { credited, friends: rows } = invitationOf({ code: "K7Q2M9XA3T", invitations: {}, friends }, new Map(), at);
    expect(credited).toBe(1);
    expect(rows.map(({ number, signedUpOn, status, settledOn }) => [number, signedUpOn, status, settledOn])).toEqual([
      [4, "2027-02-06", "signed-up", null],
      [3, "2027-01-03", "refused", "2027-01-21"],
      [2, "2027-01-02", "credited", "2027-01-20"],
      [1, "2026-12-19", "credited", "2026-12-31"],
    ]);
  });

  it("lists each invited friend once, under the name that the referrer gave", () => {
    const invited = { language: "fr", invitedAt: "2027-01-02T15:00:00.000Z" } as const;
    const invitations = {
      one: { ...invited, mail: "sent", friendId: friend(1) },
      two: { ...invited, invitedAt: "2027-01-03T15:00:00.000Z", mail: "refused" },
      three: { ...invited, invitedAt: "2027-01-04T15:00:00.000Z" },
    } as const;
    const friends = { [friend(1)]: { status: "signed-up", invitationId: "one", signedUpAt: "2027-01-05T15:00:00.000Z" } } as const;
    const names = new Map([
      ["one", "Marie"],
      ["two", "Noé"],
    ]);
    const rows = invitationOf({ code: "K7Q2M9XA3T", invitations, friends }, names, at).friends;
    expect(rows.map(({ number, name, invitedOn, signedUpOn, status }) => [number, name, invitedOn, signedUpOn, status])).toEqual([
      [3, null, "2027-01-04", null, "requested"],
      [2, "Noé", "2027-01-03", null, "returned"],
      [1, "Marie", "2027-01-02", "2027-01-05", "signed-up"],
    ]);
  });
});
