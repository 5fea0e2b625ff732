import { cpSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { administer } from "./administer.ts";

/** The databases and folders that a stage writes to. */
export interface Place {
  readonly database: string;
  /** The event store's folder, and the data that providers would keep. */
  readonly dir: string;
  remove(): Promise<void>;
}

/** A place with an empty database and an empty folder. */
export async function emptyPlace(): Promise<Place> {
  const place = newPlace();
  await administer((client) => client.query(`CREATE DATABASE ${place.database}`));
  return place;
}

/**
 * A copy of a place that `prepare` fills. The first caller prepares it, once for as long as the servers run: they keep it in
 * their folder, by its name. The log is copied with its identity, so that checkpoints in the copied database are valid.
 */
export async function copiedPlace(kept: string, name: string, prepare: () => Promise<Place>): Promise<Place> {
  const prepared = join(kept, name);
  const place = newPlace();
  await administer(async (client) => {
    // Others wait here until the first has prepared it. Closing the connection releases the lock.
    await client.query("SELECT pg_advisory_lock(hashtext($1))", [name]);
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (rowCount === 0) {
      const first = await prepare();
      // An unfinished place keeps its own name, and is not copied.
      renameSync(first.dir, prepared);
      await client.query(`ALTER DATABASE ${first.database} RENAME TO ${name}`);
    }
    await client.query(`CREATE DATABASE ${place.database} TEMPLATE ${name}`);
  });
  cpSync(prepared, place.dir, { recursive: true });
  return place;
}

function newPlace(): Place {
  const database = `stage_${crypto.randomUUID().replaceAll("-", "")}`;
  const dir = mkdtempSync(join(tmpdir(), "tablee-stage-"));
  return {
    database,
    dir,
    // Its database is dropped with the servers: dropping it here would cost each stage more than half a second.
    remove: async () => rmSync(dir, { recursive: true, force: true }),
  };
}
