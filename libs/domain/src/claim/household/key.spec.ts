import fc from "fast-check";
import { earlierHouseholdKeys, householdKey, likelyHouseholdKeys } from "./key.ts";

const postalCode = "H2X 1Y4";
const keyOf = (line: string, unit?: string) => householdKey({ postalCode, line, ...(unit !== undefined && { unit }) });

/** Names of streets, each in ways in which people write it. */
const names = [
  ["Saint-Elzéar", "St-Elzear", "ST. ELZÉAR", "saint elzéar", "St‑Elzéar"],
  ["Sainte-Geneviève", "Ste-Geneviève", "ste genevieve", "Sainte Geneviève"],
  ["O’Connor", "O'Connor", "OConnor", "o‘connor"],
  ["de l’Œuvre", "de l'Oeuvre", "DE L´OEUVRE"],
  ["Fifth", "5th", "5e", "5ième", "cinquième", "5 TH".replace(" ", "")],
  ["Mont-Royal", "Mont Royal", "Mt-Royal", "Mount Royal"],
  ["Бульварная", "бульварная"],
  ["de la Montagne", "Montagne", "de la montagne", "la Montagne"],
  ["D’Iberville", "Iberville", "d'Iberville", "DIberville", "Diberville"],
  ["de la Côte-Saint-Luc", "Côte St-Luc", "Cote-St-Luc", "de la Cote Saint Luc"],
  ["La Fontaine", "Lafontaine", "LaFontaine", "Fontaine"],
  ["De Lorimier", "Delorimier", "de Lorimier", "Lorimier"],
  ["des Rosiers", "Desrosiers", "Rosiers"],
  ["Thirteenth", "13th", "13e", "Treizième", "13ième"],
  ["Twenty-First", "21st", "Vingt et unième", "vingt-et-unième", "21e", "Twenty First"],
  ["Ninety-ninth", "99th", "quatre-vingt-dix-neuvième"],
  ["des Deux-Rives", "Deux Rives", "les Deux-Rives"],
  ["Notre-Dame-de-Grâce", "N.-D.-de-Grâce", "N.D. de Grace", "n-d-de-grace", "ND-de-Grâce", "N.-Dame-de-Grâce"],
];
const types = [
  ["rue", "r.", "Rue"],
  ["Street", "St", "St.", "Str"],
  ["avenue", "Ave", "ave.", "Av"],
  ["boulevard", "boul.", "Blvd", "Bd"],
  ["Road", "Rd."],
  ["Drive", "Dr", "promenade"],
  ["chemin", "ch."],
  ["Crescent", "Cres.", "croissant"],
];
const directions = [[""], ["Ouest", "O.", "West", "W"], ["nord", "N", "North"], ["Nord-Est", "N.-E.", "Northeast", "NE"]];
const designators = "Apt,App.,Unit,no,#,bureau,suite,apartment,appartement,local,porte,APT.,Unité,n°,№,Ste,Bur.,Logement".split(",");
const numbers = ["4", "14", "4A", "4B", "A4", "1-4", "104", "PH2"];
const accents = (text: string) => [text, text.normalize("NFD"), text.normalize("NFC")];
const fullWidth = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));

const pick = (list: readonly string[]) => fc.constantFrom(...list);
const place = fc.record({
  civic: fc.integer({ min: 1, max: 9_999 }).map(String),
  name: fc.nat(names.length - 1),
  type: fc.nat(types.length - 1),
  direction: fc.nat(directions.length - 1),
  number: fc.constantFrom(undefined, ...numbers),
});
type Place = typeof place extends fc.Arbitrary<infer Value> ? Value : never;

