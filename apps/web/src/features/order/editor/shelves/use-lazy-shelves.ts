import { startTransition, useEffect, useState } from "react";

/** Fills a phone's screen; further slices follow one by one, each short enough for a press in between to be answered at once. */
const SLICE = 6;

/**
 * The number of tiles of a shelf that are drawn. The first are drawn at once, the others in slices during idle time, so that
 * in-page search and the keyboard soon reach all of them. Restarts with each `shelf`.
 */
export function useSlices(shelf: string, total: number): number {
  const [drawn, setDrawn] = useState({ shelf, count: SLICE });
  const count = drawn.shelf === shelf ? drawn.count : SLICE;
  useEffect(() => {
    if (count >= total) return;
    // After the frame that shows the last slice.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn({ shelf, count: count + SLICE })));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shelf, count, total]);
  return Math.min(count, total);
}
