import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** When a running process started, as text that no other process of that number has; undefined once it has ended. */
export function startOf(pid: number): string | undefined {
  return process.platform === "linux" ? fromProc(pid) : fromPs(pid);
}

/** Ticks since the boot, with the boot's own id. */
function fromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The part after the command's name, which may contain spaces and brackets; it starts with the third field of the whole.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z") return undefined;
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

function fromPs(pid: number): string | undefined {
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || undefined;
  } catch {
    return undefined;
  }
}
