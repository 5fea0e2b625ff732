import { withUnits } from "./add-item.ts";

describe("units of an item", () => {
  const chili = { sku: "RTC-0001", quantity: 2, options: ["tofu"] };

  it("go to its line, with what was chosen about it, or to a line of their own", () => {
    expect(withUnits([chili], "RTC-0001", 1)).toEqual([{ ...chili, quantity: 3 }]);
    expect(withUnits([chili], "MKT-0001", 2)).toEqual([chili, { sku: "MKT-0001", quantity: 2 }]);
  });

  it("fill a line to its maximum, and no further", () => {
    expect(withUnits([{ ...chili, quantity: 15 }], "RTC-0001", 20)).toEqual([{ ...chili, quantity: 20 }]);
    expect(withUnits([{ ...chili, quantity: 20 }], "RTC-0001", 1)).toEqual([{ ...chili, quantity: 20 }]);
  });

  it("are taken out, at most all there are", () => {
    expect(withUnits([chili], "RTC-0001", -1)).toEqual([{ ...chili, quantity: 1 }]);
    expect(withUnits([chili], "RTC-0001", -5)).toEqual([]);
    expect(withUnits([chili], "MKT-0001", -1)).toEqual([chili]);
  });
});
