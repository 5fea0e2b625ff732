import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Options, transformSync, version } from "@swc/core";

/** The decorators of Nest need their metadata, which Node's own stripping of types does not write. */
const options = (filename: string): Options => ({
  filename,
  swcrc: false,
  sourceMaps: true,
  module: { type: "es6" },
  jsc: {
    experimental: { keepImportAttributes: true },
    target: "es2023",
    parser: { syntax: "typescript", decorators: true, tsx: filename.endsWith("x") },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false, react: { runtime: "automatic" } },
    keepClassNames: true,
  },
});

/** Results of earlier processes, shared by all of this machine: a name is a hash of everything that the result depends on. */
const folder = join(tmpdir(), `tablee-sources-${process.getuid?.() ?? 0}`);
const ways = createHash("sha1")
  .update(version)
  .update(JSON.stringify(options("x")))
  .digest("hex");

/** The source map of each loaded source, by the address that a stack names. */
export const sourceMaps = new Map<string, string>();

function transformed(url: string): string {
  const filename = fileURLToPath(url);
  const source = withoutGlob(readFileSync(filename, "utf8"));
  const path = join(folder, createHash("sha1").update(ways).update(filename).update(source).digest("hex"));
  for (const address of [url, filename]) sourceMaps.set(address, `${path}.map`);
  if (existsSync(`${path}.js`)) return readFileSync(`${path}.js`, "utf8");
  const { code, map } = transformSync(source, options(filename));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  write(`${path}.map`, map!);
  write(`${path}.js`, code);
  return code;
}

/** Vite alone knows `import.meta.glob`: in a test it finds no file, so that components with pictures can be rendered. */
const withoutGlob = (source: string): string =>
  source.includes("import.meta.glob<") ? `import.meta.glob ??= () => ({}); ${source}` : source;

/** Renames it into place: another process reads the whole text or none. */
function write(path: string, text: string): void {
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}

/** Lets Node load our sources as they are, once per process. */
registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith("file:") || !/\.tsx?$/.test(url) || url.includes("/node_modules/")) return nextLoad(url, context);
    return { format: "module", source: transformed(url), shortCircuit: true };
  },
});
