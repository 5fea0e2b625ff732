import { measuring } from "../../../shared/tracking/measuring.ts";

const key = "tablee.measuring.later";
/** For browsers without storage: the question is put off until the page is loaded again. */
let here = false;

/** True if the question about counting was put off in this visit. */
export function isPutOff(): boolean {
  try {
    return here || sessionStorage.getItem(key) !== null;
  } catch {
    return here;
  }
}

/** Closes the question for this visit. An earlier answer holds; without one, nothing is counted. */
export function putOff(): void {
  here = true;
  try {
    sessionStorage.setItem(key, "true");
  } catch {
    // The page's own memory keeps it.
  }
  measuring.keep(measuring.answer());
}
