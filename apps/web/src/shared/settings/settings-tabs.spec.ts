import { routeTable } from "../routing/route-table.ts";
import { settingsTabs, staffTabs } from "./settings-tabs.ts";

test("each settings screen is a tab, and each tab asks for a client, or for staff who act for one", () => {
  const settings = routeTable.filter(({ name }) => name.startsWith("settings_"));
  expect(settings.map(({ name }) => name).toSorted()).toEqual([...settingsTabs, ...staffTabs].toSorted());
  const ofStaff = (name: string) => (staffTabs as readonly string[]).includes(name);
  expect(settings.every(({ name, auth }) => auth === (ofStaff(name) ? "staff" : "client"))).toBe(true);
});
