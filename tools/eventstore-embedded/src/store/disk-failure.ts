/** A disk with less than this left, in bytes, is full: LMDB grows its file by more at a time. */
const FULL_BYTES = 1024 * 1024;

/** The disk accepted nothing of a commit: it is full, failing or gone. Earlier commits are safe; nothing can be written after it. */
export class DiskFailure extends Error {
  /** @param freeBytes the bytes left on the disk: LMDB reports a full one as an input/output error */
  constructor(folder: string, cause: unknown, freeBytes: number) {
    const reason = freeBytes < FULL_BYTES ? "no space left on device" : reasonOf(cause);
    super(`The event store in ${folder} can write no more (${reason}); what it has acknowledged is on disk.`, { cause });
    this.name = "DiskFailure";
  }
}

/** Extracts the system's reason, without its code and details: from "ENOSPC: no space left on device, write" the words in the middle. */
export function reasonOf(error: unknown): string {
  return String((error as Error).message)
    .replace(/^E[A-Z]+: /, "")
    .replace(/[,:].*$/s, "");
}
