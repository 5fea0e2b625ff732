import { readFileSync } from "node:fs";

/** The folder is as far from these sources as from their bundle in build/. */
const folder = new URL("../catalogue/", import.meta.url);

/** The rows of one file of the catalogue's products; a spec checks all of them by their schema. */
export const rowsOf = <Row>(path: string): readonly Row[] => JSON.parse(readFileSync(new URL(`${path}.json`, folder), "utf8"));
