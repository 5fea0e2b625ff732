import type { Language } from "@tablee/domain/kernel/place/region";
import type { Brand, BrandColors } from "@tablee/platform/brand";
import { type AskedPurpose, words } from "./words.ts";

/** The question, or the outcome. */
export type UnsubscribeState = { readonly ask: AskedPurpose } | "done" | "uninvited" | "unknown";

interface Shown {
  readonly state: UnsubscribeState;
  readonly language: Language;
  readonly brand: Brand;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const properties = ({ paper, surface, ink, line, primary, onPrimary }: BrandColors): string =>
  `--paper:${paper};--card:${surface};--ink:${ink};--line:${line};--primary:${primary};--on-primary:${onPrimary}`;

/**
 * The page behind a mail's unsubscribe link. It needs no script, no sign-in and nothing from elsewhere, since any mail program's
 * viewer may open it. It names no person and no address, since a mail may be forwarded.
 */
export function unsubscribePage({ state, language, brand }: Shown): string {
  const { ask, button, settings, ...said } = words[language];
  const { title, text } = typeof state === "string" ? said[state] : ask[state.ask](brand.name);
  const act =
    state === "uninvited"
      ? ""
      : typeof state === "string"
        ? `<p><a href="${settings.path}">${escaped(settings.label)}</a></p>`
        : `<form method="post"><button name="List-Unsubscribe" value="One-Click">${escaped(button)}</button></form>`;
  return `<!doctype html><html lang="${language}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light dark">
<title>${escaped(`${brand.name} | ${title}`)}</title><style>
:root{color-scheme:light dark;${properties(brand.colors)}}
@media(prefers-color-scheme:dark){:root{${properties(brand.night)}}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 "Radio Canada Big",system-ui,sans-serif}
main{box-sizing:border-box;max-width:35rem;margin:8vh auto;padding:2rem;border:1px solid var(--line);border-radius:18px;background:var(--card)}
.brand{margin:0 0 1.5rem;font:22px Fraunces,Georgia,serif;color:var(--primary)}
h1{margin:0 0 1rem;font:600 28px/1.2 Fraunces,Georgia,serif}p{margin:0 0 1rem}form,p:last-child{margin:1.5rem 0 0}
button{min-height:3rem;padding:0 1.4rem;border:0;border-radius:999px;background:var(--primary);color:var(--on-primary);font:600 1rem "Radio Canada Big",system-ui,sans-serif;cursor:pointer}
a{display:inline-block;padding:.4rem 0;color:var(--primary)}button:focus-visible,a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
@media(max-width:36rem){main{margin:0;border-width:0 0 1px;border-radius:0}}
</style></head><body><main><p class="brand">${escaped(brand.name)}</p><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${act}</main></body></html>`;
}
