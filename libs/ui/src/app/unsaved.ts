/** Controls that a person changed. Those that are still on the page may hold work that is not saved. */
const changed = new Set<Element>();
/** Screens with unsaved work outside of controls, each with how this tab keeps it. */
const holders = new Set<() => void>();
let isKept = false;
let keepControls: ((controls: readonly Element[]) => void) | undefined;

const choices = "[role=checkbox], [role=radio], [role=switch]";
/** Searches, and what frames every page, hold no work. */
const outside = "[type=search], #root > header, #root > footer";

/** The work on a page that would be lost with it. */
export const unsaved = {
  /** Begins to note which controls a person changes. Called once by each app. */
  watch(page: Document = document): void {
    const note = ({ target }: Event) => {
      if (target instanceof Element && !target.closest(outside)) changed.add(target);
    };
    page.addEventListener("input", note, true);
    page.addEventListener("change", note, true);
    page.addEventListener("click", ({ target }) => {
      const choice = target instanceof Element && target.closest(choices);
      if (choice && !choice.closest(outside)) changed.add(choice);
    });
  },
  /** Sets how the values of controls are kept. */
  keepControlsBy(keep: (controls: readonly Element[]) => void): void {
    keepControls = keep;
  },
  /** Holds the page for a screen with unsaved work; `keep` keeps that work in this tab. Returns the end of it. */
  hold(keep: () => void = () => {}): () => void {
    // Each call is a holder of its own.
    const holder = () => keep();
    holders.add(holder);
    return () => void holders.delete(holder);
  },
  /** True for a control that a person has changed on this page. */
  isChanged: (control: Element): boolean => changed.has(control),
  isThere: (): boolean => holders.size > 0 || controls().length > 0,
  /** False while controls have changed whose values cannot be kept: the part that keeps them has not arrived. */
  canKeep: (): boolean => keepControls !== undefined || controls().length === 0,
  /** Keeps it in this tab, for the same address after a reload. */
  keep(): void {
    for (const keep of holders) keep();
    keepControls?.(controls());
    isKept = true;
  },
  /** True once it is kept: the page may go without a question. */
  isKept: (): boolean => isKept,
};

function controls(): readonly Element[] {
  for (const control of changed) if (!control.isConnected) changed.delete(control);
  return [...changed];
}
