import { z } from "zod";
import { addedToAddress } from "./address-schemas.ts";
import type { Call } from "./call.ts";
import { locationByCoords } from "./calls/locations.ts";
import { menuData } from "./calls/menu.ts";
import { updateQuantity } from "./calls/orders.ts";
import { updateDeliveryNote } from "./calls/settings-delivery.ts";
import { createClient, saveAddress, savePlan } from "./calls/signup.ts";
import { Phone } from "./signup-schemas.ts";

const messagesOf = (call: Call, input: unknown) => call.input.safeParse(input).error?.issues.map((issue) => issue.message) ?? [];
const orderId = "6f2d3b0e-4c1a-5e7d-9a55-7ab1ee000001";

describe("the inputs of calls", () => {
  it.each([
    ["416 555 0123", "+14165550123"],
    ["(416) 555-0123", "+14165550123"],
    ["1-416-555-0123", "+14165550123"],
    ["+1 416.555.0123", "+14165550123"],
  ])("bring the phone number %s into its one form", (text, phone) => {
    expect(Phone.parse(text)).toBe(phone);
  });

  it.each(["", "555 0123", "+33 1 42 68 53 00", "116 555 0123", "416 155 0123"])("refuse %j as a phone number", (text) => {
    expect(Phone.safeParse(text).success).toBe(false);
  });

  it("name what is wrong with a registration by the code that has words", () => {
    const wrong = { firstName: "A", lastName: " B ", email: "nobody", password: "short" };
    expect(messagesOf(createClient, wrong)).toEqual(["name-too-short", "name-too-short", "email-invalid", "password-too-short"]);
  });

  it.each([
    "11",
    "A1",
    "..",
    "Ng\u202e",
    "Ro\u200fy",
    "Léa\u0007",
    "Léa\r\nBcc",
    "Lé\u2028a",
    "\u2066Roy\u2069",
    "Ro\u200by",
    "\u3164\u3164",
    "Ro\u00ady",
  ])("refuse %j as a name", (name) => {
    const person = { firstName: "Rosalie", lastName: name, email: "rosalie@example.com", password: "une-longue-phrase" };
    expect(messagesOf(createClient, person)).toEqual([/^[^\p{L}]*\p{L}?[^\p{L}]*$/u.test(name) ? "name-too-short" : "name-not-plain"]);
  });

  it("refuse what drivers would read as something else, and take lines of a note", () => {
    const added = z.strictObject(addedToAddress);
    const isTaken = (text: string) => added.safeParse({ unit: text }).success;
    expect(["4\u202e21", "4\nApt", "\u001b[2J9"].filter(isTaken)).toEqual([]);
    const isRead = (note: string) => updateDeliveryNote.input.safeParse({ note }).success;
    expect(["Ring twice\r\nthen wait", "leave\u202eereht", "a\u0007"].map(isRead)).toEqual([true, false, false]);
  });

  it.each([
    "Ng",
    "Ó Súilleabháin",
    "D’Arcy",
    "Jean-François",
    "李小龍",
    "O'Brien-Nguyễn",
    "Nikolić Jr.",
    "علي",
    "علی\u200cرضا",
    "葛\u{e0100}城",
    "李",
    "한",
    "あ",
    "ア",
    "ᐃ",
  ])("take %j as a name", (name) => {
    const person = { firstName: name, lastName: "Roy", email: "rosalie@example.com", password: "une-longue-phrase" };
    expect(messagesOf(createClient, person)).toEqual([]);
  });

  it("leave passwords as they are typed, between 10 and 128 characters", () => {
    const person = { firstName: "Rosalie", lastName: "Tremblay", email: "rosalie@example.com" };
    expect(createClient.input.parse({ ...person, password: "  ten chars " })).toMatchObject({
      password: "  ten chars ",
    });
    expect(messagesOf(createClient, { ...person, password: "x".repeat(129) })).toHaveLength(1);
  });

  it.each([
    [{ type: "ready-to-cook", persons: 3, recipes: 3 }],
    [{ type: "ready-to-cook", persons: 2, recipes: 7 }],
    [{ type: "ready-to-eat", meals: 7 }],
    [{ type: "ready-to-eat", meals: 6, persons: 2 }],
  ])("know no plan like %j", (plan) => {
    expect(savePlan.input.safeParse({ plan, diets: [], allergens: [], dislikes: [] }).success).toBe(false);
  });

  it("hold an order's quantities between 1 and 20", () => {
    const lines = (quantity: number) => ({ orderId, version: 0, editingSession: "session-1", lines: [{ sku: "RTC-0001", quantity }] });
    expect([0, 1, 20, 21, 1.5].map((quantity) => updateQuantity.input.safeParse(lines(quantity)).success)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it("trim what is added to an address", () => {
    const address = { unit: " 4 ", recipient: { firstName: " Ana ", lastName: "Roy" }, phone: " 514 555-0134 ", instructions: " Gate " };
    expect(saveAddress.input.parse(address)).toEqual({
      unit: "4",
      recipient: { firstName: "Ana", lastName: "Roy" },
      phone: "+15145550134",
      instructions: "Gate",
    });
  });

  it("read numbers and defaults out of queries", () => {
    expect(locationByCoords.input.parse({ lat: "45.5017", lon: "-73.5673" })).toEqual({ lat: 45.5017, lon: -73.5673 });
    expect(locationByCoords.input.safeParse({ lat: "91", lon: "0" }).success).toBe(false);
    expect(menuData.input.parse({})).toEqual({ date: "this-week" });
    expect(menuData.input.safeParse({ date: "2027-02-30" }).success).toBe(false);
  });
});