/** Ways to write the unit: in its field, or in the line before or after the street. */
const unitWritten = (number: string | undefined) =>
  number === undefined
    ? fc.constantFrom({ field: undefined }, { field: "" }, { field: "n/a" }, { field: "-" })
    : fc
        .record({ word: pick(designators), space: pick(["", " ", "  "]), zeros: pick(["", "0", "00"]), where: fc.nat(2) })
        .map(({ word, space, zeros, where }) => {
          const padded = number.replace(/^(?=\d)/, zeros);
          const isGlued = space === "" && /^\D/.test(number) && /\p{L}$/u.test(word);
          const named = `${word}${isGlued ? " " : space}${padded}`;
          if (where === 0 || /^[a-z]*\d+-|^\D{2}/i.test(number)) return { field: where === 1 ? padded : named };
          return where === 1 ? { field: undefined, after: `, ${named}` } : { field: fullWidth(padded) };
        });

const written = ({ civic, name, type, direction, number }: Place) =>
  fc
    .record({
      civic: fc.constantFrom(civic, `0${civic}`, fullWidth(civic), `no ${civic}`),
      comma: pick(["", ","]),
      name: pick(names[name]!),
      type: pick(types[type]!),
      direction: pick(directions[direction]!),
      isFrench: fc.boolean(),
      unit: unitWritten(number),
      form: fc.nat(2),
      hidden: pick(["", "\u200b", "\u00ad", "\ufeff"]),
    })
    .map(({ civic: house, comma, name: called, type: kind, direction: to, isFrench, unit, form, hidden }) => {
      const street = isFrench ? `${kind} ${called} ${to}` : `${called} ${kind} ${to}`;
      const line = `${house}${comma} ${street}`.trim() + ("after" in unit ? unit.after : "");
      return { line: accents(line)[form]! + hidden, unit: unit.field };
    });

