import { unsaved } from "./unsaved.ts";

/** A control's name for people, and the value that a person gave it; several alike are numbered. */
type Kept = readonly [name: string, value: string | boolean];

const KEY = "tablee-typed";
const all = "input, textarea, select, [role=checkbox], [role=radio], [role=switch]";
/** Anyone at this tab can read what is kept. */
const secret = "[type=password], [type=file], [autocomplete^=cc-], [autocomplete=one-time-code]";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (control: Element): control is Field => control.matches("input, textarea, select");
const isChoice = (control: Element): boolean => control.matches("[type=checkbox], [type=radio], button");

const givenValue = (control: Element): string | boolean => {
  if (!isChoice(control)) return (control as Field).value;
  return control instanceof HTMLInputElement ? control.checked : control.getAttribute("aria-checked") === "true";
};

/** Names that the framework made up differ from load to load: a label does not. */
function nameOf(control: Element): string {
  const label = (control as Partial<Field>).labels?.[0]?.textContent ?? control.getAttribute("aria-label") ?? "";
  const value = control.getAttribute("type") === "radio" ? control.getAttribute("value") : "";
  return [control.tagName, control.getAttribute("autocomplete") ?? "", label, value].join("|");
}

/** The controls of the page by their names, numbered where several are alike. */
function named(page: Document): ReadonlyMap<string, Element> {
  const found = new Map<string, Element>();
  for (const control of page.querySelectorAll(all)) {
    const name = nameOf(control);
    let number = 1;
    while (found.has(`${name}|${number}`)) number++;
    found.set(`${name}|${number}`, control);
  }
  return found;
}

/** Keeps the values of changed controls over a reload into a new version. Called once by each app, outside its first load. */
export function keepControlsOverReload(): void {
  unsaved.keepControlsBy(keepControls);
  restoreControls();
}

/** Keeps the values of controls in this tab, except secrets, beside those that no control has yet. */
function keepControls(controls: readonly Element[], page: Document = document): void {
  const typed: Kept[] = [...named(page)].flatMap(([name, control]) =>
    controls.includes(control) && !control.matches(secret) ? [[name, givenValue(control)]] : [],
  );
  store([...readKept(), ...typed]);
}

/**
 * Gives the kept values to the page's controls as they appear, as if a person gave them, while the page has the same address. A control
 * that the person has changed since keeps its newer value. Storage holds each value until then: the page may be loaded again before.
 */
function restoreControls(page: Document = document): void {
  const path = location.pathname;
  const left = new Map(readKept());
  const give = () => {
    if (path !== location.pathname) left.clear();
    const controls = named(page);
    for (const [name, value] of left) {
      const control = controls.get(name);
      // A drawn control that does not listen yet would lose the value again.
      if (!control || control.closest("[data-drawn]")) continue;
      if (!unsaved.isChanged(control) && givenValue(control) !== value) giveTo(control, value);
      left.delete(name);
    }
    store([...left]);
    if (left.size === 0) observer.disconnect();
  };
  // The repetition of what was typed before the scripts has an earlier timer.
  const observer = new MutationObserver(() => setTimeout(give));
  observer.observe(page.body, { childList: true, subtree: true, attributeFilter: ["data-drawn"] });
  // The page may be there already.
  give();
}

/** The values that this tab keeps for the page's address. */
function readKept(): readonly Kept[] {
  try {
    const [path, kept] = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return path === location.pathname ? kept : [];
  } catch {
    return [];
  }
}

/** Replaces the values that this tab keeps. Without storage a reload starts empty. */
function store(kept: readonly Kept[]): void {
  try {
    if (kept.length > 0) sessionStorage.setItem(KEY, JSON.stringify([location.pathname, kept]));
    else sessionStorage.removeItem(KEY);
  } catch {}
}

function giveTo(control: Element, value: string | boolean): void {
  if (!isField(control) || isChoice(control)) {
    (control as HTMLElement).click();
    return;
  }
  // React overrides the setter of its own elements, and would see no change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}
