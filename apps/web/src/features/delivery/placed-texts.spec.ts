import { placedOf, placedProblems, placedTextsOf } from "./placed-texts.ts";

const texts = {
  line: " 1, chemin du Rang ",
  city: "Laval",
  province: "QC",
  postalCode: "h7n1a1",
  latitude: "45,553",
  longitude: "\u221273.69",
} as const;

test("what is typed is sent as the call has it: a decimal comma, a true minus and a postal code without its space are read", () => {
  expect(placedOf(texts)).toEqual({
    line: "1, chemin du Rang",
    city: "Laval",
    province: "QC",
    postalCode: "H7N 1A1",
    coordinates: { latitude: 45.553, longitude: -73.69 },
  });
});

test("the fields begin with the address that is there", () => {
  const address = { line: "1 rue A", city: "Laval", province: "QC", postalCode: "H7T 1C8" } as const;
  expect(placedTextsOf(address)).toEqual({ ...address, latitude: "", longitude: "" });
  const coordinates = { latitude: 45.5, longitude: -73.5 };
  expect(placedTextsOf({ ...address, coordinates })).toEqual({ ...address, latitude: "45.5", longitude: "-73.5" });
  expect(placedTextsOf(null)).toMatchObject({ line: "", province: "QC" });
});

test("each field says what is wrong with it, and nothing is sent meanwhile", () => {
  const empty = placedTextsOf(null);
  expect(placedProblems(empty)).toEqual({
    line: "line",
    city: "city",
    postalCode: "postalCode",
    latitude: "latitude",
    longitude: "longitude",
  });
  expect(placedOf(empty)).toBeUndefined();
  expect(placedProblems({ ...texts, line: "PO Box 12" })).toEqual({ line: "poBox" });
  expect(placedProblems({ ...texts, latitude: "45.5530001" })).toEqual({ latitude: "latitude" });
  expect(placedProblems({ ...texts, longitude: "73.69" })).toEqual({ longitude: "longitude" });
});
