import { addWeeks } from "@tablee/domain/kernel/time";
import { EventStore } from "@tablee/event-store/event-store";
import { readConfig } from "@tablee/platform/config";
import { createLogger } from "@tablee/platform/log";
import { VaultPersonKeys } from "@tablee/platform/person-keys";
import { allReadModels } from "@tablee/projections/all-read-models";
import { runLive } from "@tablee/projections/runtime/live";
import { prepareReadModels } from "@tablee/projections/runtime/prepare";
import { openServers } from "./product.ts";
import { season } from "./season/season.ts";
import { makeCustomers } from "./season/sign-ups.ts";
import { write } from "./season/write.ts";
const s = await openServers();
const FIRST = "2026-09-07";
const n = await write(s, season(makeCustomers(1500, 5), Array.from({ length: 6 }, (_, i) => addWeeks(FIRST, i)), FIRST), 60000);
for (const how of ["shared", "own", "shared", "own"]) {
  await s.pool.query("DROP SCHEMA read CASCADE; CREATE SCHEMA read");
  await prepareReadModels(allReadModels, s.store, s.pool);
  const stop = new AbortController(); const log = createLogger("x", "warn"); const stores: EventStore[] = [];
  const t = performance.now();
  const running = allReadModels.map((m) => { let store = s.store; if (how === "own") { store = new EventStore(s.services.eventStoreUrl, new VaultPersonKeys(s.pool, readConfig(s.env as never).TABLEE_MASTER_KEY)); stores.push(store); } return runLive(m, store, s.pool, log, stop.signal); });
  const at = new Map<string, number>();
  while (at.size < allReadModels.length) { const { rows } = await s.pool.query("SELECT model FROM read.projection WHERE state = 'live' AND behind_since IS NULL AND position > 1000"); for (const r of rows) if (!at.has(r.model)) at.set(r.model, Math.round(performance.now() - t) / 1000); await new Promise((r) => setTimeout(r, 100)); }
  console.log(how, n, JSON.stringify(Object.fromEntries(at)));
  stop.abort(); await Promise.all(running); for (const x of stores) await x.close();
}
await s.stop();
