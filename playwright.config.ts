import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";

// Set by the first process that reads this; the workers inherit it.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), "tablee-e2e-"));
const origin = `http://localhost:${process.env.E2E_PORT}`;
const executablePath =
  process.env.CHROMIUM ?? ["/usr/bin/chromium", "/Applications/Chromium.app/Contents/MacOS/Chromium"].find((path) => existsSync(path));

/** Over TLS, as the other stages then are. */
const server = process.env.TABLEE_TEST_LOG === "secured" ? "e2e/secured-server.ts" : "tools/services/src/server.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.e2e.spec.ts",
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME
    ? [["line"], ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME }]]
    : [["line"]],
  forbidOnly: !!process.env.CI,
  use: {
    ...devices["Desktop Chrome"],
    channel: undefined,
    baseURL: origin,
    trace: "retain-on-failure",
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
    command: `node ${server} --port ${process.env.E2E_PORT} --data ${process.env.E2E_DATA} --weeks 1 --customers 16`,
    wait: { stdout: /Tablée is at/ },
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
  },
});
