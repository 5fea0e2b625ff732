import type { Rolldown } from "vite";
import { deepImports } from "./flat-parts.ts";

const chunk = (fileName: string, imports: readonly string[], more: Partial<Rolldown.OutputChunk> = {}) =>
  ({
    type: "chunk",
    fileName,
    imports,
    moduleIds: [fileName],
    isEntry: false,
    isDynamicEntry: false,
    code: "",
    ...more,
  }) as Rolldown.OutputChunk;

const late = { isDynamicEntry: true };

describe("a late part", () => {
  const chunks = [
    chunk("entry", ["base"], { isEntry: true }),
    chunk("base", []),
    chunk("screen", ["button"], late),
    chunk("grid", ["tile", "base"], late),
    chunk("tile", ["plate", "button"]),
    chunk("plate", ["signs", "base"]),
    chunk("signs", []),
    chunk("button", []),
  ];
  const found = new Map([...deepImports(chunks, new Set(["screen"]))].map(([part, names]) => [part.fileName, names]));

  it("names the files that its imports lead to, and neither its own imports nor files of the first load", () => {
    expect(found.get("grid")).toEqual(["plate", "button", "signs"]);
  });

  it("is none of the screens: the document names their files", () => {
    expect([...found.keys()]).toEqual(["grid"]);
  });
});
