import { createPool, kysely, type Pool } from "./postgres.ts";
import { prepared } from "./prepared.ts";

const table = "public.dishes_of_prepared";
interface Tables {
  readonly [table]: { readonly name: string; readonly grams: number };
}

const heavier = prepared("heavier", (db: ReturnType<typeof kysely<Tables>>, { grams, name }: { grams: number; name: string }) =>
  db.selectFrom(table).selectAll().where("grams", ">", grams).where("name", "!=", name).orderBy("grams"),
);

describe("a prepared query", () => {
  let pool: Pool;
  beforeEach(async () => {
    pool = createPool(process.env.DATABASE_URL!, { max: 1 });
    await pool.query(`DROP TABLE IF EXISTS ${table}`);
    await pool.query(`CREATE TABLE ${table} AS SELECT * FROM (VALUES ('soup', 300), ('tart', 500), ('stew', 700)) AS v(name, grams)`);
  });
  afterEach(async () => {
    await pool.query(`DROP TABLE IF EXISTS ${table}`);
    await pool.end();
  });

  it("takes its values by name, each time others", async () => {
    const db = kysely<Tables>(pool);
    expect(await heavier(db, { grams: 300, name: "stew" })).toEqual([{ name: "tart", grams: 500 }]);
    expect(await heavier(db, { name: "soup", grams: 600 })).toEqual([{ name: "stew", grams: 700 }]);
    const { rows } = await pool.query("SELECT name FROM pg_prepared_statements");
    expect(rows).toEqual([{ name: "heavier" }]);
  });

  it("is asked unprepared once its table has other columns", async () => {
    const db = kysely<Tables>(pool);
    await heavier(db, { grams: 600, name: "" });
    await pool.query(`ALTER TABLE ${table} ADD COLUMN spicy boolean DEFAULT false`);
    expect(await heavier(db, { grams: 600, name: "" })).toEqual([{ name: "stew", grams: 700, spicy: false }]);
  });

  it("throws the error of its database", async () => {
    await pool.query(`DROP TABLE ${table}`);
    await expect(heavier(kysely<Tables>(pool), { grams: 600, name: "" })).rejects.toThrow("does not exist");
  });
});
