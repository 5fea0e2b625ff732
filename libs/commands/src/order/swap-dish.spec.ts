import { swapped } from "./swap-dish.ts";

describe("a swapped dish", () => {
  const chili = { sku: "RTC-0001", quantity: 2, options: ["tofu"], pairings: [{ sku: "MKT-0001", quantity: 1 }] };
  const tea = { sku: "MKT-0002", quantity: 1 };

  it("leaves its place and number to the other one, and takes what was chosen about it along", () => {
    expect(swapped([{ ...chili, pairings: [] }, tea], "RTC-0001", "RTC-0002")).toEqual([{ sku: "RTC-0002", quantity: 2 }, tea]);
  });

  it("leaves what was taken to go with it, beside what of that is there already", () => {
    const jam = { sku: "MKT-0001", quantity: 1 };
    expect(swapped([chili, tea], "RTC-0001", "RTC-0002")).toEqual([{ sku: "RTC-0002", quantity: 2 }, tea, jam]);
    expect(swapped([chili, { ...jam, quantity: 3 }], "RTC-0001", "RTC-0002")).toEqual([
      { sku: "RTC-0002", quantity: 2 },
      { ...jam, quantity: 4 },
    ]);
  });

  it("must be there", () => {
    expect(swapped([tea], "RTC-0001", "RTC-0002")).toBeUndefined();
  });
});
