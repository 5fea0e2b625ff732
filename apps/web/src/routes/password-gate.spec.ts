import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { allCalls } from "@tablee/contracts/calls";
import { routeTable } from "../shared/routing/route-table.ts";

const here = import.meta.dirname;
const screens = readFileSync(join(here, "screens.ts"), "utf8");

/** The files that a page loads at once, apart from what it fetches on a press. */
function loadedBy(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file) || !existsSync(file)) return known;
  known.add(file);
  for (const [, path] of readFileSync(file, "utf8").matchAll(/^(?:import|export)(?! type)[^;]*? from "(\.[^"]+)";/gm))
    loadedBy(resolve(dirname(file), path!), known);
  return known;
}

const protectedReads = new Map(
  allCalls.filter(({ who, method }) => who === "client-reauthenticated" && method === "GET").map((call) => [call.path, call]),
);

/** The names of the exported calls of a contracts file that ask for the password. */
async function namesIn(file: string): Promise<readonly string[]> {
  const text = readFileSync(file, "utf8");
  const names: string[] = [];
  for (const [, imported, from] of text.matchAll(/^import \{([^}]*)\} from "(@tablee\/contracts\/calls\/[^"]+)";/gm)) {
    const calls: Record<string, unknown> = await import(from!);
    for (const name of imported!.split(",").map((each) => each.trim())) {
      const call = calls[name] as { path?: string } | undefined;
      const isRead = new RegExp(`call(Query|Pages)\\(\\s*${name}\\b`).test(text);
      if (call?.path !== undefined && protectedReads.has(call.path) && isRead) names.push(name);
    }
  }
  return names;
}

/** Parts that appear after an act for which the password was given, or which asks for it. */
const afterAnAct = ["order/editor/pay/pay-with-another.tsx", "signup/pay/declined-card.tsx"];

describe("a screen that does not ask for the password", () => {
  const open = routeTable.filter(({ requiresPasswordAuth }) => !requiresPasswordAuth);
  const pages = open.flatMap(({ name }) => {
    const path = new RegExp(`\\b${name}: async \\(\\) => \\(await import\\("([^"]+)"\\)\\)`).exec(screens)?.[1];
    return path ? [[name, join(here, path)] as const] : [];
  });

  it("is most of them", () => {
    expect(pages.length).toBeGreaterThan(20);
  });

  it.each(pages)("%s reads nothing that does", async (_, page) => {
    const files = [...loadedBy(page)].filter((file) => !afterAnAct.some((part) => file.endsWith(part)));
    const reads = await Promise.all(files.map(async (file) => (await namesIn(file)).map((name) => `${file}: ${name}`)));
    expect(reads.flat()).toEqual([]);
  });
});
