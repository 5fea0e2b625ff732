import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const folders = ["apps/web/src", "apps/admin-console/src", "libs/ui/src"];
const files = folders.flatMap((folder) => globSync(`${root}${folder}/**/*.{ts,tsx,css}`)).filter((file) => !file.includes(".spec."));

/** A width in pixels keeps a layout for wide windows where a person's text is twice as large. */
const inPixels = /\b(?:min|max)-\[[\d.]+px\]:|@media[^{]*\b\d+px|--breakpoint-\w+: [\d.]+px/g;

it("layouts change at widths that grow with the size of text", () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(inPixels)].map(([text]) => `${file.slice(root.length)}: ${text}`),
  );
  expect(found).toEqual([]);
});
