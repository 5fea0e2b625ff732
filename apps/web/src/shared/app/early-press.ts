declare global {
  /** Repeats the last press on a page that the server drew: of a button, a question or a list of choices. */
  var __early: (() => void) | undefined;
}

/**
 * Goes into <head> as an inline script: a page that the server drew can be pressed before its scripts are there, which repeat the press
 * once they listen.
 */
export const earlyPressScript = `["click","change"].forEach(function(k){addEventListener(k,function(e){
var t=e.target.closest&&e.target.closest(k==="click"?"button,summary":"select");
if(t&&document.querySelector("[data-drawn]"))__early=function(){t.dispatchEvent(new Event(k,{bubbles:true,cancelable:true}))}},true)})`.replaceAll(
  "\n",
  "",
);
