import { accountId, otherAccountId } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { accountId as accountIdOf } from "../kernel/ids.ts";
import { claim } from "./decider.ts";
import { type ClaimEvent, claimKinds } from "./events.ts";

const thirdAccountId = accountIdOf("33333333-3333-4333-8333-333333333333");
const at = "2026-12-01T15:00:00.000Z";

describe.each(claimKinds)("a claim on an %s", (kind) => {
  const claimed: ClaimEvent = { type: "Claimed", data: { kind, accountId, claimedAt: at } };
  const shared: ClaimEvent = { type: "ClaimShared", data: { accountId: otherAccountId, sharedAt: at } };
  const released: ClaimEvent = { type: "ClaimReleased", data: { accountId, releasedAt: at } };

  it("belongs to the first account that claims it", () => {
    const outcome = given(claim).when({ type: "ClaimFor", kind, accountId, at });
    outcome.thenEvents(claimed);
    outcome.thenState({ status: "held", accountId, since: at });
  });

  it("is refused to every other account by its own code", () => {
    given(claim, [claimed]).when({ type: "ClaimFor", kind, accountId: otherAccountId, at }).thenRefused(`${kind}-taken`);
  });

  it("may be claimed again by its holder, which changes nothing", () => {
    given(claim, [claimed]).when({ type: "ClaimFor", kind, accountId, at }).thenNothing();
  });

  it("is released by its holder only", () => {
    given(claim, [claimed]).when({ type: "ReleaseClaim", accountId, at }).thenEvents(released);
    given(claim, [claimed]).when({ type: "ReleaseClaim", accountId: otherAccountId, at }).thenNothing();
  });

  it("is shared with an account that support lets in, which may claim it from then on", () => {
    const share = { type: "ShareClaim", kind, accountId: otherAccountId, at } as const;
    given(claim).when(share).thenState({ status: "held", accountId: otherAccountId });
    given(claim, [claimed]).when(share).thenEvents(shared);
    given(claim, [claimed, shared]).when(share).thenNothing();
    given(claim, [claimed, shared]).when({ type: "ClaimFor", kind, accountId: otherAccountId, at }).thenNothing();
    given(claim, [claimed, shared]).when({ type: "ClaimFor", kind, accountId, at }).thenNothing();
    given(claim, [claimed, shared]).when({ type: "ClaimFor", kind, accountId: thirdAccountId, at }).thenRefused(`${kind}-taken`);
  });

  it("stays with the others when one of several leaves", () => {
    const gone = given(claim, [claimed, shared]).when({ type: "ReleaseClaim", accountId, at });
    gone.thenEvents(released);
    gone.thenState({ status: "held", accountId: otherAccountId });
    const guestGone = given(claim, [claimed, shared]).when({ type: "ReleaseClaim", accountId: otherAccountId, at });
    guestGone.thenState({ status: "held", accountId });
    given(claim, guestGone.events).when({ type: "ClaimFor", kind, accountId: otherAccountId, at }).thenRefused(`${kind}-taken`);
  });

  it("is free for others once released; releasing again changes nothing", () => {
    given(claim, [claimed, released]).when({ type: "ReleaseClaim", accountId, at }).thenNothing();
    given(claim, [claimed, released])
      .when({ type: "ClaimFor", kind, accountId: otherAccountId, at })
      .thenState({ accountId: otherAccountId });
  });
});
