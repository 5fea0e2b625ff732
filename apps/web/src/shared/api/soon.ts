/** Longer than a slow phone needs for a read. */
const SOON_MS = 6_000;

/**
 * Waits for reads that show an act which is done already: until they are here, but not for long. A server that is away is asked without
 * end, and the screen of the act must not wait for it. False if they failed or are late.
 */
export function isSoon(reads: Promise<unknown>, withinMs = SOON_MS): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, withinMs, false));
  return Promise.race([
    reads.then(
      () => true,
      () => false,
    ),
    late,
  ]);
}
