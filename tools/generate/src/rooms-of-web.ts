import { globSync } from "node:fs";
import { roomOf } from "@tablee/ui/i18n/room-of";

const source = new URL("../../../apps/web/src/", import.meta.url);

/** The words of the customer app as types, by room, so that a key that no catalogue has does not compile. */
export function roomsOfWeb(): string {
  const rooms = globSync("**/i18n/en.ts", { cwd: source })
    .map((path) => [roomOf(path)!.room, path] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const typed = rooms.map(([room, path]) => `  ${/-/.test(room) ? `"${room}"` : room}: typeof import("../../${path}").words;`);
  return [
    'import type { ui } from "@tablee/ui/i18n/ui.en";',
    "",
    "/** The words of each room, by the folders `i18n` of this app. Made by tools/generate. */",
    "export interface Rooms {",
    "  ui: typeof ui;",
    ...typed,
    "}",
    "",
  ].join("\n");
}
