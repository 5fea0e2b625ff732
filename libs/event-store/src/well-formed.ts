const isClean = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

/**
 * A value of an event with every text in it made well-formed Unicode: U+FFFD in place of lone surrogates and of NUL, which Postgres cannot
 * store. Schemas refuse such text; a log may hold older events with it. Clean text is returned as it is.
 */
export function wellFormed<Value>(value: Value): Value;
export function wellFormed(value: unknown): unknown {
  if (typeof value === "string") return isClean(value) ? value : value.toWellFormed().replaceAll("\0", "\uFFFD");
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const cleaned = value.map((each: unknown) => wellFormed(each));
    return cleaned.some((each, i) => each !== value[i]) ? cleaned : value;
  }
  return cleanFields(value as Readonly<Record<string, unknown>>);
}

function cleanFields(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  let cleaned: Record<string, unknown> | undefined;
  for (const name in fields) {
    const field = wellFormed(fields[name]);
    if (field === fields[name]) continue;
    cleaned ??= { ...fields };
    cleaned[name] = field;
  }
  return cleaned ?? fields;
}
