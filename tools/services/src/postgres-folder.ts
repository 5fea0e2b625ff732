import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Finds the folder of Postgres's data: in the data folder. Started by root, Postgres runs as a user of its own; if that user
 * cannot reach the data folder (a home that is closed to others), it is a folder of /var/tmp that belongs to this data folder.
 */
export function postgresFolder(dir: string): string {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return join(dir, "postgres");
  // The data folder is ours: other users may be let through it.
  chmodSync(dir, statSync(dir).mode | 0o011);
  if (reachableByOthers(dirname(dir))) return join(dir, "postgres");
  return join("/var/tmp", `tablee-postgres-${createHash("sha256").update(dir).digest("hex").slice(0, 16)}`);
}

function reachableByOthers(dir: string): boolean {
  for (let at = dir; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}
