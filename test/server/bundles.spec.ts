import { readFileSync } from "node:fs";

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(new URL(`../../${folder}/package.json`, import.meta.url), "utf8"));
const isOurs = (name: string) => name.startsWith("@tablee/");

/** The outside packages that a folder needs, directly or through our libraries. */
function packagesBehind(folder: string, seen = new Set<string>()): ReadonlyMap<string, string> {
  const all = Object.entries(manifestOf(folder).dependencies ?? {});
  const found = new Map(all.filter(([name]) => !isOurs(name)));
  for (const [name] of all.filter(([each]) => isOurs(each) && !seen.has(each))) {
    seen.add(name);
    for (const [other, version] of packagesBehind(`libs/${name.slice("@tablee/".length)}`, seen)) found.set(other, version);
  }
  return found;
}

// A bundle holds only our own sources; Node finds the packages of others from the bundle's folder.
describe.each(["apps/api", "workers", "tools/demo"])("the bundle of %s", (folder) => {
  it("finds each package that a library in it imports", () => {
    const own = manifestOf(folder).dependencies ?? {};
    const behind = packagesBehind(folder);
    expect(behind.has("pg")).toBe(true);
    expect([...behind].filter(([name, version]) => own[name] !== version)).toEqual([]);
  });
});
