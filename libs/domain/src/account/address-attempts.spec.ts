import { addHours } from "../kernel/time.ts";
import { type AddressAttempt, attempted, withAttempt } from "./address-attempts.ts";

const noon = "2026-11-24T17:00:00.000Z";
const outside = { postalCode: "G4R 1A1", outcome: "outside-area", triedIn: "sign-up" } as const;

/** The attempts kept after several, each recorded or not depending on those before it. */
const after = (attempts: readonly AddressAttempt[]) =>
  attempts.reduce<readonly AddressAttempt[]>((kept, attempt) => {
    const [event] = attempted({ type: "RecordAddressAttempt", ...attempt }, kept);
    return event?.type === "AddressAttempted" ? withAttempt(kept, event.data) : kept;
  }, []);

it("is noted with its postal code, why boxes do not come there, and where it was tried", () => {
  expect(attempted({ type: "RecordAddressAttempt", ...outside, at: noon })).toEqual([
    { type: "AddressAttempted", data: { ...outside, attemptedAt: noon } },
  ]);
  expect(after([{ outcome: "unresolved", triedIn: "settings", at: noon }])).toEqual([
    { outcome: "unresolved", triedIn: "settings", at: noon },
  ]);
});

it("is noted once a day where it is the same", () => {
  const again = (hours: number) => ({ ...outside, at: addHours(noon, hours) });
  expect(after([again(0), again(1), again(23)])).toHaveLength(1);
  expect(after([again(0), again(24)])).toHaveLength(2);
  expect(after([again(0), { ...again(1), outcome: "po-box" }, { ...again(1), postalCode: "A1A 1A1" }])).toHaveLength(3);
});

it("is noted ten times a day at most, and the last ten are kept", () => {
  const attempts = (from: number, hours: number) =>
    Array.from({ length: 12 }, (_, i) => ({ ...outside, postalCode: `A1A 1A${from + i}`, at: addHours(noon, hours) }));
  expect(after(attempts(0, 0))).toHaveLength(10);
  const kept = after([...attempts(0, 0), ...attempts(20, 30)]);
  expect(kept).toHaveLength(10);
  expect(kept[0]).toMatchObject({ postalCode: "A1A 1A20" });
});
