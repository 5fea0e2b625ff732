import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Touched } from "./check.ts";

/** The folder in which the stages of a run keep what their requests touched; undefined outside a run. */
const folder = (): string | undefined => process.env.TABLEE_TEST_DIR && join(process.env.TABLEE_TEST_DIR, "touched");

/** Keeps what a stage's requests touched for the end of the run. */
export function keepTouches(byCall: ReadonlyMap<string, Touched>): void {
  const dir = folder();
  if (dir === undefined) return;
  mkdirSync(dir, { recursive: true });
  const lists = [...byCall].map(([name, { read, appended, codes }]) => [
    name,
    { read: [...read], appended: [...appended], codes: [...codes] },
  ]);
  writeFileSync(join(dir, `${crypto.randomUUID()}.json`), JSON.stringify(lists));
}

type Lists = { readonly [Kind in keyof Touched]: readonly string[] };

/** The facts that all stages of the run touched, merged by call; undefined if there was no stage. */
export function keptTouches(): ReadonlyMap<string, Touched> | undefined {
  const dir = folder();
  if (dir === undefined) return undefined;
  const all = new Map<string, Touched>();
  for (const file of readdirSync(dir))
    for (const [name, lists] of JSON.parse(readFileSync(join(dir, file), "utf8")) as readonly [string, Lists][]) {
      const touched = all.get(name) ?? { read: new Set(), appended: new Set(), codes: new Set() };
      all.set(name, touched);
      for (const kind of ["read", "appended", "codes"] as const) for (const each of lists[kind]) touched[kind].add(each);
    }
  return all;
}
