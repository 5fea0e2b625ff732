import fc from "fast-check";
import { z } from "zod";

/** The bounds of a schema's texts, numbers and arrays, as JSON Schema words them. */
interface Bounds {
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
}
interface Def {
  readonly type: string;
  readonly shape: Readonly<Record<string, z.ZodType>>;
  readonly element: z.ZodType;
  readonly innerType: z.ZodType;
  readonly keyType: z.ZodType;
  readonly valueType: z.ZodType;
  readonly options: readonly z.ZodType[];
  readonly items: readonly z.ZodType[];
  readonly entries: Readonly<Record<string, string>>;
  readonly values: readonly unknown[];
}

/** Ids to choose from: few, so that events concern the same things. */
export type Ids = readonly [string, ...string[]];

/**
 * Values that a schema accepts, drawn to hurt: text of every kind, the least and the greatest numbers, the first and the last dates.
 * @throws Error for a kind of schema that no event has had so far
 */
export function arbitraryOf(schema: z.ZodType, ids: Ids): fc.Arbitrary<unknown> {
  return drawn(schema, ids).filter((value) => schema.safeParse(value).success);
}

function drawn(schema: z.ZodType, ids: Ids): fc.Arbitrary<unknown> {
  const def = schema.def as unknown as Def;
  const of = (inner: z.ZodType) => arbitraryOf(inner, ids);
  switch (def.type) {
    case "object":
      return fc
        .record(fields(def.shape, ids), { requiredKeys: Object.keys(def.shape).filter((name) => !isOptional(def.shape[name]!)) })
        .map((value) => balanced(value));
    case "optional":
      return fc.option(of(def.innerType), { nil: undefined });
    case "nullable":
      return fc.option(of(def.innerType), { nil: null });
    case "array":
      return arrays(of(def.element), boundsOf(schema));
    case "tuple":
      return fc.tuple(...def.items.map(of));
    case "union":
      return fc.oneof(...def.options.map(of));
    case "record":
      return fc.dictionary(of(def.keyType) as fc.Arbitrary<string>, of(def.valueType), { size: "small" });
    case "enum":
      return fc.constantFrom(...Object.values(def.entries));
    case "literal":
      return fc.constantFrom(...def.values);
    case "boolean":
      return fc.boolean();
    case "number":
      return numbers(boundsOf(schema));
    case "string":
      return texts(boundsOf(schema), ids);
    default:
      throw new Error(`no values are drawn for ${def.type}`);
  }
}

const boundsOf = (schema: z.ZodType): Bounds => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Bounds;

const arrays = <Value>(element: fc.Arbitrary<Value>, { minItems = 0, maxItems = 30 }: Bounds): fc.Arbitrary<Value[]> =>
  fc.array(element, { minLength: minItems, maxLength: Math.min(maxItems, 30), size: "small" });

const isOptional = (schema: z.ZodType): boolean => (schema.def as unknown as Def).type === "optional";
const fields = (shape: Def["shape"], ids: Ids): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, arbitraryOf(isOptional(field) ? inner(field) : field, ids)]));
const inner = (schema: z.ZodType): z.ZodType => (schema.def as unknown as Def).innerType;

/** Consistent amounts, so that payments equal prices: chance alone would never draw them. */
function balanced(value: Record<string, unknown>): Record<string, unknown> {
  const paid = ["chargedCents", "chargeCents", "cardCents"].find((name) => name in value && "taxes" in value);
  if (!paid) return value;
  const amount = (name: string): number => Number(value[name] ?? 0);
  const food = amount("discountedFoodCents" in value ? "discountedFoodCents" : "foodCents");
  const taxes = (value.taxes as readonly { cents: number }[]).reduce((sum, { cents }) => sum + cents, 0);
  return { ...value, [paid]: food + amount("deliveryFeeCents") + taxes - amount("promotionalCents") - amount("purchasedCents") };
}

/** Ends of a range, and of the ranges that columns and programs have. */
const edges = [0, -1, 1, 2, 99, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];

function numbers({ type, minimum, exclusiveMinimum, maximum }: Bounds): fc.Arbitrary<number> {
  const whole = type === "integer";
  const least = Math.max(minimum ?? exclusiveMinimum ?? -Number.MAX_VALUE, whole ? Number.MIN_SAFE_INTEGER : -Number.MAX_VALUE);
  const most = Math.min(maximum ?? Number.MAX_VALUE, whole ? Number.MAX_SAFE_INTEGER : Number.MAX_VALUE);
  const ends = fc.constantFrom(...[least, most, ...edges].filter((edge) => edge >= least && edge <= most));
  if (!whole) return fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true, min: least, max: most }), ends, fc.constant(5e-324));
  const small = fc.integer({ min: Math.max(least, -500), max: Math.min(most, 5_000) });
  return fc.oneof({ weight: 3, arbitrary: small }, ends, fc.integer({ min: least, max: most }));
}

/** Longer texts than this show nothing more. */
const LONGEST = 4_000;

function texts({ format, pattern, minLength = 0, maxLength = LONGEST }: Bounds, ids: Ids): fc.Arbitrary<string> {
  if (format === "email") return emails;
  if (format === "date-time") return instants;
  if (format === "date") return dates;
  if (pattern?.endsWith("[0-9a-f]{12}$")) return fc.constantFrom(...ids);
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const most = Math.min(maxLength, LONGEST);
  const short = fc.string({ unit: character, minLength, maxLength: Math.max(minLength, Math.min(most, 40)) });
  const long = fc.string({ unit: hexDigit, minLength: Math.max(minLength, most - 10), maxLength: most, size: "max" });
  return fc.oneof({ weight: 8, arbitrary: short }, { weight: 3, arbitrary: hostile }, long);
}

const emails = fc.oneof(fc.emailAddress(), fc.constant(`${"x".repeat(64)}@${"y".repeat(60)}.${"z".repeat(60)}.example`));
const hexDigit = fc.constantFrom(..."0123456789abcdef");
/** Every UTF-16 unit, lone surrogates and NUL among them: its schema decides which an event may hold. */
const character = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
  fc.integer({ min: 0, max: 0xff }).map((unit) => String.fromCharCode(unit)),
  fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
);
const hostile = fc.constantFrom(
  "\\N",
  "\\.",
  "\\",
  "\\u0000",
  "\0\0\0",
  "\ud800\ud800",
  "\udc00abc",
  "\t\n\r\b\f\v",
  "'; DROP TABLE read.orders; --",
  '{"$sealed":"x"}',
  "__proto__",
  "constructor",
  "\u202e\u2066\ufeff",
  "null",
  "NaN",
  "🥕".repeat(20),
  "e\u0301".repeat(15),
);

const dates = fc.oneof(
  fc.constantFrom("0000-01-03", "0001-01-01", "2024-03-18", "2024-02-29", "2037-11-23", "2037-11-29", "9999-12-27", "9999-12-31"),
  fc.date({ min: new Date("2024-01-01"), max: new Date("2038-01-01"), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
);
const instants = fc.oneof(
  fc.constantFrom("0000-01-01T00:00:00.000Z", "0001-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z", "2024-01-29T00:00:00.000Z"),
  fc.constantFrom("2037-12-06T23:59:59.999Z", "2024-02-29T12:00:00.000Z", "2026-11-01T09:00:00.000Z"),
  fc.date({ min: new Date("2024-01-01"), max: new Date("2038-01-01"), noInvalidDate: true }).map((date) => date.toISOString()),
);
