import { routeTable } from "../routing/route-table.ts";
import { settingsTabs } from "./settings-tabs.ts";

test("each settings screen is a tab, and each tab asks for a client", () => {
  const settings = routeTable.filter(({ name }) => name.startsWith("settings_"));
  expect(settings.map(({ name }) => name).toSorted()).toEqual([...settingsTabs].toSorted());
  expect(settings.every(({ auth }) => auth === "client")).toBe(true);
});
