import { accountId, address, person } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { addressBefore } from "./address.ts";
import { account } from "./decider.ts";
import type { AccountEvent } from "./events.ts";
import { Coordinates } from "./vocabulary.ts";

const at = "2027-01-05T15:00:00.000Z";
const later = "2027-01-06T15:00:00.000Z";
const opened: AccountEvent = { type: "AccountOpened", data: { accountId, person, language: "en", openedAt: at } };
const place = { region: "on" as const, areaId: "gta", postalPrefix: "M4E" };
const gave: AccountEvent = { type: "AddressGiven", data: { address, ...place, givenAt: at } };
const time = { weekday: 3 as const, window: "17-22" as const };
const moved = { ...address, line: "14, rue des Érables" };
const work = { line: "1 King Street West", city: "Toronto", province: "ON" as const, postalCode: "M5H 1A1" };

describe("a move in the settings", () => {
  it("gives another address with the day and window that were chosen with it, though sign-up can no longer change it", () => {
    const fixed: AccountEvent = { type: "SignUpAddressFixed", data: { areaId: "gta", fixedAt: at } };
    const outcome = given(account, [opened, gave, fixed]).when({ type: "MoveTo", address: moved, ...place, time, at: later });
    outcome.thenEvents({ type: "AddressGiven", data: { address: moved, ...place, time, givenAt: later } });
    outcome.thenState({ address: { address: moved, moved: { at: later, time } }, formerAddresses: [{ address, givenAt: at }] });
  });

  it("keeps only the fifty latest former addresses", () => {
    const moves = Array.from(
      { length: 60 },
      (_, i): AccountEvent => ({ type: "AddressGiven", data: { address: { ...address, line: `${i} Main St` }, ...place, givenAt: at } }),
    );
    const state = [opened, ...moves].reduce(account.evolve, account.initialState);
    const { formerAddresses = [] } = state as { formerAddresses?: readonly { address: typeof address }[] };
    expect(formerAddresses.map(({ address: { line } }) => line)).toEqual(Array.from({ length: 50 }, (_, i) => `${i + 9} Main St`));
  });

  it("to the current address changes nothing", () => {
    given(account, [opened, gave])
      .when({ type: "MoveTo", address, ...place, time, at: later })
      .thenNothing();
  });

  it.each([
    ["phone", { ...address, phone: "+14165550199" }],
    ["person at the door", { ...address, recipient: { firstName: "Maude", lastName: "Roy" } }],
  ])("is not recorded as a move where only the %s changes, and boxes come at the same time as before", (_, corrected) => {
    const outcome = given(account, [opened, gave]).when({ type: "MoveTo", address: corrected, ...place, time, timeNow: time, at: later });
    outcome.thenEvents({ type: "AddressGiven", data: { address: corrected, ...place, givenAt: later } });
  });

  it("is recorded as a move where the phone and the time change, and stays one when the phone is corrected later", () => {
    const [first, second] = ["+14165550199", "+14165550188"].map((phone) => ({ ...address, phone })) as [typeof address, typeof address];
    const timeNow = { ...time, weekday: 5 as const };
    const movedFirst: AccountEvent = { type: "AddressGiven", data: { address: first, ...place, time, givenAt: later } };
    given(account, [opened, gave])
      .when({ type: "MoveTo", address: first, ...place, time, timeNow, at: later })
      .thenEvents(movedFirst);
    given(account, [opened, gave, movedFirst])
      .when({ type: "MoveTo", address: second, ...place, time, timeNow: time, at: "2027-01-07T15:00:00.000Z" })
      .thenState({ address: { address: second, moved: { at: later, time } } });
  });

  it("is recorded as a move where only the coordinates change", () => {
    const placed = { ...address, coordinates: { latitude: 43.676209, longitude: -79.29303 } };
    given(account, [opened, gave])
      .when({ type: "MoveTo", address: placed, ...place, time, timeNow: time, at: later })
      .thenEvents({ type: "AddressGiven", data: { address: placed, ...place, time, givenAt: later } });
  });

  it("is refused where sign-up gave no address yet", () => {
    given(account, [opened])
      .when({ type: "MoveTo", address, ...place, time, at: later })
      .thenRefused("address-missing");
  });
});

describe("the address of a box", () => {
  const after = { type: "AddressGiven", data: { address: moved, ...place, time, givenAt: later } } as const;
  const note: AccountEvent = { type: "DeliveryNoteWritten", data: { note: "Ring twice", writtenAt: "2027-01-08T15:00:00.000Z" } };
  const addressAt = (events: readonly AccountEvent[], lockedAt: string) =>
    addressBefore(events.reduce(account.evolve, account.initialState) as Parameters<typeof addressBefore>[0], lockedAt);

  it("is the last one given before the lock, with today's note if it is still the account's address", () => {
    expect(addressAt([opened, gave, after, note], "2027-01-06T14:59:59.999Z")).toEqual(address);
    expect(addressAt([opened, gave, after, note], later)).toEqual(address);
    expect(addressAt([opened, gave, after, note], at)).toEqual(address);
    expect(addressAt([opened, gave, after, note], "2027-01-06T15:00:00.001Z")).toEqual({ ...moved, instructions: "Ring twice" });
    expect(addressAt([opened], later)).toBeUndefined();
  });
});

describe("coordinates", () => {
  const isTaken = (latitude: number, longitude: number) => Coordinates.safeParse({ latitude, longitude }).success;

  it("have six decimals at most, and lie within Canada", () => {
    expect(isTaken(45.508812, -73.55402)).toBe(true);
    expect(isTaken(41.6, -52.5)).toBe(true);
    expect(isTaken(83.2, -141.1)).toBe(true);
    expect(isTaken(45.5088123, -73.55402)).toBe(false);
    expect(isTaken(40.7128, -74.006)).toBe(false);
    // Longitude and latitude are swapped.
    expect(isTaken(-73.55402, 45.508812)).toBe(false);
    expect(isTaken(45.508812, 73.55402)).toBe(false);
  });
});

describe("an alternate address", () => {
  const data = { address: work, region: "on" as const, postalPrefix: "M5H", givenAt: at };
  const alternateGiven: AccountEvent = { type: "AlternateAddressGiven", data };

  it("is kept beside the first one, once", () => {
    const command = { type: "GiveAlternateAddress", address: work, region: "on", postalPrefix: "M5H", at } as const;
    given(account, [opened, gave]).when(command).thenEvents(alternateGiven);
    given(account, [opened, gave, alternateGiven]).when(command).thenNothing();
  });

  it("is removed, once", () => {
    const command = { type: "RemoveAlternateAddress", at: later } as const;
    given(account, [opened, gave, alternateGiven])
      .when(command)
      .thenEvents({ type: "AlternateAddressRemoved", data: { removedAt: later } });
    given(account, [opened, gave]).when(command).thenNothing();
  });
});

describe("a note to the driver", () => {
  it("is the address's note from now on, and an empty note removes it", () => {
    const outcome = given(account, [opened, gave]).when({ type: "WriteDeliveryNote", note: "Ring twice", at: later });
    outcome.thenEvents({ type: "DeliveryNoteWritten", data: { note: "Ring twice", writtenAt: later } });
    outcome.thenState({ address: { address: { ...address, instructions: "Ring twice" } } });
    given(account, [opened, gave]).when({ type: "WriteDeliveryNote", note: "", at: later }).thenNothing();
  });
});
