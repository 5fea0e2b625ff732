import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const tables = ["allowance", "credential", "dismissal", "editing_session", "idempotency", "rate_limit", "session", "staff"];
const home = "libs/access/src/";
/** Makes the tables. */
const migrations = "libs/platform/src/migrate-vault.ts";

/** SQL on one of the tables, on one that is only known when it runs, or a library that is given the schema. */
const onTable = new RegExp(`\\bvault\\.(${tables.join("|")})\\b|\\bvault\\.\\$\\{|schemaName: "vault"`, "g");
const touched = (text: string): string[] => [...text.matchAll(onTable)].map(([, table]) => table ?? "unknown");

/** Files of the product and its tools; tests may prepare rows by hand. */
function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name) && !/\.spec\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !/(^|\/)(node_modules|build|test)\//.test(path));
}

const files = ["libs", "apps", "workers", "tools", "bench"].flatMap(filesOf);
const touching = new Map(files.map((path) => [path, touched(readFileSync(join(root, path), "utf8"))]));

describe("the vault's tables about who may come in", () => {
  it("are each found in the room access, so that the rule means something", () => {
    const found = [...touching].filter(([path]) => path.startsWith(home)).flatMap(([, names]) => names);
    expect(new Set(found)).toEqual(new Set([...tables, "unknown"]));
    expect(touching.get(migrations)).toEqual(expect.arrayContaining(["credential", "session", "staff"]));
  });

  it("are asked and written nowhere else", () => {
    const elsewhere = [...touching].filter(([path, names]) => names.length > 0 && !path.startsWith(home) && path !== migrations);
    expect(elsewhere).toEqual([]);
  });

  it.each(["SELECT 1 FROM vault.session", `DELETE FROM vault.\${table}`, 'schemaName: "vault"'])("are recognised in %j", (text) => {
    expect(touched(text)).toHaveLength(1);
  });
});
