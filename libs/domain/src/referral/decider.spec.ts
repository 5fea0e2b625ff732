import { accountId as friendId, orderId } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { accountId, idFrom } from "../kernel/ids.ts";
import { creditedIn, type ReferralCommand, referrals } from "./decider.ts";
import type { ReferralEvent } from "./events.ts";

const at = "2027-02-06T15:00:00.000Z";
const grantId = idFrom("referral", 1);
const signUp = (id = friendId): ReferralCommand => ({ type: "RecordSignUp", friendId: id, at });
const deliver = (id = friendId, command: Partial<Extract<ReferralCommand, { type: "RecordFirstDelivery" }>> = {}): ReferralCommand => ({
  type: "RecordFirstDelivery",
  friendId: id,
  orderId,
  grantId,
  at,
  ...command,
});
const after = (...commands: readonly ReferralCommand[]) =>
  commands.reduce<readonly ReferralEvent[]>((events, command) => given(referrals, events).when(command).events, []);
const when = (...commands: readonly [...ReferralCommand[], ReferralCommand]) =>
  given(referrals, after(...commands.slice(0, -1))).when(commands.at(-1)!);
const others = Array.from({ length: 11 }, (_, i) => accountId(idFrom("friend", i)));

describe("referrals", () => {
  it("have one code for good", () => {
    when({ type: "GiveCode", code: "K7Q2M9XA3T", at }).thenState({ code: "K7Q2M9XA3T" });
    when({ type: "GiveCode", code: "K7Q2M9XA3T", at }, { type: "GiveCode", code: "ZZZZZZZZZZ", at }).thenNothing();
  });

  it("bring a credit once a friend's first paid box is delivered, and one a friend", () => {
    const outcome = when(signUp(), deliver());
    expect(outcome.events.at(-1)).toEqual({
      type: "ReferralCredited",
      data: { friendId, orderId, grantId, cents: 3_000, creditedAt: at },
    });
    when(signUp(), deliver(), deliver()).thenNothing();
    when(signUp(), deliver(), signUp()).thenNothing();
  });

  it("bring nothing for a person who did not sign up by the link", () => {
    when(deliver()).thenNothing();
  });

  it("keep the reason why a friend brings no credit, which is final", () => {
    const outcome = when(signUp(), deliver(friendId, { because: "own-card" }));
    expect(outcome.events.at(-1)).toMatchObject({ type: "ReferralRefused", data: { because: "own-card" } });
    when(signUp(), deliver(friendId, { because: "own-card" }), deliver()).thenNothing();
  });

  it("bring ten credits in a year of Toronto, which begins five hours after that of UTC", () => {
    const ten = others.slice(0, 10).flatMap((id) => [signUp(id), deliver(id, { at: "2027-01-01T05:00:00.000Z" })]);
    const eleventh = (deliveredAt: string) => when(...ten, signUp(others[10]), deliver(others[10], { at: deliveredAt })).events.at(-1)!;
    expect(eleventh("2028-01-01T04:59:59.999Z")).toMatchObject({ data: { because: "yearly-limit" } });
    expect(eleventh("2028-01-01T05:00:00.000Z").type).toBe("ReferralCredited");
    const { state } = given(referrals, after(...ten)).when(signUp());
    expect([creditedIn(state, "2027"), creditedIn(state, "2026")]).toEqual([10, 0]);
  });
});
