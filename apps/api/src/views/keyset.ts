import { Uuid } from "@tablee/domain/kernel/schemas";
import { unstorableAt } from "@tablee/domain/kernel/text/storable";
import { z } from "zod";
import { Failure } from "../http/failure.ts";

/** The place after a row in a sorted list: its sort value and its key. Opaque to clients. */
export const cursorOf = (value: string | number, key: string): string => Buffer.from(JSON.stringify([value, key])).toString("base64url");

/**
 * Parses a cursor, if it is one of the list's own: its sort value and its key have the list's types, since both go to the
 * database as they are.
 * @throws Failure input-invalid
 */
export function parseCursor<Value extends z.ZodType<string | number>>(
  cursor: string | undefined,
  value: Value,
  key: z.ZodType<string> = Uuid,
): readonly [z.output<Value>, string] | undefined {
  if (cursor === undefined) return undefined;
  const parsed = z.tuple([value, key]).safeParse(decoded(cursor));
  if (parsed.success) return parsed.data;
  throw new Failure("input-invalid", {}, [{ path: "after", code: "invalid", message: "not a cursor" }]);
}

function decoded(cursor: string): unknown {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return unstorableAt(value) ? undefined : value;
  } catch {
    return undefined;
  }
}
