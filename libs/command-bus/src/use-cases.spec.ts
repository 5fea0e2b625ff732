import { globSync, readFileSync } from "node:fs";
import { useCases } from "@tablee/commands/use-cases";

const sources = globSync(["apps/api/src/**/*.ts", "libs/automation/src/**/*.ts", "workers/src/**/*.ts"]).filter(
  (file) => !file.endsWith(".spec.ts"),
);
/** The names of functions of libs/commands that a file sends, also through a helper of the schedules. */
function sentIn(file: string): readonly string[] {
  const text = readFileSync(file, "utf8");
  const imported = [...text.matchAll(/import \{([^}]*)\} from "@tablee\/commands\//g)].flatMap(([, list]) => list!.match(/\w+/g) ?? []);
  return [...text.matchAll(/(?:send|ofOrder)\(\s*(\w+)[,)]/g)].flatMap(([, name]) => (imported.includes(name!) ? [name!] : []));
}
const sent = new Set(sources.flatMap(sentIn));
const names = useCases.map(({ name }) => name);

describe("the list of use cases", () => {
  it("has each function that a server sends, and no other", () => {
    expect(sent.size).toBeGreaterThan(100);
    expect(names.toSorted()).toEqual([...sent].toSorted());
  });

  it("names each one once, since commands are known by their names", () => {
    expect(new Set(names).size).toBe(names.length);
  });
});
