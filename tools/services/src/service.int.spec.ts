import { spawn } from "node:child_process";
import { runningWithReason } from "./service.ts";

const run = (script: string) => runningWithReason(spawn(process.execPath, ["-e", script], { stdio: ["ignore", "ignore", "pipe"] }));

describe("a process that ended by itself", () => {
  it("gives the last line of its stderr as the reason", async () => {
    const { ended } = run(`console.error("Trying."); console.error("The disk is full."); process.exitCode = 1;`);
    expect(await ended).toBe("code 1: The disk is full.");
  });

  it("gives its exit code alone where it wrote nothing", async () => {
    expect(await run("process.exitCode = 3").ended).toBe("code 3");
  });
});
