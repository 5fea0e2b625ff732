import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SMALL_MB = 24;
const LARGE_MB = 256;

/** A folder that soon takes no more, and then does again. */
export interface SmallDisk {
  readonly dir: string;
  /** Blocks of 512 bytes beyond which no file of the program may grow, if the disk itself is large. */
  readonly fileBlocks?: number;
  /** Uses up the last free bytes; the returned function frees them. */
  fillUp?(): () => void;
  enlarge(): void;
  remove(): void;
}

const newFolder = () => mkdtempSync(join(tmpdir(), "tablee-full-disk-"));

/** A large disk on which the program may have small files only, which LMDB meets as it would a full disk. */
export function limitedFiles(): SmallDisk {
  const dir = newFolder();
  return { dir, fileBlocks: SMALL_MB * 2_048, enlarge: () => {}, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** A small file system in memory; undefined if this user may not mount one. */
export function smallFileSystem(): SmallDisk | undefined {
  const dir = newFolder();
  const run = (...[command, ...args]: [string, ...string[]]) => execFileSync(command, args, { stdio: "ignore" });
  try {
    run("mount", "-t", "tmpfs", "-o", `size=${SMALL_MB}m`, "tmpfs", dir);
  } catch {
    rmSync(dir, { recursive: true });
    return undefined;
  }
  return {
    dir,
    fillUp: () => fillUp(join(dir, "filler")),
    enlarge: () => run("mount", "-o", `remount,size=${LARGE_MB}m`, dir),
    remove() {
      run("umount", "--lazy", dir); // also when a program that should have ended has not
      rmSync(dir, { recursive: true });
    },
  };
}

function fillUp(path: string): () => void {
  const file = openSync(path, "w");
  const block = Buffer.alloc(4_096);
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    closeSync(file);
  }
  return () => rmSync(path);
}
