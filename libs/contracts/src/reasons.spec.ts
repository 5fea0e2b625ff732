import { z } from "zod";
import { allCalls } from "./calls.ts";

type Field = readonly [path: string, schema: z.ZodType];

/** The fields of an input, however deep. */
function fieldsOf(schema: unknown, path: string): Field[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]): Field[] => [
      [`${path}.${name}`, inner],
      ...fieldsOf(inner, `${path}.${name}`),
    ]);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => fieldsOf(option, path));
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element, path);
  if (schema instanceof z.ZodRecord) return fieldsOf(schema.valueType, path);
  if (schema instanceof z.ZodPipe) return [...fieldsOf(schema.in, path), ...fieldsOf(schema.out, path)];
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? fieldsOf(schema.unwrap(), path)
    : [];
}

const fields = allCalls.flatMap(({ path, input }) => fieldsOf(input, path));
const isTaken = (text: string) => (field: Field) => field[1].safeParse(text).success;
const pathOf = ([path]: Field) => path;

/** Reasons in words of one's own, as opposed to those that are picked from a list. */
const reasons = fields.filter(([path]) => /\.(reason|note|instructions)$/.test(path)).filter(isTaken("The box was wet"));

describe("a reason that a call takes", () => {
  it("is looked for in the inputs of all calls", () => {
    expect(reasons.map(pathOf)).toEqual(
      expect.arrayContaining([
        "/api/admin/deliveries/record.reason",
        "/api/admin/refunds/grant_credit.reason",
        "/api/admin/refunds/refund.reason",
      ]),
    );
    expect(reasons.length).toBeGreaterThan(15);
  });

  it.each(["\u202e...", "abc\u202eed", "a\u2066bc", "abc\u0007"])("hides nothing, in any call: %j", (text) =>
    expect(reasons.filter(isTaken(text)).map(pathOf)).toEqual([]),
  );

  it.each(["\u200b\u200b\u200b", "...", " \u00ad - \ufeff", "a.."])("is no text without words, in any call: %j", (text) => {
    const required = reasons.filter(([path]) => path.endsWith(".reason"));
    expect(required.filter(isTaken(text)).map(pathOf)).toEqual([]);
  });

  it("fits where it is kept", () => {
    const takes = (path: string, length: number) => fields.filter((field) => field[0] === path).some(isTaken("x".repeat(length)));
    expect([80, 81].map((length) => takes("/api/admin/refunds/grant_credit.reason", length))).toEqual([true, false]);
    expect([200, 201].map((length) => takes("/api/admin/deliveries/record.reason", length))).toEqual([true, false]);
  });
});

it("no address that staff type hides a part of itself", () => {
  const placed = fields.filter(([path]) => /\.placed\.(line|city)$/.test(path));
  expect(placed).toHaveLength(2);
  expect(placed.filter(isTaken("12 Elm\u202eteertS")).map(pathOf)).toEqual([]);
});
