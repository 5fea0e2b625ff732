/**
 * Where an input holds the character U+0000, if anywhere: the names that lead there. JSON may carry it in any text, Postgres
 * can store it in none.
 */
export function unstorableAt(input: unknown): string[] | undefined {
  if (typeof input === "string") return input.includes("\0") ? [] : undefined;
  if (typeof input !== "object" || input === null) return undefined;
  for (const [name, value] of Object.entries(input)) {
    if (name.includes("\0")) return [];
    const below = unstorableAt(value);
    if (below) return [name, ...below];
  }
  return undefined;
}
