import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";
import { createPool } from "@tablee/platform/postgres";
import { accountIdOf } from "../../test/stage/people.ts";
import type { Customer } from "./customer.ts";

/** The folder of the server that a story opens. */
function dataFolder(): string {
  const data = process.env.E2E_DATA!;
  const own = `${data}-${test.info().project.name}`;
  return existsSync(own) ? own : data;
}

/** Lets half an hour pass since the password was given: real time counts, so the session's row is changed instead. */
export async function letPasswordLapse(person: Pick<Customer, "call">): Promise<void> {
  const { DATABASE_URL } = JSON.parse(readFileSync(join(dataFolder(), "services.json"), "utf8")) as { DATABASE_URL: string };
  const pool = createPool(DATABASE_URL, { max: 1 });
  await pool.query("UPDATE vault.session SET password_until = now() WHERE kind = 'client' AND subject_id = $1", [
    await accountIdOf(person),
  ]);
  await pool.end();
}
