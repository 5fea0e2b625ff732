import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type DrawPlate, plateDrawerFile } from "@tablee/contracts/pictures/plate-drawer";

/** The script of the customer app's build that draws plates, loaded again once it has changed; undefined while there is none. */
export function plateDrawerIn(folder: string): () => Promise<DrawPlate | undefined> {
  const path = join(resolve(folder), plateDrawerFile);
  let held: { readonly changedMs: number; readonly draw: Promise<DrawPlate> } | undefined;
  return async () => {
    const changedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (changedMs === undefined) return undefined;
    if (held?.changedMs !== changedMs) held = { changedMs, draw: loaded(`${pathToFileURL(path).href}?${changedMs}`) };
    return held.draw;
  };
}

const loaded = async (address: string): Promise<DrawPlate> => ((await import(address)) as { drawPlate: DrawPlate }).drawPlate;
