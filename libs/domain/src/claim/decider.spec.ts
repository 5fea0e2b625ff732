import { accountId, otherAccountId } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { claim } from "./decider.ts";
import { type ClaimEvent, claimKinds } from "./events.ts";

const at = "2026-12-01T15:00:00.000Z";

describe.each(claimKinds)("a claim on an %s", (kind) => {
  const claimed: ClaimEvent = { type: "Claimed", data: { kind, accountId, claimedAt: at } };
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

  it("is free for others once released; releasing again changes nothing", () => {
    given(claim, [claimed, released]).when({ type: "ReleaseClaim", accountId, at }).thenNothing();
    given(claim, [claimed, released])
      .when({ type: "ClaimFor", kind, accountId: otherAccountId, at })
      .thenState({ accountId: otherAccountId });
  });
});