describe("a household's key", () => {
  it("is one for all the ways in which people write an address and its unit", () => {
    fc.assert(
      fc.property(
        place.chain((at) => fc.tuple(written(at), written(at))),
        ([one, other]) => expect(keyOf(one.line, one.unit)).toBe(keyOf(other.line, other.unit)),
      ),
      { numRuns: 2_000 },
    );
  });

  it("is another for another house, street, direction or unit", () => {
    const streetOf = ({ type, ...rest }: Place) => JSON.stringify({ ...rest, type: type === 1 ? 0 : type, number: rest.number ?? "" });
    fc.assert(
      fc.property(
        fc.tuple(place, place).filter(([one, other]) => streetOf(one) !== streetOf(other)),
        ([one, other]) => {
          const plain = ({ civic, name, type, direction, number }: Place) =>
            keyOf(`${civic} ${types[type]![0]} ${names[name]![0]} ${directions[direction]![0]}`, number);
          expect(plain(one)).not.toBe(plain(other));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ["4-12 rue Elm", "12 rue Elm", "4"],
    ["Apt 4, 12 Elm Street", "12 Elm St", "04"],
    ["#4 - 12 Elm St", "12 Elm St", "Unit 4"],
    ["12, rue Elm, 4", "12 Elm St.", "app. 4"],
    ["12½ Elm St", "12 1/2 Elm Street", ""],
    ["12 rue Elm", "12 Elm Street", "maison"],
    ["12 bld Mgr-Elm", "12 boul. Monseigneur-Elm", ""],
    ["12 Gén.-Elm", "12 General Elm", "N/A"],
    ["appt 4, 12 Elm Ave", "12 avenue Elm", "lgt 4"],
  ])("takes the unit out of the line: %s", (line, street, unit) => expect(keyOf(line)).toBe(keyOf(street, unit)));

  it.each([
    ["2e étage", "2nd floor"],
    ["Floor 2", "étage 2"],
    ["sous-sol", "Basement"],
    ["Penthouse 4", "PH-4"],
    ["rez-de-chaussée", "main floor"],
  ])("calls %s and %s one unit", (one, other) => expect(keyOf("12 Elm St", one)).toBe(keyOf("12 Elm St", other)));

  it.each([
    ["8500 No. 4 Road", "8500 No. 3 Road"],
    ["12 Highway No 7", "12 Highway No 9"],
    ["12 Elm St", "12 Elm Ave"],
    ["12A Elm St", "12B Elm St"],
    ["12 12e Avenue", "12 13e Avenue"],
    ["12 Чехова", "12 Пушкина"],
  ])("tells %s from %s", (one, other) => expect(keyOf(one)).not.toBe(keyOf(other)));

  it.each(["four", "quatre", "4th", "4e", "fourth", "quatrième", "Lot 4", "lot four", "Buzzer 4", "Apt 4, buzzer 12", "sonnette 4"])(
    "reads a unit's number in %s",
    (unit) => expect(keyOf("12 Elm St", unit)).toBe(keyOf("12 Elm St", "4")),
  );

  it.each(["Lot 4, 12 Elm St", "Apt four, 12 Elm St", "12 Elm St, lot quatre", "Twelve Elm St #4"])(
    "reads numbers in the line: %s",
    (line) => expect(keyOf(line)).toBe(keyOf("12 Elm St", "4")),
  );

  it("has the numbers from 1 to 99 in letters of both languages", () => {
    const tens = ["", "", "Twenty", "Thirty", "Forty", "Fifty", "Sixty", "Seventy", "Eighty", "Ninety"];
    const units = " one two three four five six seven eight nine".split(" ");
    for (let count = 20; count < 100; count += 1) {
      const name = `${tens[Math.floor(count / 10)]}${count % 10 ? `-${units[count % 10]}` : ""}`;
      expect([name, keyOf(`12 ${name} Rd`)]).toEqual([name, keyOf(`12 ${count} Rd`)]);
    }
    expect(keyOf("12 rue Soixante-et-onze")).toBe(keyOf("12 rue 71"));
    expect(keyOf("12 rue Quatre-vingts")).toBe(keyOf("12 80 St"));
    expect(keyOf("12 Seventy-Second Ave")).toBe(keyOf("12 72e avenue"));
  });

  it.each([
    ["100 N.-D.-de-Grace ave", "100 avenue Notre-Dame-de-Grâce"],
    ["100 rue N.-D. Est", "100 Notre-Dame St E"],
    ["100 rue N.-D. O., app. 4", "100 rue Notre-Dame Ouest #4"],
    ["100 ch. de la Côte-N.-D.", "100 chemin de la Côte-Notre-Dame"],
  ])("reads Notre-Dame in %s", (short, long) => expect(keyOf(short)).toBe(keyOf(long)));

  it.each([
    ["2 nd Ave", "2 Notre-Dame Ave"],
    ["12 Elm St N, D", "12 Elm Notre-Dame St"],
    ["12 N Dorset St", "12 Notre-Dame Orset St"],
  ])("reads no Notre-Dame in %s", (one, other) => expect(keyOf(one)).not.toBe(keyOf(other)));

  it("tells floors, parts and flats with one number apart", () => {
    const units = ["2", "floor 2", "PH 2", "basement 2", "tower 2", "2 upper", ""];
    expect(new Set(units.map((unit) => keyOf("12 Elm St", unit))).size).toBe(units.length);
  });

  it("is the same where the line repeats the place", () => {
    const at = (line: string) => householdKey({ postalCode, line, unit: "4", city: "Trois-Rivières" });
    expect(at("12 rue Elm, Trois-Rivieres (Québec) H2X 1Y4")).toBe(at("12 rue Elm"));
    expect(at("12 rue Elm, Trois Rivières, QC, Canada")).toBe(at("12 rue Elm"));
    expect(at("12 rue Trois-Rivières")).not.toBe(at("12 rue Elm"));
  });

  it("of a unit with its floor is that of the unit", () => {
    expect(keyOf("12 Elm St", "Apt 4, floor 2")).toBe(keyOf("12 Elm St", "4"));
    expect(keyOf("12 Elm St", "2e étage, app. 4")).toBe(keyOf("12 Elm St", "4"));
  });

  it("reads `Highway #7` as the road that it is", () => {
    expect(keyOf("12 Highway #7")).toBe(keyOf("12 Hwy 7"));
    expect(keyOf("12 Hwy 7", "4")).toBe(keyOf("12 Highway No. 7", "apt 4"));
  });

  it("cannot be changed by letters of another alphabet that look alike", () => {
    expect(keyOf("12 rue Оаk")).toBe(keyOf("12 rue Oak"));
  });
});

describe("an address without the type of its street, or of a unit written in another way", () => {
  it.each([
    ["12 Capucine", "12 rue Capucine"],
    ["12 Capucine", "12 avenue Capucine"],
    ["12 Notre Dame E", "12 rue Notre-Dame Est"],
    ["12 Elm W", "12 Elm St West"],
    ["12 St-Elzéar", "12 rue Saint-Elzéar"],
    ["12 du Parc", "12 avenue du Parc"],
    ["12 Montagne", "12 rue de la Montagne"],
    ["12 Côte-St-Luc", "12 chemin de la Côte-Saint-Luc"],
    ["12 21st", "12 Twenty-First Avenue"],
    ["12 Dr-Penfield", "12 avenue du Docteur-Penfield"],
    ["12 Elm", "12 Elm Dr."],
  ])("%s may be the household of %s, and the other way round", (bare, typed) => {
    const [one, other] = [bare, typed].map((line) => ({ postalCode, line, unit: "4" }));
    expect(likelyHouseholdKeys(one!)).toContain(householdKey(other!));
    expect(likelyHouseholdKeys(other!)).toContain(householdKey(one!));
  });

  it.each([
    ["12 rue Capucine", "12 avenue Capucine"],
    ["12 Capucine", "14 rue Capucine"],
    ["12 Elm W", "12 Elm St E"],
  ])("%s is not that of %s", (one, other) => expect(likelyHouseholdKeys({ postalCode, line: one })).not.toContain(keyOf(other)));

  it.each([
    ["5 (haut)", "5"],
    ["5, bas", "app. 5"],
    ["upper 5", "#5"],
    ["5 arrière", "5"],
    ["étage 5", "5"],
    ["5th floor", "unit 5"],
    ["V", "5"],
    ["app. XXIV", "24"],
    ["I", "one"],
    ["4A upper", "4A"],
  ])("with the unit %s may be the household of unit %s, and the other way round", (one, other) => {
    const [written, plain] = [one, other].map((unit) => ({ postalCode, line: "12 rue Elm", unit }));
    expect(likelyHouseholdKeys(written!)).toContain(householdKey(plain!));
    expect(likelyHouseholdKeys(plain!)).toContain(householdKey(written!));
  });

  it.each([
    ["5 haut", "5 bas"],
    ["étage 5", "étage 6"],
    ["V", "6"],
    ["C", "100"],
    ["5", "6 haut"],
    ["tower 5", "5"],
  ])("with the unit %s is not that of unit %s", (one, other) =>
    expect(likelyHouseholdKeys({ postalCode, line: "12 rue Elm", unit: one })).not.toContain(keyOf("12 rue Elm", other)),
  );

  it("is looked for by few names where the type is there", () => {
    expect(likelyHouseholdKeys({ postalCode, line: "12 rue Capucine" })).toHaveLength(1);
    expect(likelyHouseholdKeys({ postalCode, line: "12 Capucine" }).length).toBeLessThan(40);
  });
});

it("older claims keep the key that named them", () => {
  expect(earlierHouseholdKeys({ postalCode, line: "12, rue des Érables", unit: "App. 4" })).toEqual([
    "h2x1y4|12deserables.st|4",
    "h2x1y4|12ruedeserables|app4",
  ]);
  expect(earlierHouseholdKeys({ postalCode, line: "12 rue N.-D.-des-Champs" })[0]).toBe("h2x1y4|12dchamps.n.st|");
  expect(earlierHouseholdKeys({ postalCode, line: "12 Thirteenth Ave E", unit: "Lot four" })[0]).toBe("h2x1y4|12thirteenth.ave.e|lotfour");
});
