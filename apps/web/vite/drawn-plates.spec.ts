import { fileURLToPath } from "node:url";
import { plateDrawerFile } from "@tablee/contracts/pictures/plate-drawer";
import { drawnPlates } from "./drawn-plates.ts";

const source = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

it("the plates that a build knows are files, and the script that drew them is written once", async () => {
  const files = new Map<string, string>();
  const context = {
    emitFile({ fileName, source }: { readonly fileName: string; readonly source: string }) {
      if (files.has(fileName)) throw new Error(`${fileName} is written twice`);
      files.set(fileName, source);
    },
  };
  const { configResolved, load, generateBundle } = drawnPlates() as unknown as {
    configResolved(config: object): void;
    load(this: typeof context, id: string): Promise<{ readonly code: string } | null>;
    generateBundle(this: typeof context): Promise<void>;
  };
  configResolved({ command: "build" });
  const loaded: string[] = [];
  for (const file of ["shared/ui/plates.ts", "features/home/parts/plates.ts"]) loaded.push((await load.call(context, source(file)))!.code);
  await generateBundle.call(context);
  const [script, ...pictures] = [...files.keys()].sort((a, b) => Number(b === plateDrawerFile) - Number(a === plateDrawerFile));
  expect(script).toBe(plateDrawerFile);
  expect(files.get(plateDrawerFile)).toContain("drawPlate");
  const named = new Set(loaded.join().match(/assets\/[\w-]+\.svg/g));
  expect(named).toEqual(new Set(pictures));
  expect(await load.call(context, source("features/home/home-page.tsx"))).toBeNull();
});
