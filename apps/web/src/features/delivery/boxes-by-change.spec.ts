import { boxesByChange } from "./boxes-by-change.ts";

test("open boxes follow until their cutoff, paid ones keep their place, and skipped or failed ones are not named", () => {
  const box = (deliveryDate: string, status: "open" | "billed" | "locked" | "skipped" | "failed", editable = false) => ({
    deliveryDate,
    status,
    editable,
  });
  const orders = [
    box("2026-11-22", "failed"),
    box("2026-11-29", "billed"),
    box("2026-12-03", "open"),
    box("2026-12-06", "open", true),
    box("2026-12-13", "skipped", true),
    box("2026-12-20", "locked"),
  ];
  expect(boxesByChange(orders)).toEqual({ follow: ["2026-12-06"], keep: ["2026-11-29", "2026-12-03", "2026-12-20"] });
});
