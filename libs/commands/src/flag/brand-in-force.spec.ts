import { brands } from "@tablee/platform/brand";
import { readConfig } from "@tablee/platform/config";
import { BrandInForce } from "./brand-in-force.ts";

const configOf = (brand: "tablee" | "laurier", more: NodeJS.ProcessEnv = {}) =>
  readConfig({ TABLEE_ENV: "test", TABLEE_BRAND: brand, ...more });

/** The brand in force while the flag is read as each of these in turn; a failed reading is an error. */
async function namesOver(brand: "tablee" | "laurier", readings: readonly (boolean | Error)[]): Promise<string[]> {
  const left = [...readings];
  const inForce = await BrandInForce.start(configOf(brand), async () => {
    const reading = left.shift()!;
    if (reading instanceof Error) throw reading;
    return reading;
  });
  const names = [inForce.current().name];
  for (const _ of readings.slice(1)) {
    await inForce.refresh();
    names.push(inForce.current().name);
  }
  inForce.stop();
  return names;
}

describe("the brand that sells", () => {
  it("follows the flag both ways, and keeps the last reading while the database is away", async () => {
    const away = new Error("away");
    const names = await namesOver("laurier", [away, false, true, away, true, false]);
    expect(names).toEqual(["Cuisine Laurier", "Cuisine Laurier", "Tablée", "Tablée", "Tablée", "Cuisine Laurier"]);
  });

  it("is always the first one where that is configured", async () => {
    expect(await namesOver("tablee", [true, true])).toEqual(["Tablée", "Tablée"]);
  });

  it("changes its contact and its mails' sender, and never the seller that receipts name", async () => {
    const inForce = await BrandInForce.start(configOf("laurier"), async () => true);
    inForce.stop();
    const { contact, mailFrom, seller } = inForce.current();
    expect([contact.email, mailFrom]).toEqual(["bonjour@tablee.example", brands.tablee.mailFrom]);
    expect(seller.name).toBe(brands.laurier.seller.name);
  });

  it("keeps the configured contact under either name", async () => {
    for (const on of [false, true]) {
      const inForce = await BrandInForce.start(configOf("laurier", { SUPPORT_EMAIL: "aide@exemple.ca" }), async () => on);
      inForce.stop();
      expect(inForce.current().contact.email).toBe("aide@exemple.ca");
    }
  });
});
