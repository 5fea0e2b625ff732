import type { PlateSpec } from "./plate-spec.ts";
import { plateSvg } from "./plate-svg.tsx";

const sources = import.meta.glob<string>("./art/*.svg", { eager: true, query: "?raw", import: "default" });
const art = new Map(Object.entries(sources).map(([path, source]) => [path.slice("./art/".length, -".svg".length), source]));

/**
 * Draws a dish as a file. The build bundles this module with all food as one script for the server and for the build itself
 * (vite/drawn-plates.ts).
 */
export const drawPlate = (spec: PlateSpec, seed: string, options: { readonly frame?: string; readonly dyed?: boolean } = {}): string =>
  plateSvg({ spec, seed, art, ...options });
