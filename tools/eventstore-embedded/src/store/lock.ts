import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The start of a process, as text that distinguishes two processes with the same number (a container's first process always has
 * number 1). Known on Linux; elsewhere for this process only.
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return pid === process.pid ? String(Math.round(performance.timeOrigin)) : "";
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function isHeld(path: string): boolean {
  const [pid, start] = readFileSync(path, "utf8").split(" ");
  if (!pid || !isRunning(Number(pid))) return false;
  const actual = startOf(Number(pid));
  return actual === "" || actual === start;
}

/**
 * Locks the folder for this process; the lock of a killed process is taken over.
 * @returns a function that releases it
 * @throws Error with one sentence when another server uses the folder
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, "server.lock");
  const content = `${process.pid} ${startOf(process.pid)}`;
  for (;;) {
    try {
      writeFileSync(path, content, { flag: "wx" });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    if (isHeld(path)) throw new Error(`The event store in ${folder} is already in use by another server.`);
    rmSync(path, { force: true });
  }
}
