import { accountIndex, skipOrder, unpauseAccount } from "./calls/account.ts";
import { servingsBanner } from "./calls/banners.ts";
import { menuData } from "./calls/menu.ts";
import { clock, pauseQueue, queues } from "./calls/operations.ts";
import { openEditor } from "./calls/orders.ts";
import { getSelectedPlan, savePlan } from "./calls/signup.ts";

import { invalidates } from "./invalidates.ts";

describe("an act", () => {
  it("invalidates calls that read a model which follows a category it writes", () => {
    expect([invalidates(skipOrder, accountIndex), invalidates(unpauseAccount, servingsBanner)]).toEqual([true, true]);
  });

  it("invalidates no call that reads other models only", () => {
    expect([invalidates(skipOrder, menuData), invalidates(skipOrder, servingsBanner), invalidates(skipOrder, queues)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("invalidates calls that show the same state outside the log", () => {
    expect([invalidates(pauseQueue, queues), invalidates(savePlan, getSelectedPlan), invalidates(pauseQueue, clock)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("invalidates no call that is an act itself", () => {
    expect(invalidates(skipOrder, openEditor)).toBe(false);
  });
});
