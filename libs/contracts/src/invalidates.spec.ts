import { accountIndex, skipOrder, unpauseAccount } from "./calls/account.ts";
import { servingsBanner } from "./calls/banners.ts";
import { menuData } from "./calls/menu.ts";
import { clock, pauseQueue, queues } from "./calls/operations.ts";
import { openEditor } from "./calls/orders.ts";
import { getSelectedPlan, savePlan } from "./calls/signup.ts";

import { invalidates } from "./invalidates.ts";

describe("an act", () => {
  it("invalidates what is read from a model that follows a category it writes", () => {
    expect([invalidates(skipOrder, accountIndex), invalidates(unpauseAccount, servingsBanner)]).toEqual([true, true]);
  });

  it("leaves alone what is read from others", () => {
    expect([invalidates(skipOrder, menuData), invalidates(skipOrder, servingsBanner), invalidates(skipOrder, queues)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("invalidates what shows the same state beside the log", () => {
    expect([invalidates(pauseQueue, queues), invalidates(savePlan, getSelectedPlan), invalidates(pauseQueue, clock)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("leaves alone what is read by an act itself", () => {
    expect(invalidates(skipOrder, openEditor)).toBe(false);
  });
});
