import { useState } from "react";
import { normalPostalCode } from "./postal-code.ts";

/** A postal code being typed: normalized once it is complete, with its problem once it is checked. */
export function usePostalCode(given = "") {
  const [text, setText] = useState(given);
  const [problem, setProblem] = useState<"missing" | "malformed">();
  return {
    text,
    problem,
    /** Takes the typed text; returns the postal code if it is complete. */
    change(typed: string): string | undefined {
      const whole = normalPostalCode(typed);
      setText(whole ?? typed);
      setProblem(undefined);
      return whole;
    },
    /** Returns the typed postal code; if there is none, shows why. */
    ask(): string | undefined {
      const whole = normalPostalCode(text);
      setProblem(whole ? undefined : text.trim() === "" ? "missing" : "malformed");
      return whole;
    },
  };
}
