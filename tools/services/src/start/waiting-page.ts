import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type Step, waitingWords } from "./waiting-words.ts";

/** The progress of a start. */
export interface Progress {
  /** From 0 to 1. */
  readonly done: number;
  readonly step: Step;
  /** The day that the demo's season has reached, as YYYY-MM-DD. */
  readonly day?: string;
  /** True for the first start of a data folder. */
  readonly first: boolean;
}

export interface WaitingPage {
  show(progress: Partial<Progress>): void;
  /** Frees the port for the API, which answers there from then on. */
  readonly close: () => Promise<void>;
}

const PROGRESS = "/starting.json";
const RETRY_S = 2;

/**
 * Answers at the product's port until the API does: to browsers with a page that shows the progress, to every other call with 503 and when
 * to try again.
 */
export async function openWaitingPage(port: number): Promise<WaitingPage> {
  let progress: Progress = { done: 0, step: "services", first: true };
  const server = createServer((request, response) => answer(request, response, progress));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, resolve);
  });
  return {
    show: (change) => {
      progress = { ...progress, ...change };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer({ url = "/", headers }: IncomingMessage, response: ServerResponse, progress: Progress): void {
  const common = { "cache-control": "no-store", "retry-after": String(RETRY_S) };
  const isFrench = url.startsWith("/fr") || (!url.startsWith("/admin") && prefersFrench(headers["accept-language"]));
  if (url === PROGRESS) {
    response.writeHead(200, { ...common, "content-type": "application/json" }).end(JSON.stringify({ ...progress, text: textOf(progress) }));
  } else if (headers.accept?.includes("text/html")) {
    response.writeHead(503, { ...common, "content-type": "text/html; charset=utf-8" }).end(page(progress, isFrench ? 1 : 0));
  } else {
    response
      .writeHead(503, { ...common, "content-type": "application/json" })
      .end(JSON.stringify({ code: "unavailable", message: waitingWords.again.join(" ") }));
  }
}

const prefersFrench = (languages = ""): boolean => /^\s*fr\b/i.test(languages);

/** The current step, in English and in French. */
const textOf = ({ step, day }: Progress): readonly string[] =>
  waitingWords.step[step].map((sentence, language) => sentence.replace("{{day}}", day ? dayIn(language, day) : ""));

const dayIn = (language: number, day: string): string =>
  new Intl.DateTimeFormat(language === 1 ? "fr-CA" : "en-CA", { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

const percentIn = (percent: number, language: 0 | 1): string => (language === 1 ? `${percent}\u00a0%` : `${percent}%`);

function page(progress: Progress, language: 0 | 1): string {
  const say = (words: readonly string[]) => words[language]!;
  const percent = Math.round(progress.done * 100);
  return `<!doctype html>
<html lang="${language === 1 ? "fr-CA" : "en-CA"}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${say(waitingWords.title)} · Tablée</title>
<noscript><meta http-equiv="refresh" content="${RETRY_S}"></noscript><style>${STYLE}</style></head>
<body><main><p class="brand">Tablée</p>${PLATE}<h1>${say(waitingWords.title)}</h1>
<p class="lead">${say(progress.first ? waitingWords.lead : waitingWords.again)}</p>
<div class="bar" role="progressbar" aria-label="${say(waitingWords.label)}" aria-valuemin="0" aria-valuemax="100" aria-valuenow="${percent}"><i style="width:${percent}%"></i></div>
<p class="step" aria-live="polite"><span>${textOf(progress)[language]}</span><b>${percentIn(percent, language)}</b></p>
<p class="open">${say(waitingWords.open)}</p></main><script>${script(language)}</script></body></html>`;
}

/** Polls the progress, and reloads the page once the product answers in place of this one. */
const script = (language: 0 | 1): string => `
const bar = document.querySelector("[role=progressbar]"), fill = bar.firstChild, [text, percent] = document.querySelector(".step").children;
async function look() {
  try {
    const response = await fetch("${PROGRESS}");
    if (!response.headers.get("content-type")?.includes("json") || !response.ok) return location.reload();
    const { done, text: words } = await response.json();
    const value = Math.round(done * 100);
    bar.setAttribute("aria-valuenow", value);
    fill.style.width = value + "%";
    if (text.textContent !== words[${language}]) text.textContent = words[${language}];
    percent.textContent = value + "${language === 1 ? "\\u00a0%" : "%"}";
  } catch {}
  setTimeout(look, 700);
}
setTimeout(look, 700);`;

/** A plate on its cloth, with a fork and a knife. */
const PLATE = `<svg viewBox="6 10 208 100" aria-hidden="true"><rect x="6" y="10" width="208" height="100" rx="18" fill="var(--cloth)"/>
<circle cx="110" cy="60" r="44" fill="var(--plate)"/><circle cx="110" cy="60" r="32" fill="none" stroke="var(--rim)" stroke-width="2"/>
<path d="M94 66c6-18 26-22 34-14-2 14-16 24-34 14z" fill="var(--leaf)"/><circle cx="121" cy="70" r="7" fill="var(--tomato)"/>
<path d="M38 34v18a6 6 0 0 0 12 0V34M44 34v52" stroke="var(--steel)" stroke-width="4" fill="none" stroke-linecap="round"/>
<path d="M176 86V34c10 6 10 24 0 30" stroke="var(--steel)" stroke-width="4" fill="none" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** The tokens of libs/ui that this page needs: it is there before anything is built. */
const STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#fbf7f0,#0e1512);--ink:light-dark(#1f2a24,#f4ede1);--muted:light-dark(#58645c,#a9b5ab);
--primary:light-dark(#1e5b45,#8ecfac);--sunken:light-dark(#eee3d0,#22302a);--cloth:light-dark(#eeb44e,#a87a25);--plate:light-dark(#fffdf9,#f4ede1);
--rim:light-dark(#e6dccb,#d8cfbf);--leaf:#3f7a62;--tomato:#d8664f;--steel:light-dark(#5b4a24,#3a2c0d)}
*{box-sizing:border-box;margin:0}body{background:var(--paper);color:var(--ink);font:1.0625rem/1.55 "Radio Canada Big",system-ui,sans-serif;min-height:100dvh;display:grid;place-items:center;padding:1.5rem}
main{max-width:34rem;width:100%}.brand{font:600 1.375rem/1 Fraunces,Georgia,serif;color:var(--primary);margin-bottom:2rem}
svg{display:block;width:min(100%,17rem);margin-bottom:1.75rem}h1{font:600 clamp(2rem,1.5rem + 2.4vw,3rem)/1.08 Fraunces,Georgia,serif;letter-spacing:-.01em;margin-bottom:.75rem;text-wrap:balance}
.lead{color:var(--muted);margin-bottom:1.75rem;text-wrap:pretty}.bar{height:.75rem;border-radius:999px;background:var(--sunken);overflow:hidden}
.bar i{display:block;height:100%;border-radius:999px;background:var(--primary);transition:width .6s ease-out}
.step{display:flex;justify-content:space-between;gap:1rem;margin-top:.75rem;font-size:.9375rem}.step b{font-variant-numeric:tabular-nums;white-space:nowrap}
.open{color:var(--muted);font-size:.9375rem;margin-top:1.75rem}@media (prefers-reduced-motion:reduce){.bar i{transition:none}}`;
