import { plates } from "./plates.ts";

/** Scenes, each with a component of its own. */
const sceneNames = ["farm", "hooks", "long-table", "map", "market", "porch", "sink", "stove", "triplex", "way"] as const;
export type SceneName = (typeof sceneNames)[number];

/** Strips of plates by name: a table that is set. */
export const strips: Readonly<Record<string, readonly string[]>> = {
  table: ["salmon", "curry", "pasta", "tacos", "stew", "salad"],
  trays: ["tray-curry", "tray-lasagna", "tray-fish", "tray-stew", "tray-bowl", "tray-pie"],
};

/** The names of all drawings, which texts may use. */
export const artNames: ReadonlySet<string> = new Set([...sceneNames, ...Object.keys(plates), ...Object.keys(strips)]);
