import { existsSync } from "node:fs";
import { routeTable } from "../src/shared/routing/route-table.ts";
import { screenFiles } from "./page-manifest.ts";

describe("the manifest of pages", () => {
  it("knows the file of every route's screen", () => {
    const files = screenFiles();
    expect([...files.keys()].toSorted()).toEqual(routeTable.map(({ name }) => name).toSorted());
    expect([...files.values()].filter((file) => !existsSync(file))).toEqual([]);
  });
});
