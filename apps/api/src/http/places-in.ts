import type { z } from "zod";

/** A step into a value: a key of an object, or every item of a list or a record. */
export const EACH = Symbol("each");
export type Step = string | typeof EACH;

export interface PlaceIn<Found> {
  readonly path: readonly Step[];
  readonly found: Found;
}

/** The places of a schema for which `find` finds something; it is not asked about what is inside them. */
export function placesIn<Found>(
  schema: z.core.$ZodType,
  find: (schema: z.core.$ZodType) => Found | undefined,
  path: readonly Step[] = [],
): readonly PlaceIn<Found>[] {
  const found = find(schema);
  if (found !== undefined) return [{ path, found }];
  const inside = (part: z.core.$ZodType, ...steps: readonly Step[]) => placesIn(part, find, [...path, ...steps]);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).flatMap(([key, value]) => inside(value, key));
    case "array":
      return inside(def.element, EACH);
    case "record":
      return inside(def.valueType, EACH);
    case "tuple":
      return def.items.flatMap((item) => inside(item, EACH));
    case "union":
      return def.options.flatMap((option) => inside(option));
    case "nullable":
    case "optional":
    case "default":
    case "readonly":
      return inside(def.innerType);
    case "pipe":
      return inside(def.out);
    case "any":
    case "boolean":
    case "custom":
    case "enum":
    case "literal":
    case "null":
    case "number":
    case "string":
    case "unknown":
    case "void":
      return [];
    default:
      throw new Error(`a schema of the kind ${def.type}: state here which of its places may be masked`);
  }
}
