import { randomUUID } from "node:crypto";
import { append, type Operation } from "./operations.ts";
import { METADATA_TYPE, metastreamOf } from "./stream-metadata.ts";
import { parseUuid } from "./uuid.ts";

const json = (type: string, data: unknown) => ({
  id: parseUuid(randomUUID())!,
  type,
  contentType: "application/json",
  metadata: Buffer.alloc(0),
  data: Buffer.from(JSON.stringify(data)),
});

const user = (login: string, fullName: string, group: string) =>
  append(`$user-${login}`, "no_stream", [json("$UserCreated", { login, fullName, groups: [group], disabled: false })]);

/**
 * The first events of a new store: a server has system events before the first user event, so a reader of `$all` must filter. The
 * first event's random id distinguishes two stores.
 */
export const genesis = (): Operation[] => [
  append(metastreamOf("$users"), "no_stream", [json(METADATA_TYPE, { $acl: { $r: "$admins", $w: "$admins", $d: "$admins" } })]),
  user("admin", "Event Store Administrator", "$admins"),
  user("ops", "Event Store Operations", "$ops"),
];
