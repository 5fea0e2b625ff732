import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { EventStoreDBClient } from "@eventstore/db-client";
import { appends, appendToSubscriber, catchUp, emptyCatchUp, readStream } from "./measures.ts";
import { rawAppends, rawCatchUp, rawSession } from "./raw.ts";

// Measures an embedded server in a process of its own, through the npm client. Prints, judges nothing. `--json` for machines.
const folder = mkdtempSync(join(tmpdir(), "eventstore-bench-"));
const server = spawn(process.execPath, [join(import.meta.dirname, "../src/main.ts"), "--dir", folder, "--port", "0"], {
  stdio: ["ignore", "pipe", "inherit"],
});
const [ready] = (await once(createInterface(server.stdout), "line")) as [string];
const url = ready.replace("ready ", "");
const client = EventStoreDBClient.connectionString(url);

const results: Record<string, number> = {};
await appends(client, "warm-up", 500, 64);
results["sequential appends/s"] = await appends(client, "one", 1_000, 1);
results["appends/s, 64 in flight"] = await appends(client, "64", 10_000, 64);
results["appends/s, 512 in flight"] = await appends(client, "512", 20_000, 512);
results["events/s, 200 an append"] = 200 * (await appends(client, "large", 300, 4, 200));
results["stream read, events/s"] = await readStream(client, 30_000);
const written = 500 + 1_000 + 10_000 + 20_000 + 60_000 + 30_000;
results["filtered $all catch-up, events/s"] = await catchUp(client);
results["filtered $all catch-up, nothing passes, events/s"] = await emptyCatchUp(client, written);
results["append to live subscriber, median ms"] = await appendToSubscriber(client, 200);

const session = await rawSession(Number(new URL(url.replace("esdb", "http")).port));
results["appends/s, 512 in flight, bare HTTP/2 client"] = await rawAppends(session, 30_000, 512);
results["filtered $all catch-up, events/s, bare HTTP/2 client"] = await rawCatchUp(session, "bench-");
session.destroy();
await client.dispose();
server.kill("SIGTERM");
await once(server, "exit");
rmSync(folder, { recursive: true });
if (process.argv.includes("--json")) console.log(JSON.stringify(results));
else for (const [name, value] of Object.entries(results)) console.log(`${name.padEnd(56)}${value.toLocaleString("en-CA")}`);
