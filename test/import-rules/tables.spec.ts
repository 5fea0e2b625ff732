import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { readModels } from "@tablee/domain/kernel/log/read-models";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), "utf8");
/** Makes the vault's tables. */
const migrations = "libs/platform/src/migrate-vault.ts";

/** The tables that the migrations leave. */
function vaultTables(): string[] {
  const changes = read(migrations).matchAll(
    /(CREATE|DROP) TABLE (?:IF (?:NOT )?EXISTS )?vault\.(\w+)|ALTER TABLE vault\.(\w+) RENAME TO (\w+)/g,
  );
  const tables = new Set<string>();
  for (const [, act, table, before, after] of changes) {
    if (act === "CREATE") tables.add(table!);
    else tables.delete((table ?? before)!);
    if (after) tables.add(after);
  }
  return [...tables];
}

/**
 * Tables that stay with their runtimes: the clock, keys of persons, checkpoints, leases, and set-aside items. Any other belongs
 * to access.
 */
const ofRuntimes = ["clock", "lease", "migration", "person_key", "policy_checkpoint", "set_aside"];
const ofAccess = vaultTables().filter((table) => !ofRuntimes.includes(table));

interface Rule {
  readonly home: string;
  readonly tables: readonly string[];
  /** SQL on one of the tables, on one that is only known when it runs, or a library that is given the schema. */
  readonly pattern: RegExp;
}

const ruleOf = (schema: string, home: string, tables: readonly string[]): Rule => ({
  home,
  tables,
  pattern: new RegExp(`\\b${schema}"?\\."?(${tables.join("|")})\\b|\\b${schema}\\.\\$\\{|schemaName: "${schema}"`, "g"),
});

const access = ruleOf("vault", "libs/access/src/", ofAccess);
/** The runtime's own: the read models' checkpoints, and their parked keys. */
const ofProjections = ["projection", "parked"];
const projections = ruleOf("read", "libs/projections/src/", [...Object.keys(readModels), ...ofProjections]);
const touched = ({ pattern }: Rule, text: string): string[] => [...text.matchAll(pattern)].map(([, table]) => table ?? "unknown");

/** Files of the product and its tools; tests may prepare rows by hand. */
function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name) && !/\.spec\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !/(^|\/)(node_modules|build|test)\//.test(path));
}

const product = ["libs", "apps", "workers", "tools"].flatMap(filesOf).map((path) => [path, read(path)] as const);
const benches = filesOf("bench").map((path) => [path, read(path)] as const);
const touching = (rule: Rule, files: typeof product) =>
  files.map(([path, text]) => [path, touched(rule, text)] as const).filter(([, names]) => names.length > 0);

describe("the vault's tables about who may come in", () => {
  it("are those that the migrations leave, without the runtimes' own", () => {
    expect(vaultTables()).toEqual(expect.arrayContaining(ofRuntimes));
    expect(ofAccess).toEqual(expect.arrayContaining(["credential", "session", "staff", "password_reset", "push_token"]));
  });

  it("are each found in libs/access, so that the rule means something", () => {
    const found = touching(access, product).flatMap(([path, names]) => (path.startsWith(access.home) ? names : []));
    expect(new Set(found)).toEqual(new Set([...ofAccess, "unknown"]));
  });

  it("are asked and written nowhere else", () => {
    const allowed = (path: string) => path.startsWith(access.home) || path === migrations;
    const elsewhere = touching(access, [...product, ...benches]).filter(([path]) => !allowed(path));
    expect(elsewhere).toEqual([]);
  });

  it.each(["SELECT 1 FROM vault.session", `DELETE FROM vault.\${table}`, 'schemaName: "vault"'])("are recognised in %j", (text) => {
    expect(touched(access, text)).toHaveLength(1);
  });
});

describe("the tables of read models", () => {
  it("are asked in libs/projections alone", () => {
    const [inside, outside] = [true, false].map((isInside) =>
      touching(projections, product).filter(([path]) => path.startsWith(projections.home) === isInside),
    );
    const found = new Set(inside!.flatMap(([, names]) => names));
    expect(found.size).toBeGreaterThan(15);
    expect([...found]).toEqual(expect.arrayContaining(ofProjections));
    expect(outside).toEqual([]);
  });

  it.each(["JOIN read.accounts a", 'selectFrom("read.orders")', 'FROM "read"."orders"', `DROP TABLE read.\${name}`])(
    "are recognised in %j",
    (text) => {
      expect(touched(projections, text)).toHaveLength(1);
    },
  );
});
