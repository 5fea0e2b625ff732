import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";

/** Tools whose integration specs test the tool itself, with the files that they read besides their own folder. */
const tools: Readonly<Record<string, readonly string[]>> = {
  "tools/eventstore-embedded": ["libs/event-store/src/**/*.ts", "test/campaigns/eventstore/*.ts", "pnpm-lock.yaml"],
};

const file = new URL("proven.json", import.meta.url);

/** A hash of everything that a tool's specs read. */
function hashOf(folder: string): string {
  const exclude = ["**/node_modules/**", "**/build/**"];
  const paths = [`${folder}/**/*.*`, ...tools[folder]!].flatMap((pattern) => globSync(pattern, { exclude }));
  const hash = createHash("sha256");
  for (const path of [...new Set(paths)].toSorted())
    if (statSync(path).isFile()) hash.update(path).update("\0").update(readFileSync(path)).update("\0");
  return hash.digest("hex").slice(0, 32);
}

/** The tools whose specs last passed on the present files. */
export function provenTools(): readonly string[] {
  const kept = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  return Object.keys(tools).filter((folder) => kept[folder] === hashOf(folder));
}

/** Records, after a whole run, the files on which the specs of tools have passed. */
export function keepProven(): void {
  const hashes = Object.fromEntries(Object.keys(tools).map((folder) => [folder, hashOf(folder)]));
  writeFileSync(file, `${JSON.stringify(hashes, null, 2)}\n`);
}
