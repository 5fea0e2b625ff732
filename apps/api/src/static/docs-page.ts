import type { Call } from "@tablee/contracts/call";
import { allCalls } from "@tablee/contracts/calls";
import { z } from "zod";

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
const schema = (type: z.ZodType, io: "input" | "output"): string => {
  const { $schema: _, ...json } = z.toJSONSchema(type, { io, unrepresentable: "any" });
  return escapeHtml(JSON.stringify(json, null, 2));
};
const who = (call: Call): string => (typeof call.who === "string" ? call.who : ["admin", ...call.who].join(", "));

const article = (
  call: Call,
): string => `<details id="${escapeHtml(call.path)}"><summary><b class="${call.method}">${call.method}</b> <code>${escapeHtml(call.path)}</code> <i>${escapeHtml(who(call))}</i>
<span>${escapeHtml(call.summary)}</span></summary><h3>Input</h3><pre>${schema(call.input, "input")}</pre><h3>Output</h3><pre>${schema(call.output, "output")}</pre>
${call.refusals ? `<h3>Refusals</h3><p>${call.refusals.map((code) => `<code>${escapeHtml(code)}</code>`).join(" ")}</p>` : ""}</details>`;

/** Every call on one page that needs no script: made from the contract. */
export const docsPage =
  (): string => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Tablée · API</title><style>
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif;--line:#8883}body{max-width:60rem;margin:2rem auto;padding:0 1rem}h1{font:600 2rem Georgia,serif}
details{border-top:1px solid var(--line);padding:.6rem 0}summary{cursor:pointer;display:grid;grid-template-columns:4rem 1fr auto;gap:0 .5rem}summary span{grid-column:2/-1;opacity:.75}
b{font:600 .8rem ui-monospace,monospace;color:#1e5b45}b.POST{color:#b35c00}i{opacity:.6;font-size:.85rem}pre{overflow:auto;background:#8881;padding:.8rem;border-radius:.5rem;font-size:.8rem}h3{font-size:.85rem;margin:.8rem 0 .2rem}
@media(prefers-color-scheme:dark){b{color:#7cc4a4}b.POST{color:#eab35c}}</style>
<h1>Tablée API</h1><p>${allCalls.length} calls. The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>${allCalls.map(article).join("\n")}</html>`;
