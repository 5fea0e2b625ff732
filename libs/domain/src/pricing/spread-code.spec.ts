import { grantsOf, offerOf } from "./offers.ts";
import { type CodedBox, isUsedUp, spreadCode } from "./spread-code.ts";
import type { DiscountGrant } from "./vocabulary.ts";

const deliveryDate = "2027-02-06";
const offer = (code: string) => offerOf(code, deliveryDate)!;
const box = (stands: CodedBox["stands"], ...grants: readonly DiscountGrant[]): CodedBox => ({ deliveryDate, grants, stands });
const [first, second] = [0, 1].map((n) => grantsOf("TABLE75", n, deliveryDate)[0]!) as [DiscountGrant, DiscountGrant];
const [hiver] = grantsOf("HIVER30", 0, deliveryDate) as [DiscountGrant];
const [retour] = grantsOf("RETOUR20", 0, deliveryDate) as [DiscountGrant];
const [fidele] = grantsOf("FIDELE3", 0, deliveryDate) as [DiscountGrant];

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

  it("takes the place of another, and leaves what was promised at sign-up or for another reason", () => {
    const friend: DiscountGrant = { kind: "fixed", type: "referral_discount", name: "a friend", cents: 500 };
    expect(spreadCode(offer("RETOUR20"), [box("open", first, hiver, friend), box("none", hiver)])).toEqual([[first, friend, retour], []]);
    expect(spreadCode(undefined, [box("kept", hiver), box("open", first, hiver), box("none", hiver)])).toEqual([[hiver], [first], []]);
  });
});
