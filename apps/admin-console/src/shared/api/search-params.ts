import { z } from "zod";

/**
 * Search parameters are plain strings in the address: a value that the schema cannot read is left out rather than refused, so
 * that old links open.
 */
export const lenient = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

export const text = lenient(z.string().trim().min(1).max(300));
export const direction = lenient(z.enum(["asc", "desc"]));

export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value !== undefined && value !== "") params.set(name, String(value));
  const query = params.toString();
  return query === "" ? "" : `?${query}`;
}

/** Changes a screen's own address; `replace` keeps one entry of the history for filters that are typed. */
export type ChangeSearch<Search> = (patch: Partial<Search>, options?: { replace?: boolean }) => void;
