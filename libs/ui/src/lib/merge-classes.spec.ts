import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { twMerge } from "tailwind-merge";
import { mergeClasses } from "./merge-classes.ts";

const root = join(import.meta.dirname, "../../../..");
const sources = globSync("{libs/ui,apps/web,apps/admin-console}/src/**/*.{ts,tsx}", {
  cwd: root,
  exclude: ["**/*.spec.*", "**/i18n/**", "**/plates/**", "**/merge-classes.ts"],
});

/** Shadows of our theme are colours of shadows to tailwind-merge. */
const ownShadow = /shadow-(card|lift|overlay)$/;
/** Every Tailwind class that occurs in a text of the sources. */
const classes = new Set(
  sources
    .flatMap((path) => [...readFileSync(join(root, path), "utf8").matchAll(/"([^"\n]*)"|`([^`]*)`/g)])
    .flatMap(([, quoted, ticked]) => (quoted ?? ticked ?? "").split(/\s+/))
    .filter((name) => /^[-a-z[][\w\-:.,%#()[\]&>*=/+']*$/.test(name) && !ownShadow.test(name) && twMerge(`${name} ${name}`) === name),
);

/** Classes under the same variants: others never set the same property. */
const alike = Object.values(Object.groupBy(classes, (name) => /^(.*:)?(?![^[]*\])/.exec(name)?.[1] ?? "")) as string[][];

// A pair that differs names a class that merge-classes.ts does not know: add its group there.
test("of two classes that set the same the last one stays, as tailwind-merge says of every pair in the sources", () => {
  expect(classes.size).toBeGreaterThan(800);
  const differing = alike.flatMap((names) =>
    names.flatMap((one) =>
      names.flatMap((other) => {
        const [ours, theirs] = [mergeClasses(`${one} ${other}`), twMerge(`${one} ${other}`)];
        return ours === theirs ? [] : [`${one} ${other}: ${ours}`];
      }),
    ),
  );
  expect(differing).toEqual([]);
});

test("a class that sets more than another one takes it out, and not the other way round", () => {
  expect(mergeClasses("px-4 pt-2 p-1")).toBe("p-1");
  expect(mergeClasses("p-1 pt-2")).toBe("p-1 pt-2");
  expect(mergeClasses("border-l border-b-2 border-y rounded-tl-lg rounded-t-sm")).toBe("border-l border-y rounded-t-sm");
  expect(mergeClasses("h-4 sm:w-4 size-5")).toBe("sm:w-4 size-5");
  expect(mergeClasses("rounded-card  rounded-full\n text-sm text-ink")).toBe("rounded-full text-sm text-ink");
});
