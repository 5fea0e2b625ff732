import { DateText } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { Failure } from "../http/failure.ts";
import { cursorOf, parseCursor } from "./keyset.ts";

const key = "6f2d3b0e-4c1a-5e7d-9a55-7ab1ee000001";

it("a cursor leads back to the row that it was made of", () => {
  expect(parseCursor(cursorOf("2027-02-03", key), DateText)).toEqual(["2027-02-03", key]);
  expect(parseCursor(cursorOf(3, key), z.int())).toEqual([3, key]);
  expect(parseCursor(undefined, DateText)).toBeUndefined();
});

it.each([
  ["a date that there is not", cursorOf("9999-99-99", key)],
  ["a text that cannot be stored", cursorOf("2027-02-03", "\0")],
  ["another list's key", cursorOf("2027-02-03", "x")],
  ["another list's value", cursorOf(3, key)],
  ["no cursor", "nonsense"],
  ["more than a cursor", Buffer.from(JSON.stringify(["2027-02-03", key, 1])).toString("base64url")],
])("is refused: %s", (_, cursor) => expect(() => parseCursor(cursor, DateText)).toThrow(Failure));

it("is refused as well where the list sorts by text, if it holds what cannot be stored", () => {
  expect(() => parseCursor(cursorOf("\0", key), z.string())).toThrow(Failure);
  expect(() => parseCursor(cursorOf("\ud800", key), z.string())).toThrow(Failure);
});
