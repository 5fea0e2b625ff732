import { cents } from "../kernel/money.ts";
import type { DiscountGrant } from "../pricing/vocabulary.ts";
import { type Offer, offerOf } from "./offers.ts";
import { grantsToNewOrder, isUsedUp, type OrderWithOffer, spreadCodes } from "./spread-code.ts";

const deliveryDate = "2027-02-06";
const offer = (code: string) => offerOf(code, deliveryDate)!;
const box = (stands: OrderWithOffer["stands"], ...grants: readonly DiscountGrant[]): OrderWithOffer => ({
  deliveryDate,
  grants,
  stands,
  maxFree: 3,
});
const grantOf = (code: string, n = 0): DiscountGrant => (offer(code).grants[n] ?? offer(code).always ?? [])[0]!;
const [first, second, third, fourth] = [0, 1, 2, 3].map((n) => grantOf("TABLE75", n)) as [
  DiscountGrant,
  DiscountGrant,
  DiscountGrant,
  DiscountGrant,
];
const [hiver, retour, fidele] = [grantOf("HIVER30"), grantOf("RETOUR20"), grantOf("FIDELE3")];
const spreadCode = (one: Offer | undefined, boxes: readonly OrderWithOffer[]) => spreadCodes(one ? [one] : [], boxes);

describe("a code for an account's boxes", () => {
  it("gives its amounts to the next boxes that come, and passes over those that do not", () => {
    expect(spreadCode(offer("RETOUR20"), [box("open"), box("open")])).toEqual([[retour], []]);
    expect(spreadCode(offer("RETOUR20"), [box("none", retour), box("open")])).toEqual([[], [retour]]);
    expect(spreadCode(offer("RETOUR20"), [box("open"), box("open", retour)])).toEqual([[retour], []]);
  });

  it("gives none of them twice: what a box took for good is gone", () => {
    const taken = [box("kept", retour), box("open", retour)];
    expect(spreadCode(offer("RETOUR20"), taken)).toEqual([[retour], []]);
    expect(isUsedUp(offer("RETOUR20"), taken)).toBe(true);
    expect(spreadCode(offer("HIVER30"), [box("kept", hiver), box("kept"), box("open"), box("open"), box("open")])).toEqual([
      [hiver],
      [],
      [hiver],
      [hiver],
      [],
    ]);
  });

  it("keeps for later what finds no box yet, and is used up only by boxes that stand", () => {
    const few = [box("kept", hiver), box("open", hiver)];
    expect(spreadCode(offer("HIVER30"), few)).toEqual([[hiver], [hiver]]);
    expect(spreadCode(offer("HIVER30"), [...few, box("open")])).toEqual([[hiver], [hiver], [hiver]]);
    expect(isUsedUp(offer("HIVER30"), [...few, box("open", hiver)])).toBe(false);
  });

  it("gives the amount that is missing, when one in the midst comes back", () => {
    const series = { ...offer("HIVER30"), code: "TABLE75", grants: offer("TABLE75").grants.slice(0, 2) };
    const [, again] = spreadCode(series, [box("kept", second), box("open")]);
    expect(again).toEqual([first]);
  });

  it("counts an amount that is no longer on offer as one of them", () => {
    expect(isUsedUp(offer("RETOUR20"), [box("kept", { ...retour, cents: 1500 } as DiscountGrant)])).toBe(true);
  });

  it("that gives to every box does so without end, and to one that is skipped as well", () => {
    expect(spreadCode(offer("FIDELE3"), [box("kept"), box("none"), box("open", hiver)])).toEqual([[], [fidele], [fidele]]);
    expect(isUsedUp(offer("FIDELE3"), [box("kept", fidele)])).toBe(false);
  });

  it("takes the place of another, and leaves what a box carries for another reason", () => {
    const friend: DiscountGrant = { kind: "fixed", type: "referral_discount", name: "a friend", cents: cents(500) };
    expect(spreadCode(offer("RETOUR20"), [box("open", hiver, friend), box("none", hiver)])).toEqual([[friend, retour], []]);
    expect(spreadCode(undefined, [box("kept", hiver), box("open", hiver), box("none", hiver)])).toEqual([[hiver], [], []]);
  });
});

describe("the code of a sign-up", () => {
  const table = offer("TABLE75");

  it("follows boxes, not weeks: one that is skipped takes nothing along", () => {
    const boxes = [box("kept", first), box("none", second), box("open", third), box("open", fourth), box("open")];
    expect(spreadCodes([table], boxes)).toEqual([[first], [], [second], [third], [fourth]]);
    expect(spreadCodes([table], [box("none", first), box("open", second)])).toEqual([[], [first]]);
  });

  it("applies beside a code for future boxes", () => {
    expect(spreadCodes([table, offer("RETOUR20")], [box("kept", first), box("open"), box("open")])).toEqual([
      [first],
      [second, retour],
      [third],
    ]);
    expect(spreadCodes([table], [box("kept", first), box("open", second, retour)])).toEqual([[first], [second]]);
  });

  it("is found for one box that is made among many by what others carry", () => {
    const made = (orders: number, stands: "open" | "none" = "open") =>
      grantsToNewOrder([{ code: "TABLE75", orders, meals: 0 }], { deliveryDate, maxFree: 3, stands });
    expect([0, 1, 3, 4].map((orders) => made(orders))).toEqual([[first], [second], [fourth], []]);
    expect(made(1, "none")).toEqual([]);
    expect(grantsToNewOrder([{ code: "FIDELE3", orders: 7, meals: 0 }], { deliveryDate, maxFree: 3, stands: "none" })).toEqual([fidele]);
  });
});

describe("free meals", () => {
  const meals = (n: number) => ({ ...grantOf("AMIS3"), meals: n }) as DiscountGrant;
  const of = (maxFree: number, stands: OrderWithOffer["stands"] = "open", ...grants: readonly DiscountGrant[]): OrderWithOffer => ({
    ...box(stands, ...grants),
    maxFree,
  });

  it("go to one box as far as it has a recipe besides that is paid for, and beyond that to the next that comes", () => {
    expect(spreadCodes([offer("AMIS3")], [of(3), of(3)])).toEqual([[meals(3)], []]);
    expect(spreadCodes([offer("AMIS3")], [of(1), of(0), of(3)])).toEqual([[meals(1)], [], [meals(2)]]);
    expect(spreadCodes([offer("AMIS3")], [of(2), of(1, "none"), of(1)])).toEqual([[meals(2)], [], [meals(1)]]);
  });

  it("were taken by a kept box as far as it could have them", () => {
    expect(spreadCodes([offer("AMIS3")], [of(1, "kept", meals(3)), of(3)])).toEqual([[meals(3)], [meals(2)]]);
    expect(isUsedUp(offer("AMIS3"), [of(2, "kept", meals(2)), of(1, "kept", meals(1))])).toBe(true);
    expect(isUsedUp(offer("AMIS3"), [of(2, "kept", meals(3))])).toBe(false);
  });

  it("are counted for a box that is made among many", () => {
    const made = (given: number, maxFree: number) =>
      grantsToNewOrder([{ code: "AMIS3", orders: 1, meals: given }], { deliveryDate, maxFree, stands: "open" });
    expect([made(0, 1), made(1, 5), made(3, 5), made(0, 0)]).toEqual([[meals(1)], [meals(2)], [], []]);
  });
});
