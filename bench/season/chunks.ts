/** A list in pieces of a size, the last one perhaps smaller. */
export function* chunksOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let i = 0; i < items.length; i += size) yield items.slice(i, i + size);
}
