import { useEffect, useState } from "react";

const PAUSE_MS = 120;

/** A value once it has stood still for a moment; at once when it had stood still before. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
