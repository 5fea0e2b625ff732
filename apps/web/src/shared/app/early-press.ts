declare global {
  /** Repeats what was pressed and typed on a page that the server drew, in the parts that listen by now. */
  var __early: (() => void) | undefined;
}

/**
 * Goes into <head> as an inline script: a page that the server drew can be pressed before its scripts are there, which repeat the last
 * press of each button, question, list or radio, and the last text of each field, once they listen. React takes a text or a choice for a
 * change only if the field was different before. React may take a part over while it handles a press in it: that press needs no repetition. Each has a turn of its own: React
 * renders the outcome of one before the next.
 */
export const earlyPressScript = `(function(){var m=new Map;
["click","change","input"].forEach(function(k){addEventListener(k,function(e){
var t=e.isTrusted&&e.target.closest&&e.target.closest(k==="click"?"button,summary":k==="input"?"input":"select");
if(t&&t.closest("[data-drawn]")){m.delete(t);m.set(t,[k,t.value]);
addEventListener(k,function(){t.closest("[data-drawn]")||m.delete(t)},{once:true})}},true)});
__early=function(){setTimeout(function n(){var t=[...m.keys()].find(function(t){return!t.closest("[data-drawn]")});if(!t)return;
var p=m.get(t);m.delete(t);setTimeout(n);if(t.type==="radio"){t.checked=false;t.click();return}
function s(){t.dispatchEvent(new Event(p[0],{bubbles:true,cancelable:true}))}
if(p[0]==="input"){s();t.value="";Object.getOwnPropertyDescriptor(HTMLInputElement.prototype,"value").set.call(t,p[1])}s()})}})()`.replaceAll(
  "\n",
  "",
);
