import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { sharesOf } from "./e2e/shares.ts";

// Set by the first process that reads this; the workers inherit it. Both ports are below the ephemeral range (32768 and up on Linux).
process.env.E2E_PORT ??= String(20_000 + (process.pid % 6_000));
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), "tablee-e2e-"));
/** Stories with the tag @all run too, unless the arguments leave them out. */
process.env.E2E_STORIES ??= /--grep-invert[ =]@all|@quick/.test(process.argv.join(" ")) ? "test" : "all";
/** Households that both servers begin with, more than the stories of either take of most kinds. */
process.env.E2E_SPARES ??= process.env.E2E_STORIES === "test" ? "40" : "160";
const shares = sharesOf(process.env.E2E_STORIES === "test" ? "test" : "all");
/** Over TLS, as the other stages then are: one server, and one story after another. */
const secured = process.env.TABLEE_TEST_LOG === "secured";
const still = Number(process.env.E2E_PORT);
const moving = secured ? still : still + 6_000;
const at = (port: number) => ({ baseURL: `http://localhost:${port}` });
/** The first that is there. The headless shell has no window to draw for: a page opens in half the time. */
const browsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/Applications/Chromium.app/Contents/MacOS/Chromium"];
const executablePath = process.env.CHROMIUM ?? browsers.find((path) => existsSync(path));

export default defineConfig({
  testDir: "e2e",
  // One for each server: the stories of a project follow one another.
  workers: secured ? 1 : 2,
  projects: [
    { name: "still", testMatch: [...shares.still], workers: 1, use: at(still) },
    { name: "moving", testMatch: [...shares.moving], workers: 1, use: at(moving) },
  ],
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME
    ? [["line"], ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME }]]
    : [["line"]],
  forbidOnly: !!process.env.CI,
  use: {
    ...devices["Desktop Chrome"],
    channel: undefined,
    // Animations end at once; one story asks for motion.
    reducedMotion: "reduce",
    // A worker would answer some requests itself; one story has it.
    serviceWorkers: "block",
    // TABLEE_TRACE=1 keeps a failed story's actions and requests. Pictures of each moment cost a machine without a graphics card most of its time.
    trace: process.env.TABLEE_TRACE ? { mode: "retain-on-failure", screenshots: false, snapshots: false } : "off",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: secured
      ? `node e2e/secured-server.ts --port ${still} --data ${process.env.E2E_DATA} --weeks 1 --customers 16 --spares ${process.env.E2E_SPARES}`
      : `node e2e/servers.ts --data ${process.env.E2E_DATA} --still ${still} --moving ${moving} --spares ${process.env.E2E_SPARES}`,
    wait: { stdout: secured ? /Tablée is at/ : /Both servers are there/ },
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
  },
});
