import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Whether what script/build makes is up to date: `node built.ts is servers` exits with 0 where it is, `keep` writes down that it is from
// now on, `drop` that it is not.
const root = join(import.meta.dirname, "../../../..");
const everywhere = ["libs/*/src/**/*", "libs/domain/testing/**/*", "pnpm-lock.yaml", "tsconfig*.json", "{libs,apps}/*/package.json"];

const parts = {
  servers: {
    inputs: ["apps/api/src/**/*", "workers/src/**/*", "tools/demo/src/**/*", "workers/package.json", "rolldown.config.mjs"],
    outputs: ["apps/api/build/main.js", "workers/build/main.js", "tools/demo/build/main.js"],
  },
  apps: {
    inputs: ["apps/{web,admin-console}/{src,public}/**/*", "apps/{web,admin-console}/*.{html,ts,mjs}"],
    outputs: ["apps/web/build/index.html", "apps/admin-console/build/index.html"],
  },
} as const;
type Part = keyof typeof parts;

const markOf = (part: Part): string => join(root, `node_modules/.cache/tablee/built-${part}`);

/** A hash of everything that a part is built from: paths and contents, without specs. */
function hashOf(part: Part): string {
  const hash = createHash("sha256");
  const found = globSync([...everywhere, ...parts[part].inputs], {
    cwd: root,
    withFileTypes: true,
    exclude: ["**/node_modules/**", "**/build/**"],
  });
  const files = found
    .filter((entry) => entry.isFile() && !/\.spec\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of [...new Set(files)].toSorted())
    hash.update(path.slice(root.length)).update("\0").update(readFileSync(path)).update("\0");
  return hash.digest("hex");
}

const isBuilt = (part: Part): boolean =>
  existsSync(markOf(part)) &&
  parts[part].outputs.every((path) => existsSync(join(root, path))) &&
  readFileSync(markOf(part), "utf8") === hashOf(part);

const [act, part] = process.argv.slice(2) as ["is" | "keep" | "drop", Part];
switch (act) {
  case "is":
    process.exit(isBuilt(part) ? 0 : 1);
    break;
  case "keep":
    mkdirSync(join(root, "node_modules/.cache/tablee"), { recursive: true });
    writeFileSync(markOf(part), hashOf(part));
    break;
  case "drop":
    rmSync(markOf(part), { force: true });
    break;
}
