import { locality } from "./locality.ts";

it("writes a city and its province as each language does", () => {
  const laval = { city: "Laval", province: "QC" };
  expect(locality(laval, "en")).toBe("Laval, QC");
  expect(locality(laval, "fr")).toBe("Laval (Québec)");
  expect(locality({ ...laval, postalCode: "H7T 1C8" }, "fr")).toBe("Laval (Québec)  H7T\u00a01C8");
  expect(locality({ city: "Surrey", province: "BC" }, "fr")).toBe("Surrey (Colombie-Britannique)");
});

it("names the province alone where no city is known", () => {
  expect(locality({ city: "", province: "QC" }, "fr")).toBe("Québec");
});
