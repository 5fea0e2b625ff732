import { readConfig } from "@tablee/platform/config";
import type { ReadDb } from "@tablee/projections/read-tables";
import { BrandInForce } from "./brand-in-force.ts";

/** A database of which only the table of flags is asked, or which is away. */
function flags(rows: readonly { readonly flag: string; readonly enabled: boolean }[] | "away"): ReadDb {
  const query = {
    select: () => query,
    where: () => query,
    execute: async () => (rows === "away" ? Promise.reject(new Error("away")) : rows),
  };
  return { selectFrom: () => query } as unknown as ReadDb;
}

const cutover = (enabled: boolean) => [{ flag: "ppq_34_brand_unification_cutover", enabled }];

async function nameOf(brand: "tablee" | "laurier", db: ReadDb, more: NodeJS.ProcessEnv = {}) {
  const inForce = await BrandInForce.start(readConfig({ TABLEE_ENV: "test", TABLEE_BRAND: brand, ...more }), db);
  inForce.stop();
  return inForce.current();
}

describe("the brand that sells", () => {
  it.each([
    ["tablee", [], "Tablée"],
    ["tablee", cutover(true), "Tablée"],
    ["laurier", [], "Cuisine Laurier"],
    ["laurier", cutover(false), "Cuisine Laurier"],
    ["laurier", cutover(true), "Tablée"],
    ["laurier", "away", "Cuisine Laurier"],
  ] as const)("configured as %s, with the flags %j, is %s", async (brand, rows, name) => {
    expect((await nameOf(brand, flags(rows))).name).toBe(name);
  });

  it("keeps the configured contact under either name", async () => {
    const more = { SUPPORT_EMAIL: "aide@exemple.ca" };
    for (const on of [false, true]) expect((await nameOf("laurier", flags(cutover(on)), more)).contact.email).toBe("aide@exemple.ca");
    expect((await nameOf("laurier", flags([]))).contact.email).toBe("bonjour@cuisinelaurier.example");
    expect((await nameOf("laurier", flags(cutover(true)))).contact.email).toBe("bonjour@tablee.example");
  });
});
