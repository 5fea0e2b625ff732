import fc from "fast-check";
import {
  allergenFamilies,
  avoidedFor,
  isExcluded,
  labelled,
  mainAllergens,
  membersOf,
  namesOnLabel,
  toggledExclusion,
} from "./allergens.ts";
import { allergens } from "./vocabulary.ts";

const someAllergens = fc.uniqueArray(fc.constantFrom(...allergens));

describe("families of allergens", () => {
  it("hold every tree nut and gluten source of the list once, and no family within another", () => {
    const members = Object.values(allergenFamilies).flat();
    expect(new Set(members).size).toBe(members.length);
    expect([...mainAllergens, ...members].toSorted()).toEqual([...allergens].toSorted());
    for (const member of members) expect(membersOf(member)).toEqual([]);
  });

  it("exclude each of their members, whichever it is", () => {
    for (const [family, members] of Object.entries(allergenFamilies)) {
      for (const member of members) {
        expect(avoidedFor([family as keyof typeof allergenFamilies])).toContain(member);
        expect(avoidedFor([member])).toContain(family);
      }
    }
  });

  it("leave the other members when one is excluded", () => {
    expect(avoidedFor(["pine-nut"])).toEqual(["tree-nuts", "pine-nut"]);
    expect(avoidedFor(["wheat", "milk"])).toEqual(["gluten", "wheat", "milk"]);
  });
});

describe("gluten-free oats", () => {
  it("are allowed for a household that excludes gluten, and never for one that excludes oats", () => {
    expect(avoidedFor(["gluten"])).not.toContain("gluten-free-oats");
    expect(avoidedFor(["gluten"])).toContain("oats");
    expect(avoidedFor(["oats"])).toContain("gluten-free-oats");
    expect(avoidedFor(["gluten", "gluten-free-oats"])).toContain("gluten-free-oats");
  });

  it("are a choice of their own, beside the families", () => {
    expect(mainAllergens).toContain("gluten-free-oats");
    expect(toggledExclusion(["gluten"], "gluten-free-oats")).toEqual(["gluten", "gluten-free-oats"]);
    expect(toggledExclusion(["milk", "oats"], "gluten-free-oats")).toEqual(["milk"]);
    expect(namesOnLabel(["gluten-free-oats", "rye"], (allergen) => allergen)).toEqual(["gluten (rye)", "gluten-free-oats"]);
  });

  it("stay excluded when gluten takes the place of oats", () => {
    expect(toggledExclusion(["oats"], "gluten")).toEqual(["gluten", "gluten-free-oats"]);
    expect(toggledExclusion(["gluten", "gluten-free-oats"], "oats")).toEqual(["gluten-free-oats", "wheat", "triticale", "barley", "rye"]);
  });

  it("stop being excluded only by a press of their own name or of oats", () => {
    const presses = fc.array(fc.constantFrom(...allergens), { maxLength: 12 });
    fc.assert(
      fc.property(presses, fc.constantFrom(...allergens), (pressed, last) => {
        const before = pressed.reduce(toggledExclusion, [] as readonly (typeof allergens)[number][]);
        const after = toggledExclusion(before, last);
        fc.pre(isExcluded(before, "gluten-free-oats") && !isExcluded(after, "gluten-free-oats"));
        expect(["gluten-free-oats", "oats"]).toContain(last);
      }),
    );
  });
});

describe("exclusions", () => {
  it("avoid what they name, and more exclusions never avoid less", () => {
    fc.assert(
      fc.property(someAllergens, someAllergens, (some, others) => {
        const avoided = avoidedFor(some);
        for (const allergen of some) expect(avoided).toContain(allergen);
        expect(avoidedFor([...some, ...others])).toEqual(expect.arrayContaining([...avoided]));
      }),
    );
  });

  it("change by exactly the pressed allergen, or by the pressed family's members", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...allergens), { maxLength: 12 }), (presses) => {
        let excluded: readonly (typeof allergens)[number][] = [];
        for (const pressed of presses) {
          const before = new Map(allergens.map((each) => [each, isExcluded(excluded, each)]));
          excluded = toggledExclusion(excluded, pressed);
          const family = Object.entries(allergenFamilies).find(([, members]) => (members as readonly string[]).includes(pressed))?.[0];
          const members = membersOf(pressed);
          for (const each of allergens) {
            if (each === pressed || members.includes(each)) expect(isExcluded(excluded, each)).toBe(!before.get(pressed));
            else if (each !== family && each !== "gluten-free-oats" && pressed !== "gluten-free-oats")
              expect(isExcluded(excluded, each)).toBe(before.get(each));
          }
        }
      }),
    );
  });

  it("name the family when its last member is excluded", () => {
    expect(toggledExclusion(["wheat", "triticale", "barley", "rye", "milk"], "oats")).toEqual(["milk", "gluten", "gluten-free-oats"]);
    expect(
      toggledExclusion(["almond", "brazil-nut", "cashew", "hazelnut", "macadamia", "pecan", "pine-nut", "walnut"], "pistachio"),
    ).toEqual(["tree-nuts"]);
    expect(toggledExclusion(["gluten"], "oats")).toEqual(["wheat", "triticale", "barley", "rye"]);
  });
});

describe("a label", () => {
  it("names a family with its members, and alone if they are not known", () => {
    expect(labelled(["pine-nut", "milk", "wheat", "rye"])).toEqual([
      { allergen: "gluten", members: ["wheat", "rye"] },
      { allergen: "milk", members: [] },
      { allergen: "tree-nuts", members: ["pine-nut"] },
    ]);
    expect(labelled(["tree-nuts"])).toEqual([{ allergen: "tree-nuts", members: [] }]);
    expect(namesOnLabel(["wheat", "rye", "milk"], (allergen) => allergen)).toEqual(["gluten (wheat, rye)", "milk"]);
  });

  it("loses nothing of the contents", () => {
    fc.assert(
      fc.property(someAllergens, (contents) => {
        const named = labelled(contents).flatMap(({ allergen, members }) => [allergen, ...members]);
        for (const each of contents) expect(named).toContain(each);
      }),
    );
  });
});
