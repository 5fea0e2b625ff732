import { accountIndex, skipOrder, unpauseAccount } from "./calls/account.ts";
import { servingsBanner } from "./calls/banners.ts";
import { menuData } from "./calls/menu.ts";
import { clock, pauseQueue, queues } from "./calls/operations.ts";
import { openEditor } from "./calls/orders.ts";
import { getSelectedPlan, savePlan } from "./calls/signup.ts";

import { outdates } from "./outdates.ts";

describe("an act", () => {
  it("outdates what is read from a model that follows a category it writes", () => {
    expect([outdates(skipOrder, accountIndex), outdates(unpauseAccount, servingsBanner)]).toEqual([true, true]);
  });

  it("leaves alone what is read from others", () => {
    expect([outdates(skipOrder, menuData), outdates(skipOrder, servingsBanner), outdates(skipOrder, queues)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("outdates what shows the same state beside the log", () => {
    expect([outdates(pauseQueue, queues), outdates(savePlan, getSelectedPlan), outdates(pauseQueue, clock)]).toEqual([true, true, false]);
  });

  it("leaves alone what is read by an act itself", () => {
    expect(outdates(skipOrder, openEditor)).toBe(false);
  });
});
