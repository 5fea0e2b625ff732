/** A person's answer to the question if visits may be counted; undefined until there is one. */
export type Answer = "yes" | "no" | undefined;

const key = "tablee.measuring";
const watchers = new Set<() => void>();
/** The answer on this page, for browsers without storage, or without room in it. */
let here: Answer;
let asked = false;
let answered = false;

const changed = (): void => {
  for (const watch of watchers) watch();
};

function forget(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There is no storage at all.
  }
}

/** The consent to counting, remembered in this browser until it is changed. */
export const measuring = {
  answer(): Answer {
    try {
      const text = localStorage.getItem(key);
      return text === "yes" || text === "no" ? text : here;
    } catch {
      return here;
    }
  },

  /** True after the person has asked for the question, until it is answered. */
  isAsked: (): boolean => asked,

  /** Shows the question again; the answer holds until there is another. */
  ask(): void {
    asked = true;
    changed();
  },

  /** True once the question was answered, or put off, on this page. */
  isAnsweredHere: (): boolean => answered,

  keep(answer: Answer): void {
    here = answer;
    asked = false;
    answered = true;
    try {
      if (answer) localStorage.setItem(key, answer);
      else localStorage.removeItem(key);
    } catch {
      // Without room for it, the page's own memory keeps it; an earlier answer must not hold.
      forget();
    }
    changed();
  },

  /** Calls back after a change, of this window or another. */
  subscribe(watch: () => void): () => void {
    watchers.add(watch);
    window.addEventListener("storage", watch);
    return () => {
      watchers.delete(watch);
      window.removeEventListener("storage", watch);
    };
  },
};
