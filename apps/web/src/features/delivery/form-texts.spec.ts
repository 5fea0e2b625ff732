import { givenTexts, inputOf, slotIn } from "./form-texts.ts";
import type { Settings, Suggestion } from "./requests.ts";

const address = {
  line: "1 rue A",
  city: "Laval",
  province: "QC",
  postalCode: "H7T 1C8",
  phone: "+15145550134",
  instructions: "Ring twice",
} as const;
const settings = { address, time: { weekday: 3, window: "17-22" } } as unknown as Settings;
const picked = { id: "laval_0_1_H7T1C8" } as Suggestion;

test("what was left empty is not sent, and the note stays with its address", () => {
  const texts = givenTexts(address);
  expect(texts.phone).toBe("514 555-0134");
  expect(inputOf(texts, settings, undefined, settings.time)).toEqual({
    weekday: 3,
    window: "17-22",
    phone: texts.phone,
    instructions: "Ring twice",
  });
  expect(inputOf(texts, settings, picked, settings.time)).toEqual({
    weekday: 3,
    window: "17-22",
    phone: texts.phone,
    addressId: picked.id,
  });
});

test("a day and window that another area lacks give way to its first ones", () => {
  const days = [{ weekday: 2, windows: ["12-17"] }] as unknown as Settings["days"];
  expect(slotIn(days, settings.time)).toEqual({ weekday: 2, window: "12-17" });
  expect(slotIn([], settings.time)).toBeUndefined();
});
