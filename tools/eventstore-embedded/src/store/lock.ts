import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * When the process started, as text that differs between two processes that had the same number
 * (a container's first process always has number 1). Elsewhere than on Linux known for this process only.
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
 * Takes the folder for this process; one left by a process that was killed is taken over.
 * @returns a function that lets go
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
