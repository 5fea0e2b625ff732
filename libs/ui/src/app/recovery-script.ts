/**
 * Goes into <head> as an inline script: a page from a cache may name scripts and styles that the server no longer has. It is loaded
 * again, once; then it shows a sentence and a way to try again.
 */
export const recoveryScript = `addEventListener("error",function(e){
var t=e.target,u=t&&(t.src||t.rel==="stylesheet"&&t.href);
if(!u||u.indexOf(location.origin)||u.indexOf("/assets/")<0||!/^(SCRIPT|LINK)$/.test(t.tagName)||navigator.onLine===false)return;
var n=performance.getEntriesByType("navigation")[0];
if(n&&n.type!=="reload")return location.reload();
var f=document.documentElement.lang.indexOf("fr")===0;
var s=function(){var r=document.getElementById("root");if(r&&!r.firstChild)r.innerHTML="<p style='max-width:30em;margin:20vh auto;padding:0 1em'>"+(f?"Cette page n’a pas pu se charger au complet. ":"This page could not load completely. ")+"<a href=''>"+(f?"Réessayer":"Try again")+"</a></p>"};
document.body?s():addEventListener("DOMContentLoaded",s)
},true)`.replaceAll("\n", "");
