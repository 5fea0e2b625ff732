import { accountId } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { cents } from "../kernel/money.ts";
import { corporateGrantAt } from "./corporate-plan.ts";
import { type CreditCommand, credit } from "./decider.ts";
import type { CreditEvent } from "./events.ts";

/** Already the second of the month in Greenwich, still the first in Toronto. */
const lateOnTheFirst = "2027-02-02T03:00:00.000Z";
const plan = { plan: "partner", cents: cents(5_000), until: "2027-04-01" };
const give = (more: Partial<typeof plan> = {}, at = lateOnTheFirst): CreditCommand => ({
  type: "GiveCorporatePlan",
  accountId,
  ...plan,
  ...more,
  at,
});
const given1: CreditEvent = { type: "CorporatePlanGiven", data: { ...plan, firstOn: "2027-03-01", givenAt: lateOnTheFirst } };
const grant = (at: string): CreditCommand => ({ type: "GrantCorporateCredit", accountId, at });
const typesAfter = (past: readonly CreditEvent[], at: string) => {
  const decided = credit.decide(grant(at), past.reduce(credit.evolve, credit.initialState));
  return "refused" in decided ? [decided.refused] : decided.map(({ type }) => type);
};

describe("a corporate plan", () => {
  it("gives on the first of each month after the day on which it was given, by Toronto's date", () => {
    given(credit, []).when(give()).thenEvents(given1);
    const { corporate } = [given1].reduce(credit.evolve, credit.initialState);
    expect(corporateGrantAt(corporate!)).toBe("2027-03-01T05:00:00.000Z");
  });

  it("gives each month once, to be spent before what was purchased, and ends with its last month", () => {
    expect(typesAfter([given1], "2027-03-01T04:59:59.000Z")).toEqual([]);
    expect(typesAfter([given1], "2027-03-01T05:00:00.000Z")).toEqual(["CreditGranted"]);
    const march = credit.decide(grant("2027-03-01T05:00:00.000Z"), [given1].reduce(credit.evolve, credit.initialState)) as CreditEvent[];
    expect(march).toMatchObject([{ data: { kind: "promotional", source: "corporate-plan", cents: 5_000 } }]);
    expect(typesAfter([given1, ...march], "2027-03-20T05:00:00.000Z")).toEqual([]);
    expect(typesAfter([given1, ...march], "2027-04-01T04:00:00.000Z")).toEqual(["CreditGranted", "CorporatePlanEnded"]);
  });

  it("makes up for months in which no worker ran, each with its own credit", () => {
    expect(typesAfter([given1], "2027-09-09T00:00:00.000Z")).toEqual(["CreditGranted", "CreditGranted", "CorporatePlanEnded"]);
  });

  it("is replaced by a new one, and repeats without effect", () => {
    given(credit, [given1]).when(give()).thenNothing();
    const more = { ...plan, cents: cents(7_500) };
    given(credit, [given1])
      .when(give(more))
      .thenEvents({ type: "CorporatePlanGiven", data: { ...more, firstOn: "2027-03-01", givenAt: lateOnTheFirst } });
  });

  it("gives the months that have begun before it is replaced, each once", () => {
    const onTheFirst = "2027-03-01T05:00:10.000Z";
    const past: CreditEvent[] = [given1];
    const replaced = credit.decide(give({ cents: cents(7_500) }, onTheFirst), past.reduce(credit.evolve, credit.initialState));
    expect(replaced).toMatchObject([
      { type: "CreditGranted", data: { cents: 5_000 } },
      { type: "CorporatePlanGiven", data: { firstOn: "2027-04-01" } },
    ]);
    expect(typesAfter([...past, ...(replaced as CreditEvent[])], onTheFirst)).toEqual([]);
  });

  it("ends when finance ends it; without one there is nothing to end", () => {
    const end = { type: "EndCorporatePlan", at: lateOnTheFirst } as const;
    given(credit, [given1])
      .when(end)
      .thenEvents({ type: "CorporatePlanEnded", data: { endedAt: lateOnTheFirst } });
    given(credit, []).when(end).thenNothing();
    expect(typesAfter([given1, { type: "CorporatePlanEnded", data: { endedAt: lateOnTheFirst } }], "2027-03-02T00:00:00.000Z")).toEqual([]);
  });

  it("is one that there is, and gives at least once", () => {
    given(credit, [])
      .when(give({ plan: "unheard-of" }))
      .thenRefused("corporate-plan-unknown");
    given(credit, [])
      .when(give({ until: "2027-02-28" }))
      .thenRefused("expiry-passed");
  });

  it("starts the next year after December", () => {
    given(credit, [])
      .when(give({ until: "2028-01-01" }, "2027-12-15T12:00:00.000Z"))
      .thenState({ corporate: expect.objectContaining({ next: "2028-01-01" }) as never });
  });
});
