import { useState } from "react";
import { normalPostalCode } from "./postal-code.ts";

/** A postal code that is being typed in: as it is written once it is whole, and what is wrong with it once it is asked about. */
export function usePostalCode(given = "") {
  const [text, setText] = useState(given);
  const [problem, setProblem] = useState<"missing" | "malformed">();
  return {
    text,
    problem,
    /** Takes what was typed; answers the postal code where it is whole. */
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
