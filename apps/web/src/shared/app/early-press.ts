declare global {
  /** The last press on a page that the server drew: the event's type, and the button, the summary or the list of choices. */
  var __early: readonly ["click" | "change", HTMLElement] | undefined;
}

/** Goes into <head> as an inline script: a page that the server drew can be pressed before its scripts are there. */
export const earlyPressScript = `["click","change"].forEach(function(k){addEventListener(k,function(e){
var t=e.target.closest&&e.target.closest(k==="click"?"button,summary":"select");
if(t&&document.querySelector("[data-drawn]"))__early=[k,t]},true)})`.replaceAll("\n", "");

/** Repeats that press once the scripts listen. */
export function repeatEarlyPress(): void {
  const [type, pressed] = globalThis.__early ?? [];
  if (type === "click") pressed?.click();
  else pressed?.dispatchEvent(new Event("change", { bubbles: true }));
}
