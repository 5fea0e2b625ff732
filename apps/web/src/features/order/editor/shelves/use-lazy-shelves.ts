import { startTransition, useEffect, useState } from "react";

/** Fills a phone's screen; further slices follow one by one, each short enough for a press in between to be answered at once. */
const SLICE = 6;

/**
 * How many tiles of a shelf are drawn by now. The first ones come at once, the others in slices while nothing else is to do, so that
 * search in the page and the keyboard soon reach all of them. Begins anew with each `shelf`.
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
