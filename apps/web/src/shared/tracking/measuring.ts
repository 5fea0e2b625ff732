/** A person's answer to the question if visits may be counted; undefined until there is one. */
export type Answer = "yes" | "no" | undefined;

const key = "tablee.measuring";
const watchers = new Set<() => void>();
/** The answer on this page, for browsers without storage. */
let here: Answer;

function stored(): Answer {
  try {
    const text = localStorage.getItem(key);
    return text === "yes" || text === "no" ? text : undefined;
  } catch {
    return here;
  }
}

/** The consent to counting, remembered in this browser until it is changed. */
export const measuring = {
  answer: stored,

  /** Keeps an answer; undefined asks again. */
  keep(answer: Answer): void {
    here = answer;
    try {
      if (answer) localStorage.setItem(key, answer);
      else localStorage.removeItem(key);
    } catch {
      // The page's own memory keeps it until the page is loaded again.
    }
    for (const changed of watchers) changed();
  },

  /** Calls back after a change, of this window or another. */
  subscribe(changed: () => void): () => void {
    watchers.add(changed);
    window.addEventListener("storage", changed);
    return () => {
      watchers.delete(changed);
      window.removeEventListener("storage", changed);
    };
  },
};
