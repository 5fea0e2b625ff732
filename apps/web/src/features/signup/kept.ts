/** Steps in which something is typed before it is sent. */
type Step = "plans" | "registration" | "delivery";

const keyOf = (step: Step): string => `tablee.signup.${step}`;

/** The unsent input of a step, as this tab keeps it across reloads; empty where the browser has no storage. */
export function keptOf(step: Step): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(step)) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** The texts of a form as typed last, over its initial ones. */
export function textsOf<Texts extends Readonly<Record<string, string>>>(step: Step, texts: Texts): Texts {
  const kept = keptOf(step);
  const typed = Object.keys(texts).flatMap((name) => (typeof kept[name] === "string" ? [[name, kept[name]]] : []));
  return { ...texts, ...Object.fromEntries(typed) };
}

/** Never a password: anyone at this tab can read what is kept. */
export function keep(step: Step, values: object): void {
  try {
    sessionStorage.setItem(keyOf(step), JSON.stringify(values));
  } catch {
    // Without storage a reload starts empty.
  }
}

/** It was sent: from here on the server has it. */
export function forget(step: Step): void {
  try {
    sessionStorage.removeItem(keyOf(step));
  } catch {
    // Nothing was kept.
  }
}
