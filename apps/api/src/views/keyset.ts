import { Failure } from "../http/failure.ts";

/** The place after a row in a sorted list: its sort value and its key. Opaque to clients. */
export const cursorOf = (value: string | number, key: string): string => Buffer.from(JSON.stringify([value, key])).toString("base64url");

/** @throws Failure input-invalid */
export function parseCursor(cursor: string | undefined): readonly [string | number, string] | undefined {
  if (cursor === undefined) return undefined;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (Array.isArray(parsed) && parsed.length === 2 && typeof parsed[1] === "string" && ["string", "number"].includes(typeof parsed[0])) {
      return parsed as unknown as readonly [string | number, string];
    }
  } catch {
    // Not one of ours.
  }
  throw new Failure("input-invalid", {}, [{ path: "after", code: "invalid", message: "not a cursor" }]);
}
