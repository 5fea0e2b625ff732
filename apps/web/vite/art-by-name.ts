import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const addresses = /[\\/]libs[\\/]ui[\\/]src[\\/]plates[\\/]art-url\.ts$/;

/**
 * The drawings of the plates share one folder, with one hash for all of them: 170 addresses with a hash each would weigh more
 * in the first load than the code that draws the plates.
 */
export const artByName = (): Plugin => ({
  name: "tablee:art-by-name",
  apply: "build",
  enforce: "pre",
  load(id) {
    if (!addresses.test(id)) return null;
    const folder = join(dirname(id), "art");
    const files = readdirSync(folder)
      .filter((name) => name.endsWith(".svg"))
      .sort()
      .map((name) => ({ name, source: readFileSync(join(folder, name)) }));
    const hash = createHash("sha256");
    for (const { name, source } of files) hash.update(name).update(source);
    const base = `assets/art-${hash.digest("hex").slice(0, 8)}`;
    for (const { name, source } of files) this.emitFile({ type: "asset", fileName: `${base}/${name}`, source });
    const names = files.map(({ name }) => name.slice(0, -".svg".length)).join(" ");
    return `const names = new Set(${JSON.stringify(names)}.split(" "));
export const artUrl = (name) => (names.has(name) ? \`/${base}/\${name}.svg\` : undefined);`;
  },
});
