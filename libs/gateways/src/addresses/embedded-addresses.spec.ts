import { Address } from "@tablee/domain/account/vocabulary";
import { areaForPostalCode } from "@tablee/domain/geography/areas";
import { embeddedAddresses } from "./embedded-addresses.ts";
import { farTowns } from "./streets.ts";

const suggest = (typed: string, language: "en" | "fr" = "en") => embeddedAddresses.suggest(typed, language);

describe("the embedded service of addresses", () => {
  it("completes a number and the beginning of a street, accents or none, and finds each again by its id", async () => {
    for (const typed of ["12 rue des erab", "12 Maple Av", "1200 boul. saint laurent montr".replace("boul.", "boulevard")]) {
      const found = await suggest(typed);
      expect(found.length).toBeGreaterThan(0);
      for (const address of found) {
        expect(await embeddedAddresses.find(address.id, "en")).toEqual(address);
        const { id: _, ...rest } = address;
        expect(() => Address.parse(rest)).not.toThrow();
      }
    }
  });

  it("keeps to the town and to the postal code that were typed", async () => {
    expect((await suggest("8 king calgary")).every(({ city }) => city === "Calgary")).toBe(true);
    expect(await suggest("8 king M5H 1A1")).toEqual([expect.objectContaining({ line: "8 King Street", postalCode: "M5H 1A1" })]);
  });

  it("names a town as the language does", async () => {
    const [address] = await suggest("5 rue principale québec G1R", "fr");
    expect(address).toMatchObject({ line: "5, rue Principale", city: "Québec" });
  });

  it("suggests nothing for a street without a number, for a number alone, nor for a PO box", async () => {
    for (const typed of ["King Street", "12", "", "PO Box 12", "case postale 3"]) expect(await suggest(typed)).toEqual([]);
  });

  it("finds no id that it would not have suggested", async () => {
    const key = (street: string) => `~${Buffer.from(street).toString("base64url")}`;
    const forged = ["<b>", "Main Street", "", "A, Calgary"].map((street) => `calgary_${key(street)}_12_T2P1A1`);
    for (const id of [
      "",
      "x",
      "calgary_0_12_M5H1A1",
      "calgary_99_12_T2P1A1",
      "calgary_0_12_T2P1A1_more",
      "calgary_0_<b>_T2P1A1",
      "calgary_0_12_T2P1D1",
      ...forged,
    ])
      expect(await embeddedAddresses.find(id, "en")).toBeUndefined();
  });

  it("takes a street that it does not know as it was typed, in the town of the postal code, and finds it again", async () => {
    for (const [typed, address] of [
      ["12 King George Boulevard V3T 1A1", { line: "12 King George Boulevard", city: "Surrey", province: "BC", postalCode: "V3T 1A1" }],
      ["24, rue des Lilas, Laval h7n1a1", { line: "24, rue des Lilas", city: "Laval", province: "QC", postalCode: "H7N 1A1" }],
      ["7b chemin de l’Anse G4R 1A1", { line: "7B, chemin de l’Anse", city: "Sept-Îles", province: "QC", postalCode: "G4R 1A1" }],
    ] as const) {
      const [found, ...others] = await suggest(typed, "fr");
      expect([found, others]).toEqual([{ id: expect.any(String), ...address }, []]);
      expect(await embeddedAddresses.find(found!.id, "fr")).toEqual(found);
    }
  });

  it("needs the whole postal code for it, of a town that it knows, and a street of letters", async () => {
    for (const typed of [
      "12 Lilac Street",
      "12 Lilac Street V3T",
      "12 Lilac Street A1A 1A1",
      "12 34 V3T 1A1",
      "12 <b> V3T 1A1",
      "12 Lilac\u202e V3T 1A1",
    ])
      expect(await suggest(typed)).toEqual([]);
    expect(await suggest(`12 ${"Lilac ".repeat(14)} V3T 1A1`)).toEqual([]);
  });

  it("knows towns that are delivered to, and some in every province that are not", async () => {
    for (const { name, province, fsa } of farTowns) {
      expect(areaForPostalCode(`${fsa} 1A1`)).toBeUndefined();
      const [address] = await suggest(`3 ${province === "QC" ? "rue principale" : "main"} ${name}`);
      expect(address).toMatchObject({ city: name, province });
    }
    const [address] = await suggest("3 main street vancouver");
    expect(areaForPostalCode(address!.postalCode)?.area.region).toBe("bc");
  });
});
