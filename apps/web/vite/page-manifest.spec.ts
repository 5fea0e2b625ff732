import { existsSync } from "node:fs";
import { PICTURE_SIZE } from "@tablee/contracts/page-manifest";
import { routeTable } from "../src/shared/routing/route-table.ts";
import { descriptionOf, everyPage } from "./descriptions.ts";
import { pictureOf, screenFiles } from "./page-manifest.ts";

describe("the manifest of pages", () => {
  it("knows the file of every route's screen", () => {
    const files = screenFiles();
    expect([...files.keys()].toSorted()).toEqual(routeTable.map(({ name }) => name).toSorted());
    expect([...files.values()].filter((file) => !existsSync(file))).toEqual([]);
  });

  it("describes each page that the server does not draw by words of its own, which need no figure", () => {
    const plain = routeTable.filter((row) => descriptionOf(row) === everyPage).map(({ name }) => name);
    expect(plain).toEqual(["home", "terms_conditions", "privacy"]);
    expect(routeTable.filter((row) => JSON.stringify(descriptionOf(row)).includes("{{"))).toEqual([]);
  });

  it.each(["en", "fr"] as const)("has a picture for shared links: %s", (language) => {
    const png = pictureOf(language);
    expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(PICTURE_SIZE);
    expect(png.length).toBeLessThanOrEqual(120_000);
  });
});
