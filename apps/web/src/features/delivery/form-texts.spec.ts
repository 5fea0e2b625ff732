import { detailsOf } from "../../shared/address/address-details.ts";
import type { Suggestion } from "../../shared/address/suggestions.ts";
import { changeOf, detailsAt, inputOf, slotIn } from "./form-texts.ts";
import type { Settings } from "./requests.ts";

const address = {
  line: "1 rue A",
  city: "Laval",
  province: "QC",
  postalCode: "H7T 1C8",
  phone: "+15145550134",
  instructions: "Ring twice",
} as const;
const settings = { address, offersByText: false, time: { weekday: 3, window: "17-22" } } as unknown as Settings;
const picked = { id: "laval_0_1_H7T1C8" } as Suggestion;

test("the note stays with its address", () => {
  const texts = detailsOf(address, false);
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

test("an address that staff place is sent whole, and keeps the note where only its coordinates are new", () => {
  const texts = detailsOf(address, false);
  const { line, city, province, postalCode } = address;
  const placed = { line, city, province, postalCode, coordinates: { latitude: 45.553, longitude: -73.69 } };
  expect(inputOf(texts, settings, placed, settings.time)).toMatchObject({ placed, instructions: "Ring twice" });
  expect(changeOf(texts, settings, placed, settings.time)).toBe("move");
  const known = { ...settings, address: { ...address, coordinates: placed.coordinates } } as Settings;
  expect(inputOf(texts, known, placed, settings.time)).not.toHaveProperty("placed");
  expect(changeOf(texts, known, placed, settings.time)).toBe("nothing");
  const another = { ...placed, line: "2 rue A" };
  expect(inputOf(texts, known, another, settings.time)).toMatchObject({ placed: another });
  expect(inputOf(texts, known, another, settings.time)).not.toHaveProperty("instructions");
});

test("a day and window that another area lacks give way to its first ones", () => {
  const days = [{ weekday: 2, windows: ["12-17"] }] as unknown as Settings["days"];
  expect(slotIn(days, settings.time)).toEqual({ weekday: 2, window: "12-17" });
  expect(slotIn([], settings.time)).toBeUndefined();
});

test("another address starts without the details of the previous one", () => {
  const lived = { ...settings, address: { ...address, unit: "4", buzzer: "12", handover: "reception" } } as unknown as Settings;
  expect(detailsAt(picked, lived)).toEqual({ unit: "", buzzer: "", handover: "usual" });
  expect(detailsAt({ ...picked, ...address }, lived)).toEqual({ unit: "4", buzzer: "12", handover: "reception" });
});

describe("what a save changes", () => {
  const texts = detailsOf(address, false);
  const change = (changed: Partial<typeof texts>, there?: Suggestion, time = settings.time) =>
    changeOf({ ...texts, ...changed }, settings, there, time);

  test("is a move where boxes come elsewhere or at another time, whatever else differs", () => {
    expect(change({ phone: "514 555-0199" }, picked)).toBe("move");
    expect(change({}, undefined, { weekday: 4, window: "17-22" })).toBe("move");
  });

  test("is the address where the door or what is left at it differs", () => {
    expect(change({ buzzer: "12", firstName: "Ana", lastName: "Roy" })).toBe("address");
    expect(change({ handover: "reception" })).toBe("address");
  });

  test("is otherwise only the phone, the name, or both", () => {
    expect(change({ phone: "514 555-0199" })).toBe("phone");
    expect(change({ firstName: "Ana", lastName: "Roy" })).toBe("name");
    expect(change({ firstName: "Ana", lastName: "Roy", phone: "514 555-0199" })).toBe("person");
  });

  test("is the answer about offers where nothing else differs", () => {
    expect(change({ offersByText: true })).toBe("offers");
    expect(change({ offersByText: true, phone: "514 555-0199" })).toBe("phone");
  });

  test("is nothing where all is the same, however the phone is written and though the address was picked again", () => {
    const same = { ...address, id: "laval_0_0_H7T1C8" } as unknown as Suggestion;
    expect(change({ phone: "(514) 555 0134" }, same)).toBe("nothing");
    expect(inputOf(texts, settings, same, settings.time)).toMatchObject({ instructions: "Ring twice" });
    expect(change({ handover: "usual" })).toBe("nothing");
  });
});
