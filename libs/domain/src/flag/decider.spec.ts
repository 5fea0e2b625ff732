import { accountId } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { flag } from "./decider.ts";
import type { FlagEvent } from "./events.ts";

const at = "2027-01-04T15:00:00.000Z";
const turned = (enabled: boolean, of?: typeof accountId): FlagEvent => ({
  type: "FlagTurned",
  data: { flag: "enable_one_tap", enabled, ...(of && { accountId: of }), turnedAt: at },
});
const turn = (enabled: boolean, of?: typeof accountId) =>
  ({ type: "TurnFlag", flag: "enable_one_tap", enabled, ...(of && { accountId: of }), at }) as const;
const end = { type: "EndFlagException", flag: "enable_one_tap", accountId, at } as const;
const ended: FlagEvent = { type: "FlagExceptionEnded", data: { flag: "enable_one_tap", accountId, endedAt: at } };

describe("a feature's flag", () => {
  it("is turned on and off again", () => {
    given(flag).when(turn(true)).thenEvents(turned(true));
    given(flag, [turned(true)])
      .when(turn(false))
      .thenEvents(turned(false));
  });

  it("has its default until it is turned; turning it to its present value does nothing", () => {
    given(flag).when(turn(false)).thenEvents();
    given(flag, [turned(true)])
      .when(turn(true))
      .thenEvents();
  });

  it("may be another for one account, also where that is what everybody has today", () => {
    given(flag).when(turn(true, accountId)).thenEvents(turned(true, accountId));
    given(flag).when(turn(false, accountId)).thenEvents(turned(false, accountId));
    given(flag, [turned(true, accountId)])
      .when(turn(true, accountId))
      .thenEvents();
    given(flag, [turned(true, accountId)])
      .when(turn(true))
      .thenEvents(turned(true));
  });

  it("has exceptions that end once", () => {
    given(flag, [turned(true, accountId)])
      .when(end)
      .thenEvents(ended);
    given(flag, [turned(true, accountId), ended])
      .when(end)
      .thenEvents();
  });
});
