import { globSync } from "node:fs";
import { roomOf } from "@tablee/ui/i18n/room-of";

const source = new URL("../../../apps/web/src/", import.meta.url);

/** The words of the customer app as types, by namespace, so that an unknown key does not compile. */
export function roomsOfWeb(): string {
  const rooms = globSync("**/words.ts", { cwd: source })
    .map((path) => [roomOf(path)!, path] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const typed = rooms.map(([room, path]) => `  ${/-/.test(room) ? `"${room}"` : room}: Catalogue<typeof import("../../${path}").words>;`);
  return [
    'import type { Catalogue } from "@tablee/domain/kernel/words";',
    'import type { ui } from "@tablee/ui/i18n/ui";',
    "",
    "/** The words of each room, by the files `words.ts` of this app. Made by tools/generate. */",
    "export interface Rooms {",
    "  ui: Catalogue<typeof ui>;",
    ...typed,
    "}",
    "",
  ].join("\n");
}
