import { definitionOf } from "@tablee/domain/streams";
import type { Servers } from "../product.ts";
import type { Part } from "./part.ts";

const IN_FLIGHT = 256;

/** Appends waves in their order, the parts of each in parallel, until there are `events` events; returns their number. */
export async function write(
  { append, makeKeys }: Pick<Servers, "append" | "makeKeys">,
  waves: AsyncIterable<Part[]>,
  most = Number.POSITIVE_INFINITY,
  onProgress: (events: number) => void = () => {},
): Promise<number> {
  let events = 0;
  for await (const wave of waves) {
    if (events >= most) break;
    const persons = new Set(wave.flatMap(personsOf));
    if (persons.size > 0) await makeKeys([...persons]);
    const parts = wave.values();
    await Promise.all(
      Array.from({ length: Math.min(IN_FLIGHT, wave.length) }, async () => {
        for (const part of parts) {
          await append(part);
          events += part.events.length;
        }
      }),
    );
    onProgress(events);
  }
  return events;
}

/** The persons whose keys seal something in a part. */
const personsOf = ({ events }: Part): string[] =>
  events.flatMap(({ type, metadata: { subject } }) => (subject && definitionOf(type).personal ? [subject] : []));
