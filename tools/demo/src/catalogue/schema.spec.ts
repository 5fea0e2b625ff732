import { globSync } from "node:fs";
import { z } from "zod";
import { rowsOf } from "../catalogue-files.ts";
import { catalogue } from "./catalogue.ts";
import { Item, Meal, Recipe } from "./schema.ts";

const folder = new URL("../../catalogue/", import.meta.url);
const files = globSync("*/*.json", { cwd: folder }).map((file) => file.replace(/\.json$/, ""));
const schemas: Readonly<Record<string, z.ZodType>> = { "ready-to-cook": Recipe, "ready-to-eat": Meal, market: Item };

describe("the files of the catalogue", () => {
  it.each(files)("%s has rows of its folder's schema", (file) => {
    const { error } = z.array(schemas[file.split("/")[0]!]!).safeParse(rowsOf(file));
    expect(error && z.prettifyError(error)).toBeUndefined();
  });

  it("are each in the catalogue", () => {
    const skus = files.flatMap((file) => rowsOf<{ readonly sku: string }>(file).map(({ sku }) => sku));
    expect(catalogue.map(({ sku }) => sku).toSorted()).toEqual(skus.toSorted());
  });
});
