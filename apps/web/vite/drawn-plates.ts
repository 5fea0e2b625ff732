import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type DrawPlate, plateDrawerFile } from "@tablee/contracts/pictures/plate-drawer";
import { wholeTable } from "@tablee/ui/plates/plate-spec";
import { build, type Plugin, type Rolldown } from "vite";
import type { PictureOf } from "../src/shared/ui/picture-of.ts";

/** Files of plates that are known when the app is built. */
const plates = /[\\/]apps[\\/]web[\\/]src[\\/].*[\\/](?:[\w-]+-)?plates\.ts$/;
const entry = join(import.meta.dirname, "../../../libs/ui/src/plates/plate-files.ts");

/** The script that draws plates outside a browser, with all food inside. It needs no package. */
async function drawer(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    root: import.meta.dirname,
    // As in production, also where the development server draws.
    oxc: { jsx: { runtime: "automatic", development: false } },
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": '"production"' },
    build: { ssr: entry, write: false, minify: true, rolldownOptions: { output: { codeSplitting: false } } },
  });
  return ((built as Rolldown.RolldownOutput).output[0] as Rolldown.OutputChunk).code;
}

/** Runs the script from a file: Node finds the packages of its own that the script names by its address. */
async function load(code: string): Promise<DrawPlate> {
  const folder = mkdtempSync(join(tmpdir(), "tablee-plates-"));
  try {
    const file = join(folder, "plates.mjs");
    writeFileSync(file, code);
    return ((await import(pathToFileURL(file).href)) as { drawPlate: DrawPlate }).drawPlate;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

let drawn: Promise<{ readonly code: string; readonly draw: DrawPlate }> | undefined;
const once = () => (drawn ??= drawer().then(async (code) => ({ code, draw: await load(code) })));

const isPlate = (value: object): value is PictureOf => "vessel" in value && "seed" in value;

/** The same value, with each plate in it replaced by its cloth, its picture and its other fields. */
function pictured(value: unknown, address: (plate: PictureOf) => string): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (isPlate(value)) {
    const { vessel: _vessel, art: _art, seed: _seed, table: _table, ...rest } = value;
    return { ...rest, picture: address(value) };
  }
  if (Array.isArray(value)) return value.map((each) => pictured(each, address));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, pictured(each, address)]));
}

/**
 * The plates that are known when the app is built, as files: they need no code in a browser to draw them. Each page paints the cloth
 * behind its picture in the colour of its theme. The build also keeps the script that drew them, for the server.
 */
export const drawnPlates = (): Plugin => {
  let isBuild = false;
  return {
    name: "tablee:drawn-plates",
    enforce: "pre",
    configResolved: (config) => {
      isBuild = config.command === "build";
    },
    async load(id) {
      if (!plates.test(id)) return null;
      const { draw } = await once();
      const address = (plate: PictureOf): string => {
        const source = draw(plate, plate.seed, { dyed: false, ...(plate.table && { frame: wholeTable }) });
        if (!isBuild) return `data:image/svg+xml;base64,${Buffer.from(source).toString("base64")}`;
        const fileName = `assets/${plate.seed}-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.svg`;
        this.emitFile({ type: "asset", fileName, source });
        return `/${fileName}`;
      };
      const module: Record<string, unknown> = await import(pathToFileURL(id).href);
      const lines = Object.entries(module).map(([name, value]) => `export const ${name} = ${JSON.stringify(pictured(value, address))};`);
      return { code: lines.join("\n"), moduleSideEffects: false };
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: plateDrawerFile, source: (await once()).code });
    },
  };
};
