import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type DrawPlate, plateDrawerFile } from "@tablee/contracts/pictures/plate-drawer";
import { build, type Plugin, type Rolldown } from "vite";
import { heroTables } from "../src/features/home/hero-tables.ts";

const tables = /[\\/]features[\\/]home[\\/]hero-tables\.ts$/;
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

/**
 * The plates of home's first screen as files: known when the app is built, they need no code in a browser to draw them. Each page
 * paints the cloth behind its picture in the colour of its theme. The build also keeps the script that drew them, for the server.
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
      if (!tables.test(id)) return null;
      const { code, draw } = await once();
      const address = (name: string, source: string): string => {
        if (!isBuild) return `data:image/svg+xml;base64,${Buffer.from(source).toString("base64")}`;
        const fileName = `assets/${name}-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.svg`;
        this.emitFile({ type: "asset", fileName, source });
        return `/${fileName}`;
      };
      if (isBuild) this.emitFile({ type: "asset", fileName: plateDrawerFile, source: code });
      const shown = Object.entries(heroTables).map(([version, table]) => [
        version,
        table.map(({ place, ...plate }, index) => ({
          cloth: plate.cloth,
          place,
          picture: address(`${version}-${index}`, draw(plate, `hero-${version}-${plate.art[0]}`, { dyed: false })),
        })),
      ]);
      return `export const heroTables = ${JSON.stringify(Object.fromEntries(shown))};`;
    },
  };
};
