import { dayOf, firstTexts, type Offer, pickupOf } from "./pickup-texts.ts";

const address = { line: "12, rue des Érables", city: "Toronto", province: "ON", postalCode: "M4E 1A1" } as const;
const day = (date: string): Offer["days"][number] => ({ date, week: "2027-02-08", windows: ["07-12", "12-17"] });
const delivery = { orderId: "order" as never, date: "2027-02-13", window: "07-12" } as const;
const main: Offer = { place: "main", address, days: [day("2027-02-09"), day("2027-02-10")], delivery };
const alternate: Offer = { ...main, place: "alternate", delivery: null };

describe("the form of a pickup", () => {
  it("begins at the alternate address where there is one, and else with the next delivery", () => {
    expect(firstTexts([main, alternate])).toMatchObject({ place: "alternate", way: "day" });
    expect(firstTexts([main])).toMatchObject({ place: "main", way: "delivery" });
    expect(firstTexts([{ ...main, delivery: null }])).toMatchObject({ way: "day" });
  });

  it("asks for the next delivery, or for the chosen day and window of the place", () => {
    const texts = { ...firstTexts([main]), notes: " ", phone: "514 555-0134" };
    expect(pickupOf(main, texts)).toEqual({ place: "main", when: { orderId: "order" }, phone: "514 555-0134" });
    expect(pickupOf(main, { ...texts, way: "day", date: "2027-02-10", window: "12-17", notes: "Side door" })).toEqual({
      place: "main",
      when: { date: "2027-02-10", window: "12-17" },
      phone: "514 555-0134",
      notes: "Side door",
    });
  });

  it("takes the first day and window where those chosen are of another place", () => {
    const texts = { ...firstTexts([alternate]), way: "delivery", date: "2027-03-01", window: "17-22" } as const;
    expect(pickupOf(alternate, texts)?.when).toEqual({ date: "2027-02-09", window: "07-12" });
    expect(dayOf({ ...alternate, days: [] }, "")).toBeUndefined();
    expect(pickupOf({ ...alternate, days: [] }, texts)).toBeUndefined();
  });
});
