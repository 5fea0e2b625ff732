import { unsaved } from "./unsaved.ts";

/** A control's name for people, and the value that a person gave it; several alike are numbered. */
type Kept = readonly [name: string, value: string | boolean];

const key = "tablee-typed";
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

/** Keeps the values of controls in this tab, except secrets; nothing where the browser has no storage. */
function keepControls(controls: readonly Element[], page: Document = document): void {
  const kept: Kept[] = [...named(page)].flatMap(([name, control]) =>
    controls.includes(control) && !control.matches(secret) ? [[name, givenValue(control)]] : [],
  );
  try {
    if (kept.length > 0) sessionStorage.setItem(key, JSON.stringify([location.pathname, kept]));
  } catch {
    // Without storage a reload starts empty.
  }
}

/** Gives the kept values to the page's controls as they appear, as if a person gave them, while the page has the same address. */
function restoreControls(page: Document = document): void {
  const [path, kept] = takeKept();
  const left = new Map(kept);
  if (left.size === 0 || path !== location.pathname) return;
  const give = () => {
    const controls = named(page);
    for (const [name, value] of left) {
      const control = controls.get(name);
      if (control === undefined) continue;
      left.delete(name);
      if (givenValue(control) !== value) giveTo(control, value);
    }
    if (left.size === 0 || path !== location.pathname) observer.disconnect();
  };
  const observer = new MutationObserver(give);
  observer.observe(page.body, { childList: true, subtree: true });
  // The page may be there already.
  give();
}

function takeKept(): readonly [path: string, kept: readonly Kept[]] {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept === null ? ["", []] : JSON.parse(kept);
  } catch {
    return ["", []];
  }
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
