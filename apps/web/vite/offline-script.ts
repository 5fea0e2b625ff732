import { cacheName, PAGE_DAYS } from "../src/worker/kept-names.ts";

interface ScriptParts {
  readonly trying: string;
  readonly still: string;
  /** The path of home in the language of the document. */
  readonly home: string;
  /** A path of the server that the worker leaves to the network. */
  readonly asked: string;
}

/** A page that could be kept is drawn for strangers: its title begins with the brand's name. */
const TITLE = "<title>[^|<]*\\|([^<]*)";

/**
 * The script of the offline document. It asks the server once the browser is online again, every fifteen seconds, and on a press, and loads
 * its address when the server answers. It asks for a fixed path without saying where it is: an address may hold a secret. At that path itself
 * it opens home. It lists the pages that the worker keeps in this language, without those of a past term.
 */
export const offlineScript = ({ trying, still, home, asked }: ScriptParts): string => `(function(){
var said=document.querySelector("[role=status]"),asking=false,own=location.pathname.startsWith("/offline/");
function ask(pressed){
if(asking)return;asking=true;if(pressed)said.textContent=${JSON.stringify(trying)};
fetch("${asked}",{method:"HEAD",cache:"no-store",referrerPolicy:"no-referrer"}).then(function(a){if(!a.ok)throw a;if(own)location.replace("${home}");else location.reload()}).catch(function(){asking=false;if(pressed)said.textContent=${JSON.stringify(still)}})}
addEventListener("online",function(){ask(false)});
setInterval(function(){if(document.visibilityState==="visible")ask(false)},15000);
if(own)ask(false);
document.querySelector("button").addEventListener("click",function(){ask(true)});
if(globalThis.caches)caches.open("${cacheName("pages", "")}"+(document.documentElement.dataset.brand||"tablee")).then(async function(kept){
var parser=new DOMParser(),list=document.querySelector("ul");
for(var request of await kept.keys()){
var answer=await kept.match(request,{ignoreVary:true});
if(!answer||Date.now()-Date.parse(answer.headers.get("date"))>${PAGE_DAYS * 86_400_000})continue;
var html=await answer.text(),named=/${TITLE}/.exec(html);
if(!named||!html.includes('<html lang="'+document.documentElement.lang+'"'))continue;
var link=document.createElement("a"),item=document.createElement("li");
link.href=request.url;link.textContent=parser.parseFromString(named[1],"text/html").body.textContent.trim();
item.append(link);list.append(item);list.parentElement.hidden=false}}).catch(function(){})
})()`;
