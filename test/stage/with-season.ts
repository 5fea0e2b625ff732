import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "@tablee/services/ports";

const root = join(import.meta.dirname, "../..");

/** Builds and runs script/server with a short season in a folder of its own while `work` runs against it. */
export async function withSeason<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "tablee-season-"));
  // Postgres runs as a separate user, which must be able to enter it if root starts it.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const args = ["--port", String(port), "--data", join(folder, "data"), "--weeks", "1", "--customers", "16"];
  const server = spawn(join(root, "script/server"), args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(server, "exit");
  // An interrupted run leaves nothing behind.
  const end = () => void server.kill("SIGINT");
  process.once("exit", end);
  try {
    await new Promise<void>((ready, failed) => {
      createInterface(server.stdout).on("line", (line) => line.startsWith("Tablée is at") && ready());
      server.once("exit", () => failed(new Error("the server did not start")));
    });
    return await work(`http://localhost:${port}`);
  } finally {
    end();
    await ended;
    process.off("exit", end);
    rmSync(folder, { recursive: true, force: true });
  }
}
