import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Call } from "@tablee/contracts/call";
import { allCalls } from "@tablee/contracts/calls";
import { openApiDocument } from "@tablee/contracts/openapi/document";

interface Entry {
  readonly method: string;
  readonly path: string;
  readonly group: string;
}

const catalogue: readonly Entry[] = JSON.parse(
  readFileSync(new URL("../../../libs/contracts/src/catalogue.json", import.meta.url), "utf8"),
);

const whoMay = ({ who, requiresPassword }: Call): string => {
  if (typeof who !== "string") return who.length === 0 ? "admin" : `${who.join(", ")}, admin`;
  return who === "client-reauthenticated" ? `client, password just given${requiresPassword ? ", whatever the flag says" : ""}` : who;
};

const noted = (call: Call): string => [call.summary, ...(call.idempotent ? ["Requires an Idempotency-Key."] : [])].join(" ");
const cell = (text: string): string => text.replaceAll("|", "\\|");
const row = (call: Call): string => `| ${call.method} | \`${call.path}\` | ${whoMay(call)} | ${cell(noted(call))} |`;

/** The first 16 hex digits of the served document's SHA-256: a commit that changes the document changes this page. */
const documentHash = (): string => createHash("sha256").update(JSON.stringify(openApiDocument())).digest("hex").slice(0, 16);

/** docs/generated/calls.md: each call of the catalogue with whether it exists, then our own. */
export function callsPage(): string {
  const byPath = new Map(allCalls.map((call) => [call.path, call]));
  const groups = [...new Set(catalogue.map(({ group }) => group))];
  const existing = catalogue.filter(({ path }) => byPath.has(path)).length;
  const own = allCalls.filter((call) => call.own);
  const sections = groups.flatMap((group) => {
    const rows = catalogue
      .filter((entry) => entry.group === group)
      .map((entry) => {
        const call = byPath.get(entry.path);
        return call ? row(call) : `| ${entry.method} | \`${entry.path}\` | – | *Not yet.* |`;
      });
    return [`## ${group}`, "", "| | path | who may | what it does |", "|---|---|---|---|", ...rows, ""];
  });
  return [
    "# Calls",
    "",
    "Made by `node tools/generate/src/main.ts` from `libs/contracts/src`; not edited by hand.",
    "",
    `The catalogue has ${catalogue.length} calls; ${existing} of them exist. ${own.length} more are our own.`,
    "",
    `The API serves the OpenAPI document at \`/api/openapi.json\`; its hash is \`${documentHash()}\`.`,
    "",
    ...sections,
    "## Our own",
    "",
    "| | path | who may | what it does |",
    "|---|---|---|---|",
    ...own.map(row),
    "",
  ].join("\n");
}
