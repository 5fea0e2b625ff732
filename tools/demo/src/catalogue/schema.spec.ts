import { globSync } from "node:fs";
import { z } from "zod";
import { rowsOf } from "../catalogue-files.ts";
import { ingredients } from "./ingredients/ingredients.ts";
import { Item, Meal, Recipe } from "./schema.ts";

const folder = new URL("../../catalogue/", import.meta.url);
const filesOf = (pattern: string) => globSync(pattern, { cwd: folder }).map((file) => file.replace(/\.json$/, ""));
const schemas: Readonly<Record<string, z.ZodType>> = { "ready-to-cook": Recipe, "ready-to-eat": Meal, market: Item };
const files = filesOf(`{${Object.keys(schemas)}}/*.json`);

describe("the files of the catalogue", () => {
  it.each(files)("%s has rows of its folder's schema", (file) => {
    const { error } = z.array(schemas[file.split("/")[0]!]!).safeParse(rowsOf(file));
    expect(error && z.prettifyError(error)).toBeUndefined();
  });

  it("are each in the catalogue", async () => {
    const { catalogue } = await import("./catalogue.ts");
    const skus = files.flatMap((file) => rowsOf<{ readonly sku: string }>(file).map(({ sku }) => sku));
    expect(catalogue.map(({ sku }) => sku).toSorted()).toEqual(skus.toSorted());
  });
});

describe("the files of ingredients", () => {
  it("name each ingredient and each part of a compound once", () => {
    const idsIn = (file: string) => Object.keys(rowsOf(file));
    const known = [...Object.keys(ingredients), ...idsIn("ingredients/parts")];
    expect(filesOf("ingredients/*.json").flatMap(idsIn).toSorted()).toEqual(known.toSorted());
  });
});
