import { cacheName } from "../src/worker/kept-names.ts";

interface ScriptWords {
  readonly trying: string;
  readonly still: string;
}

/** A page that could be kept is drawn for strangers: its title begins with the brand's name. */
const TITLE = "<title>[^|<]*\\|([^<]*)";

/**
 * The script of the offline document. It asks for its own address once the browser is online again, every fifteen seconds, and on a
 * press, and loads it when the server answers; and it lists the pages that the worker keeps in this language.
 */
export const offlineScript = ({ trying, still }: ScriptWords): string => `(function(){
var said=document.querySelector("[role=status]"),asking=false;
function ask(pressed){
if(asking)return;asking=true;if(pressed)said.textContent=${JSON.stringify(trying)};
fetch(location.href,{method:"HEAD",cache:"no-store"}).then(function(a){if(a.status>=500)throw a;location.reload()}).catch(function(){asking=false;if(pressed)said.textContent=${JSON.stringify(still)}})}
addEventListener("online",function(){ask(false)});
setInterval(function(){if(document.visibilityState==="visible")ask(false)},15000);
document.querySelector("button").addEventListener("click",function(){ask(true)});
if(globalThis.caches)caches.open("${cacheName("pages", "")}"+(document.documentElement.dataset.brand||"tablee")).then(async function(kept){
var parser=new DOMParser(),list=document.querySelector("ul");
for(var request of await kept.keys()){
var html=await(await kept.match(request,{ignoreVary:true})).text(),named=/${TITLE}/.exec(html);
if(!named||!html.includes('<html lang="'+document.documentElement.lang+'"'))continue;
var link=document.createElement("a"),item=document.createElement("li");
link.href=request.url;link.textContent=parser.parseFromString(named[1],"text/html").body.textContent.trim();
item.append(link);list.append(item);list.parentElement.hidden=false}}).catch(function(){})
})()`;
