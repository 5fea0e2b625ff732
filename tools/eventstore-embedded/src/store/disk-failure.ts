/** The disk took nothing of a commit: it is full, failing or gone. What was committed before is safe; nothing can be written after it. */
export class DiskFailure extends Error {
  constructor(folder: string, cause: unknown) {
    super(`The event store in ${folder} can write no more (${reasonOf(cause)}); what it has acknowledged is on disk.`, { cause });
    this.name = "DiskFailure";
  }
}

/** What the system says, without its code and details: from "ENOSPC: no space left on device, write" the words in the middle. */
export function reasonOf(error: unknown): string {
  return String((error as Error).message)
    .replace(/^E[A-Z]+: /, "")
    .replace(/[,:].*$/s, "");
}
