import type { Call } from "@tablee/contracts/call";
import { z } from "zod";

/** The values of fields by name in a valid input: existing ids, and values that cannot be guessed from a pattern. */
export type Facts = Readonly<Record<string, unknown>>;

export interface Schema {
  readonly type?: string | readonly string[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
}

/** Values that are valid wherever the product runs. */
export const commonFacts: Facts = {
  accountId: "00000000-0000-4000-8000-000000000001",
  amountCents: 2_000,
  confirmation: "not what was asked for",
  date: "2026-11-25",
  deliveryDate: "2026-11-25",
  dislikes: ["coriander"],
  email: "nobody@example.com",
  workEmail: "nobody@tablee.example",
  expiration: "2031-12-31",
  expiresOn: "2026-12-31",
  lat: "45.5017",
  latitude: 45.508812,
  lon: "-73.5673",
  longitude: -73.55402,
  methodToken: "tok_insufficient",
  model: "stock_levels",
  orderId: "00000000-0000-4000-8000-000000000002",
  additionId: "00000000-0000-4000-8000-000000000003",
  phone: "416 555 0123",
  position: "1",
  postalCode: "H7N 1A1",
  ranking: {},
  refundId: "00000000-0000-4000-8000-000000000004",
  runId: "00000000-0000-4000-8000-000000000005",
  sku: "RTC-0001",
  subscriptionId: "00000000-0000-4000-8000-000000000006",
  // A refused move of the clock: an accepted one would change the day for every other call.
  to: "2026-01-01T00:00:00.000Z",
  until: "2026-11-25",
  url: "/account/",
  week: "2026-11-30",
};

/** The schema of a call's input, with its references resolved. */
export function schemaOf(call: Call): Schema {
  const { $defs = {}, ...root } = z.toJSONSchema(call.input, { io: "input", unrepresentable: "any" }) as Schema;
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== "object" || value === null) return value;
    const { $ref } = value as Schema;
    if ($ref) return resolve($defs[$ref.replace("#/$defs/", "")]);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolve(inner)]));
  };
  return resolve(root) as Schema;
}

/** An input of the call that its schema accepts, with every optional field except the cursors of pages. */
export const validInput = (call: Call, facts: Facts): Record<string, unknown> =>
  example(schemaOf(call), "", { ...commonFacts, ...facts }) as Record<string, unknown>;

const cursors = new Set(["after", "before"]);
/** Texts of which at least one fits the pattern of each field. */
const texts = [
  "a text of some words",
  "no-such-thing",
  "no_such_thing",
  "00000000-0000-4000-8000-000000000007",
  "RTC-0001",
  "123456",
  "2026-11-30",
];

function fits({ pattern, items }: Schema, value: unknown): boolean {
  if (Array.isArray(value)) return value.every((each) => !items?.enum || items.enum.includes(each));
  return pattern === undefined || typeof value !== "string" || new RegExp(pattern).test(value);
}

function example(schema: Schema, name: string, facts: Facts): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum && !(name in facts && schema.enum.includes(facts[name]))) return schema.enum[0];
  if (name in facts && fits(schema, facts[name])) return facts[name];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return example(first, name, facts);
  // A field that may be null has two types.
  switch (typeof schema.type === "object" ? schema.type[0] : schema.type) {
    case "object": {
      const fields = Object.entries(schema.properties ?? {}).filter(([field]) => !cursors.has(field));
      return Object.fromEntries(fields.map(([field, inner]) => [field, example(inner, field, facts)]));
    }
    case "array":
      return schema.items ? [example(schema.items, name, facts)] : [];
    case "boolean":
      return false;
    case "integer":
    case "number":
      return Math.max(1, schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
    default:
      return texts.find((text) => fits(schema, text));
  }
}

/** Every path in an input that can be wrong alone: its fields, those of the objects in it, and the input as a whole. */
export function placesOf(schema: Schema, valid: unknown): readonly (readonly string[])[] {
  const found: string[][] = [[]];
  const visit = (inner: Schema, value: unknown, path: readonly string[]): void => {
    const one = inner.anyOf?.[0] ?? inner.oneOf?.[0] ?? inner;
    const fields = Object.keys(one.properties ?? {});
    const names = new Set([...fields, ...(typeof value === "object" && value !== null ? Object.keys(value) : [])]);
    for (const name of names) {
      const below = [...path, name];
      found.push(below);
      const next = one.properties?.[name] ?? one.items;
      if (next) visit(next, (value as Record<string, unknown> | undefined)?.[name], below);
    }
  };
  visit(schema, valid, []);
  return found;
}
