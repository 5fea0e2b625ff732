import type { Entry, Timeline } from "./timeline.ts";

const marks: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const plain = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => marks[sign]!);

/** Opens without a network, runs nothing, and prints without breaking an entry in two. */
const style = `
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; color: #1f2a24; background: #fbf7f0; margin: 0; }
  main { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem; }
  h1 { font: 600 2rem/1.2 Georgia, serif; }
  h2 { font: 600 1.35rem/1.3 Georgia, serif; margin-top: 2.5rem; border-bottom: 2px solid #1e5b45; }
  h3 { font-size: 1rem; margin-bottom: 0.25rem; }
  ol.entries { list-style: none; padding: 0; }
  .entries li { margin: 0 0 1rem; break-inside: avoid; }
  time, .reason { display: block; color: #55605a; font-size: 0.9rem; }
  .entries p { margin: 0; overflow-wrap: anywhere; }
  @media (prefers-color-scheme: dark) {
    body { color: #f2ede4; background: #16201b; }
    time, .reason { color: #b9c2bc; }
    h2 { border-color: #7fc2a4; }
  }
  @media print {
    body { color: #000; background: none; font-size: 11pt; }
    time, .reason { color: #333; }
    h2 { break-after: avoid; }
  }`;

const entryOf = ({ at, when, sentence, reason }: Entry): string =>
  `<li><time datetime="${plain(at)}">${plain(when)}</time><p>${plain(sentence)}</p>${reason ? `<p class="reason">${plain(reason)}</p>` : ""}</li>`;

const listOf = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${plain(item)}</li>`).join("")}</ul>`;

/** A timeline as one file of HTML: it opens offline, prints, and loads and runs nothing. */
export function pageOf({ language, title, intro, rest, empty, months, beside }: Timeline): string {
  const sections = months.map(
    (month) => `<section><h2>${plain(month.title)}</h2><ol class="entries">${month.entries.map(entryOf).join("\n")}</ol></section>`,
  );
  const lists = beside.lists.map((list) => `<h3>${plain(list.title)}</h3>${listOf(list.items)}`);
  return `<!doctype html>
<html lang="${language}-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${plain(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${plain(title)}</h1>
<p>${plain(intro)}</p>
<p>${plain(rest)}</p>
${sections.length > 0 ? sections.join("\n") : `<p>${plain(empty)}</p>`}
<section><h2>${plain(beside.title)}</h2>${beside.sentences.map((sentence) => `<p>${plain(sentence)}</p>`).join("")}${lists.join("")}</section>
</main>
</body>
</html>
`;
}
