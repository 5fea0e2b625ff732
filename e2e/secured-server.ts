import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSecuredEventStore } from "../test/stage/secured.ts";

// The whole server over an event store with TLS, for browser tests with TABLEE_TEST_LOG=secured.
const dir = mkdtempSync(join(tmpdir(), "tablee-e2e-secured-"));
const store = await startSecuredEventStore(dir);
const server = spawn(process.execPath, ["tools/services/src/server.ts", ...process.argv.slice(2)], {
  env: { ...process.env, EVENT_STORE_URL: store.connectionString },
  stdio: "inherit",
});
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => server.kill(signal));
const [code] = (await once(server, "exit")) as [number | null];
await store.stop();
rmSync(dir, { recursive: true, force: true });
process.exit(code ?? 1);
