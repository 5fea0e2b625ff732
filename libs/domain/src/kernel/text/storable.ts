/** True if Postgres, JSON and UTF-8 all accept a text unchanged: no U+0000, and no unpaired surrogate. */
export const isStorable = (text: string): boolean => !text.includes("\0") && !/\p{Surrogate}/u.test(text);

interface Place {
  readonly value: unknown;
  readonly name?: string;
  readonly within?: Place;
}

/**
 * Returns the path, as names, to the first text in plain data that cannot be stored; undefined when there is none. JSON may carry such a
 * text in any string and any name. Keeps its own stack, since a body may be nested deeper than the call stack allows.
 */
export function unstorableAt(root: unknown): string[] | undefined {
  const left: Place[] = [{ value: root }];
  for (let place = left.pop(); place; place = left.pop()) {
    const { value } = place;
    if (typeof value === "string" && !isStorable(value)) return pathTo(place);
    if (typeof value !== "object" || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) return pathTo(place);
      if (typeof inner === "string" || typeof inner === "object") left.push({ value: inner, name, within: place });
    }
  }
  return undefined;
}

function pathTo(place: Place): string[] {
  const path: string[] = [];
  for (let at: Place | undefined = place; at?.name !== undefined; at = at.within) path.push(at.name);
  return path.reverse();
}

/** @throws RangeError naming the place of a text in `value` that cannot be stored. */
export function assertStorable(value: unknown, what: string): void {
  const path = unstorableAt(value);
  if (path) throw new RangeError(`${[what, ...path].join(".")} holds a text that cannot be stored`);
}
