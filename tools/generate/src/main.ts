import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { artNames } from "./art-names.ts";
import { breachedPasswords } from "./breached-passwords.ts";
import { callsPage } from "./calls-page.ts";
import { eventsPage } from "./events-page.ts";
import { namespacesOfWeb } from "./namespaces-of-web.ts";
import { noticeTemplates } from "./notice-templates.ts";
import { policiesList } from "./policies-list.ts";
import { readModelsList } from "./read-models.ts";
import { useCasesList } from "./use-cases-list.ts";

const root = new URL("../../../", import.meta.url);

/** The files that are generated from sources. */
const pages: Readonly<Record<string, () => string>> = {
  "docs/generated/events.md": eventsPage,
  "docs/generated/calls.md": callsPage,
  "libs/gateways/src/password-check/breached.gen.ts": breachedPasswords,
  "apps/web/src/shared/i18n/namespaces.gen.ts": namespacesOfWeb,
  "libs/automation/src/policies/all-policies.gen.ts": policiesList,
  "libs/commands/src/use-cases.gen.ts": useCasesList,
  "libs/projections/src/read-models.gen.ts": readModelsList,
  "libs/notices/src/templates/all-templates.gen.ts": noticeTemplates,
  "libs/ui/src/plates/art-names.gen.ts": artNames,
};

const current = (name: string): string | undefined => {
  try {
    return readFileSync(new URL(name, root), "utf8");
  } catch {
    return undefined;
  }
};

const drifted = Object.entries(pages).filter(([name, page]) => current(name) !== page());
const names = drifted.map(([name]) => name).join(", ");

if (process.argv.includes("--check")) {
  if (drifted.length > 0) {
    process.stderr.write(`${names}: not what the sources say. Run: node tools/generate/src/main.ts\n`);
    process.exitCode = 1;
  }
} else {
  mkdirSync(new URL("docs/generated/", root), { recursive: true });
  for (const [name, page] of drifted) writeFileSync(new URL(name, root), page());
  process.stdout.write(drifted.length > 0 ? `wrote ${names}\n` : "nothing had changed\n");
}
