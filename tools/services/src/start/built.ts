import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildPart, hashOfInputs } from "./build-inputs.ts";

// Checks whether the outputs of script/build are up to date: `node built.ts is servers` exits with 0 if they are, `keep` records
// that they are from now on, `drop` that they are not.
const root = join(import.meta.dirname, "../../../..");

const outputs: Readonly<Record<BuildPart, readonly string[]>> = {
  servers: ["apps/api/build/main.js", "workers/build/main.js", "tools/demo/build/main.js"],
  apps: [
    "apps/web/build/en.html",
    "apps/web/build/fr.html",
    "apps/web/build/sw.js",
    "apps/web/build/server/fr/server.mjs",
    "apps/admin-console/build/index.html",
  ],
};

const markOf = (part: BuildPart): string => join(root, `node_modules/.cache/tablee/built-${part}`);

const isBuilt = (part: BuildPart): boolean =>
  existsSync(markOf(part)) &&
  outputs[part].every((path) => existsSync(join(root, path))) &&
  readFileSync(markOf(part), "utf8") === hashOfInputs(part);

const [act, part] = process.argv.slice(2) as ["is" | "keep" | "drop", BuildPart];
switch (act) {
  case "is":
    process.exit(isBuilt(part) ? 0 : 1);
    break;
  case "keep":
    mkdirSync(join(root, "node_modules/.cache/tablee"), { recursive: true });
    writeFileSync(markOf(part), hashOfInputs(part));
    break;
  case "drop":
    rmSync(markOf(part), { force: true });
    break;
}
