import { useEffect, useState } from "react";

const PAUSE_MS = 120;

/** Debounces a value: the first change passes at once, later ones after a short pause. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
