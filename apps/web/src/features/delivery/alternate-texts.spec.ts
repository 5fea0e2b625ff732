import { alternateOf, textsFor, textsOf } from "./alternate-texts.ts";

const picked = { id: "a1", line: "100, rue Sherbrooke", city: "Montréal", province: "QC", postalCode: "H2X 1A1", served: true } as const;
const { id: _, served: __, ...place } = picked;
const kept = {
  ...place,
  unit: "300",
  recipient: { firstName: "Ana", lastName: "Roy" },
  phone: "+15145550134",
  instructions: "At the desk",
};

test("what was left empty of an alternate address is not sent", () => {
  expect(alternateOf(picked, textsOf(null))).toEqual({ addressId: "a1" });
  expect(alternateOf(picked, { ...textsOf(null), unit: " 300 ", firstName: "Ana", lastName: " Roy", instructions: "At the desk" })).toEqual(
    {
      addressId: "a1",
      unit: "300",
      recipient: { firstName: "Ana", lastName: "Roy" },
      instructions: "At the desk",
    },
  );
});

test("an alternate address that is picked again keeps what was added to it, another begins without", () => {
  expect(textsFor(picked, kept)).toMatchObject({ unit: "300", firstName: "Ana", phone: "514 555-0134", instructions: "At the desk" });
  expect(textsFor({ ...picked, line: "102, rue Sherbrooke" }, kept)).toEqual(textsOf(null));
});
