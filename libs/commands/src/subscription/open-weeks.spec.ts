import { cutoffOf, openWeeks } from "@tablee/domain/calendar/calendar";
import { addMinutes, dateInWeek } from "@tablee/domain/kernel/time";
import { openWeeksOf } from "./open-weeks.ts";

const now = "2027-01-06T15:00:00.000Z";
const monday = { slot: { weekday: 1, zone: "America/Toronto" } } as const;
const sunday = { slot: { weekday: 7, zone: "America/Vancouver" } } as const;
const slots = (...values: readonly { readonly fromWeek: string; readonly value: typeof monday | typeof sunday }[]) => ({ slots: values });

describe("the open weeks of a subscription", () => {
  it("are those of its slot", () => {
    expect(openWeeksOf(slots({ fromWeek: "2026-12-07", value: monday }), now)).toEqual(openWeeks(now, 1, "America/Toronto"));
  });

  it("count a week as open by the slot that it has since a move", () => {
    const [first] = openWeeks(now, 1, "America/Toronto") as [string];
    const after = addMinutes(cutoffOf(dateInWeek(first, 1), "America/Toronto"), 1);
    const moved = slots({ fromWeek: "2026-12-07", value: monday }, { fromWeek: first, value: sunday });
    expect(openWeeksOf(slots({ fromWeek: "2026-12-07", value: monday }), after)).not.toContain(first);
    expect(openWeeksOf(moved, after)[0]).toBe(first);
  });

  it("count a week as closed by the slot that it still has, though the next one's would be open", () => {
    const [first, second] = openWeeks(now, 1, "America/Toronto") as [string, string];
    const after = addMinutes(cutoffOf(dateInWeek(first, 1), "America/Toronto"), 1);
    const moves = slots({ fromWeek: "2026-12-07", value: monday }, { fromWeek: second, value: sunday });
    expect(openWeeksOf(moves, after)[0]).toBe(second);
  });
});
