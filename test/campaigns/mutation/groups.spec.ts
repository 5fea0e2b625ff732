import { existsSync } from "node:fs";
import { groups } from "./groups.ts";

it.each(groups)("the files of $name exist: a part without code has no mutant, and passes", ({ parts }) => {
  const files = parts.flatMap(({ code, specs }) => [...code, ...specs]);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
