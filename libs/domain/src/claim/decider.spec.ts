import { accountId, otherAccountId } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { accountId as accountIdOf } from "../kernel/ids.ts";
import { addMinutes } from "../kernel/time.ts";
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

  describe("that lapses", () => {
    const lapsesAt = addMinutes(at, 60);
    const soft: ClaimEvent = { type: "Claimed", data: { kind, accountId, claimedAt: at, lapsesAt } };
    const extended: ClaimEvent = { type: "ClaimExtended", data: { accountId, extendedAt: at, lapsesAt: addMinutes(at, 90) } };
    const kept: ClaimEvent = { type: "ClaimExtended", data: { accountId, extendedAt: at } };
    const byOther = { type: "ClaimFor", kind, accountId: otherAccountId } as const;

    it("keeps others out until then, and is theirs from then on", () => {
      given(claim).when({ type: "ClaimFor", kind, accountId, at, lapsesAt }).thenEvents(soft);
      given(claim, [soft])
        .when({ ...byOther, at: addMinutes(at, 59) })
        .thenRefused(`${kind}-taken`);
      given(claim, [soft])
        .when({ ...byOther, at: lapsesAt })
        .thenState({ status: "held", accountId: otherAccountId, since: lapsesAt });
    });

    it("is not made longer by being made again", () => {
      given(claim, [soft])
        .when({ type: "ClaimFor", kind, accountId, at: addMinutes(at, 30), lapsesAt: addMinutes(at, 90) })
        .thenNothing();
    });

    it("is extended while its holder pays, never shortened, and kept for good once it has", () => {
      const extend = { type: "ExtendClaim", kind, accountId, at } as const;
      given(claim, [soft])
        .when({ ...extend, lapsesAt: addMinutes(at, 90) })
        .thenEvents(extended);
      given(claim, [soft, extended])
        .when({ ...extend, lapsesAt })
        .thenNothing();
      given(claim, [soft]).when(extend).thenEvents(kept);
      given(claim, [soft, kept]).when(extend).thenNothing();
      given(claim, [soft, kept])
        .when({ ...extend, lapsesAt })
        .thenNothing();
      given(claim, [soft, kept])
        .when({ ...byOther, at: addMinutes(at, 6_000) })
        .thenRefused(`${kind}-taken`);
    });

    it("is made by extending where it is free, or its holder's has lapsed", () => {
      const extend = { type: "ExtendClaim", kind, accountId: otherAccountId, at: lapsesAt } as const;
      given(claim).when(extend).thenState({ status: "held", accountId: otherAccountId, since: lapsesAt });
      given(claim, [soft]).when(extend).thenState({ status: "held", accountId: otherAccountId, since: lapsesAt });
    });

    it("is refused to one who pays while another holds it, and shared with one who has paid", () => {
      const extend = { type: "ExtendClaim", kind, accountId: otherAccountId, at } as const;
      given(claim, [claimed])
        .when({ ...extend, lapsesAt })
        .thenRefused(`${kind}-taken`);
      given(claim, [claimed]).when(extend).thenEvents(shared);
      given(claim, [soft]).when(extend).thenState({ status: "held", accountId: otherAccountId, since: at });
    });

    it("does not lapse for those whom support let in", () => {
      given(claim, [soft, shared]).when({ type: "ClaimFor", kind, accountId: thirdAccountId, at: lapsesAt }).thenRefused(`${kind}-taken`);
    });

    it("is the first guest's for good once its holder leaves", () => {
      given(claim, [soft, shared, released])
        .when({ type: "ClaimFor", kind, accountId: thirdAccountId, at: addMinutes(at, 6_000) })
        .thenRefused(`${kind}-taken`);
    });
  });
});
