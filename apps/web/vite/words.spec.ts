import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { words } from "./words.ts";

const source = join(import.meta.dirname, "../src");
const transform = words().transform as (code: string, id: string) => { code: string } | null;
const load = words().load as (this: { error(message: string): never }, id: string) => string | null;
const loaded = (namespace: string) =>
  load.call(
    {
      error(message) {
        throw new Error(message);
      },
    },
    `\0virtual:words/${namespace}`,
  );

describe("the words of a screen", () => {
  it("come with the module that asks for them, except those that every page has", () => {
    const code = 'const { t } = useTranslation(["order", "app", "price"]);';
    expect(transform(code, join(source, "x.tsx"))?.code).toBe(`import "virtual:words/order"; import "virtual:words/price"; ${code}`);
    expect(transform("useTranslation()", join(source, "x.tsx"))).toBeNull();
    expect(transform(code, "/elsewhere/x.tsx")).toBeNull();
  });

  it("are the file of the namespace's folder", () => {
    expect(loaded("order")).toContain(join(source, "features/order/words.ts"));
    expect(() => loaded("cellar")).toThrow("there are no words of cellar");
  });

  it("are there for every namespace that any of them asks for", () => {
    const files = globSync("**/*.{ts,tsx}", { cwd: source, exclude: ["**/*.spec.*"] }).map((path) => join(source, path));
    const asked = files.flatMap((path) => [
      ...(transform(readFileSync(path, "utf8"), path)?.code.matchAll(/virtual:words\/([\w-]+)/g) ?? []),
    ]);
    expect(asked.length).toBeGreaterThan(90);
    for (const [, namespace] of asked) expect(loaded(namespace!)).toContain(`addWords("${namespace}"`);
  });
});
