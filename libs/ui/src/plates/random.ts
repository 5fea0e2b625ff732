/** Numbers from 0 to 1 that are the same for the same text: a dish has the same drawing on every page and every day. */
export function randomFrom(text: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < text.length; i += 1) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function pickFrom<T>(list: readonly [T, ...T[]], next: () => number): T {
  return list[Math.floor(next() * list.length)] ?? list[0];
}
