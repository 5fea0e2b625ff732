import { useEffect, useState } from "react";

const TICK_MS = 20_000;

/** The seconds left of those that the server counted at `asOf` (milliseconds): only the difference comes from the browser's clock. */
export function useSecondsLeft(secondsLeft: number, asOf: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, secondsLeft - Math.floor((Math.max(now, asOf) - asOf) / 1000));
}
