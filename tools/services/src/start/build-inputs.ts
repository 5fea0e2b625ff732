import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../../..");
const everywhere = ["libs/*/src/**/*", "libs/domain/testing/**/*", "pnpm-lock.yaml", "tsconfig*.json", "{libs,apps}/*/package.json"];

/** Paths below the root that script/build reads, as globs, for each of its parts. */
const inputs = {
  servers: ["apps/api/src/**/*", "workers/src/**/*", "tools/demo/{src,catalogue}/**/*", "workers/package.json", "rolldown.config.mjs"],
  apps: ["apps/{web,admin-console}/**/*"],
} as const;
export type BuildPart = keyof typeof inputs;

/** Lists the files that a part is built from, below the root, without specs. */
export function buildInputs(part: BuildPart): readonly string[] {
  const exclude = ["**/node_modules/**", "**/build/**", "**/build.{next,old}/**"];
  const found = globSync([...everywhere, ...inputs[part]], { cwd: root, withFileTypes: true, exclude });
  const files = found
    .filter((entry) => entry.isFile() && !/\.spec\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  return [...new Set(files)].toSorted();
}

/** Hashes the paths and contents of a part's inputs. */
export function hashOfInputs(part: BuildPart): string {
  const hash = createHash("sha256");
  for (const path of buildInputs(part))
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  return hash.digest("hex");
}
