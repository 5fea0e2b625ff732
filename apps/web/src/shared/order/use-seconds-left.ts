import { useEffect, useState } from "react";

const TICK_MS = 20_000;

/** Seconds that are left of what the server counted at `asOf` (milliseconds): the browser's clock is used for the difference only. */
export function useSecondsLeft(secondsLeft: number, asOf: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, secondsLeft - Math.floor((Math.max(now, asOf) - asOf) / 1000));
}
