import { searchText } from "@tablee/domain/kernel/text/search";
import { isStorable } from "@tablee/domain/kernel/text/storable";
import { kysely } from "@tablee/platform/postgres";
import fc from "fast-check";
import { sql } from "kysely";
import { specPool } from "../../../../test/stage/spec-servers.ts";
import type { ReadTables } from "../read-tables.ts";
import { alphabetical, hasWords, onePage } from "./queries.ts";

const db = kysely<ReadTables>(await specPool());

/** The keys of all rows, page by page. */
async function keysByPage(texts: readonly (string | null)[], dir: "asc" | "desc", limit: number): Promise<number[]> {
  const rows = sql`unnest(${texts}::text[]) WITH ORDINALITY AS each(text, n)`;
  const value = alphabetical(sql`each.text`);
  const keys: number[] = [];
  for (let after: readonly [string, string] | undefined; ; ) {
    const key = sql`lpad(each.n::text, 6, '0')`;
    const page = await sql<{ key: string; value: string }>`
      SELECT ${key} AS key, ${value} AS value FROM ${rows} WHERE TRUE ${onePage(value, key, { dir, after, limit })}`.execute(db);
    keys.push(...page.rows.map((row) => Number(row.key) - 1));
    const last = page.rows.at(-1);
    if (page.rows.length < limit || !last) return keys;
    after = [last.value, last.key];
  }
}

describe("a list that is sorted by a text", () => {
  const directory = ["Be", "Bé", "Béa", "Bi", "Br", "Oak", "O’Brien", "O'Brient", "Ou", "Roy", "Roy-Hébert", "Royer", "Zoé"];

  it("stands as a Canadian directory has it", async () => {
    const shuffled = ["Zoé", "Royer", "Be", "Br", "Bé", "Oak", "Ou", "Bi", "Béa", "Roy"];
    const names = (await keysByPage(shuffled, "asc", 3)).map((key) => shuffled[key]);
    expect(names).toEqual(["Be", "Bé", "Béa", "Bi", "Br", "Oak", "Ou", "Roy", "Royer", "Zoé"]);
    const apart = (await keysByPage(["Ouellet", "O’Brien", "O'Connor", "Olsen"], "asc", 2)).map((key) => key);
    expect(apart).toEqual([1, 2, 3, 0]);
  });

  it("has each row on one page, in either direction, whatever the texts are", async () => {
    const text = fc.oneof(fc.constantFrom(...directory, null, ""), fc.string({ unit: "grapheme", maxLength: 6 }).filter(isStorable));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 20 }), fc.integer({ min: 1, max: 7 }), async (texts, limit) => {
        const up = await keysByPage(texts, "asc", limit);
        expect(up.toSorted((a, b) => a - b)).toEqual(texts.map((_, i) => i));
        expect(await keysByPage(texts, "desc", limit)).toEqual(up.toReversed());
        expect(await keysByPage(texts, "asc", 100)).toEqual(up);
      }),
      { numRuns: 60 },
    );
  });
});

it.each([
  ["Œuvrard Léa", "leA oeuvrard", true],
  ["Jean-François O’Brien", "obrien jean", true],
  ["Jean-François O’Brien", "O'Brien", true],
  ["Jean-François O’Brien", "bryan", false],
  ["Jean-François O’Brien", "%", false],
  ["Jean-François O’Brien", "’", false],
])("a search in %s for %s is %s", async (name, query, found) => {
  const { rows } = await sql<{ found: boolean }>`SELECT ${hasWords(sql`${searchText(name)}::text`, query)} AS found`.execute(db);
  expect(rows).toEqual([{ found }]);
});
