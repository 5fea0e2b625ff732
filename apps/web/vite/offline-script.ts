import { cacheName, PAGE_DAYS } from "../src/worker/kept-names.ts";

interface ScriptParts {
  readonly trying: string;
  readonly still: string;
  /** The title and the text once the server answered, but not at this address. */
  readonly onlyHere: readonly [title: string, lead: string];
  /** The path of home in the language of the document. */
  readonly home: string;
  /** A path of the server that the worker leaves to the network. */
  readonly asked: string;
}

/** A page that could be kept is drawn for strangers: its title begins with the brand's name. */
const TITLE = "<title>[^|<]*\\|([^<]*)";

/**
 * The script of the offline document. It asks the server once the browser is online again, every fifteen seconds, and on a press, and loads
 * its address when the server answers. It asks for a fixed path without saying where it is: an address may hold a secret. If that load
 * ends here again, only this address fails, so the script waits for a press, and a connection that is away then is not away still. At the
 * fixed path itself it opens home. It lists the pages that the worker keeps in this language, without those of a past term.
 */
export const offlineScript = ({ trying, still, onlyHere: [title, lead], home, asked }: ScriptParts): string => `(function(){
var said=document.querySelector("[role=status]"),asking=false,own=location.pathname.startsWith("/offline/"),name="tablee-reloaded",flag,visit=performance.getEntriesByType("navigation")[0];
try{flag=sessionStorage.getItem(name);sessionStorage.removeItem(name)}catch(e){flag=1}
var again=flag&&visit&&visit.type==="reload",still=${JSON.stringify(still)};
if(again){var head=document.querySelector("h1");still=head.textContent+".";document.title=document.title.replace(head.textContent,head.textContent=${JSON.stringify(title)});document.querySelector(".lead").textContent=${JSON.stringify(lead)}}
function ask(pressed){
if(asking||again&&!pressed)return;asking=true;if(pressed)said.textContent=${JSON.stringify(trying)};
fetch("${asked}",{method:"HEAD",cache:"no-store",referrerPolicy:"no-referrer"}).then(function(a){if(!a.ok)throw a;if(own)location.replace("${home}");else{try{sessionStorage.setItem(name,1)}catch(e){}location.reload()}}).catch(function(){asking=false;if(pressed)said.textContent=still})}
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
