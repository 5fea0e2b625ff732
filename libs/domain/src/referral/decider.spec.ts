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

  describe("by mail", () => {
    const code: ReferralCommand = { type: "GiveCode", code: "K7Q2M9XA3T", at };
    const invitationId = idFrom("invitation", 1);
    const invite = (n = 1, invitedAt = at): ReferralCommand => ({
      type: "InviteFriend",
      invitationId: idFrom("invitation", n),
      friend: { name: "Marie", email: `marie${n}@example.com` },
      language: "fr",
      at: invitedAt,
    });
    const mailed = (result: "sent" | "refused"): ReferralCommand => ({ type: "RecordInvitationMailed", invitationId, result, at });

    it("begin once the account has its link, one mail an invitation", () => {
      when(invite()).thenRefused("link-before-first-box");
      when(code, invite()).thenState({
        invitations: new Map([[invitationId, expect.objectContaining({ language: "fr", invitedAt: at })]]),
      });
      when(code, invite(), invite()).thenRefused("invitation-taken");
      when(code, invite(), mailed("sent"), mailed("sent")).thenNothing();
      when(mailed("sent")).thenNothing();
    });

    it("may be returned after the carrier took the mail, and are never sent after that", () => {
      expect(when(code, invite(), mailed("sent"), mailed("refused")).events.at(-1)).toMatchObject({ data: { result: "refused" } });
      when(code, invite(), mailed("refused"), mailed("sent")).thenNothing();
    });

    it("are ten a day of Toronto", () => {
      const ten = Array.from({ length: 10 }, (_, n) => invite(n, "2027-02-06T05:00:00.000Z"));
      when(code, ...ten, invite(10, "2027-02-07T04:59:59.999Z")).thenRefused("invitations-used-up");
      expect(when(code, ...ten, invite(10, "2027-02-07T05:00:00.000Z")).events).toHaveLength(12);
    });

    it("count for the first person who registers by the invitation's link, and only for an invitation of the account", () => {
      const by = (id: typeof friendId, invitation: string): ReferralCommand =>
        ({ ...signUp(id), invitationId: invitation }) as ReferralCommand;
      expect(when(code, invite(), by(friendId, invitationId)).events.at(-1)!.data).toEqual({ friendId, invitationId, signedUpAt: at });
      const second = when(code, invite(), by(friendId, invitationId), by(others[0]!, invitationId));
      expect(second.events.at(-1)!.data).toEqual({ friendId: others[0], signedUpAt: at });
      expect(second.state.invitations.get(invitationId)).toMatchObject({ friendId });
      expect(when(code, by(friendId, invitationId)).events.at(-1)!.data).toEqual({ friendId, signedUpAt: at });
      expect(when(code, invite(), by(friendId, invitationId), deliver()).state.friends.get(friendId)).toMatchObject({
        status: "credited",
        invitationId,
      });
    });
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
