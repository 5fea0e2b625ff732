import { globSync } from "node:fs";
import { basename } from "node:path";

const drawings = new URL("../../../libs/ui/src/plates/art/", import.meta.url);

/** The names of the drawings as a type, so that a plate with a drawing that has no file does not compile. */
export function artNames(): string {
  const names = globSync("*.svg", { cwd: drawings })
    .map((file) => `  "${basename(file, ".svg")}",`)
    .sort();
  return [
    "// Made by tools/generate from the files of plates/art.",
    "/** Every drawing a plate can carry. */",
    "export const artNames = [",
    ...names,
    "] as const;",
    "",
    "export type ArtName = (typeof artNames)[number];",
    "",
  ].join("\n");
}
