import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { openApiDocument } from "@tablee/contracts/openapi";
import { callsPage } from "./calls-page.ts";
import { eventsPage } from "./events-page.ts";

const folder = new URL("../../../docs/generated/", import.meta.url);

/** What stands under docs/generated, each file made anew from the sources. */
const pages: Readonly<Record<string, () => string>> = {
  "events.md": eventsPage,
  "calls.md": callsPage,
  "openapi.json": () => `${JSON.stringify(openApiDocument(), null, 1)}\n`,
};

const standing = (name: string): string | undefined => {
  try {
    return readFileSync(new URL(name, folder), "utf8");
  } catch {
    return undefined;
  }
};

const drifted = Object.entries(pages).filter(([name, page]) => standing(name) !== page());
const names = drifted.map(([name]) => `docs/generated/${name}`).join(", ");

if (process.argv.includes("--check")) {
  if (drifted.length > 0) {
    process.stderr.write(`${names}: not what the sources say. Run: node tools/generate/src/main.ts\n`);
    process.exitCode = 1;
  }
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, page] of drifted) writeFileSync(new URL(name, folder), page());
  process.stdout.write(drifted.length > 0 ? `wrote ${names}\n` : "nothing had changed\n");
}
