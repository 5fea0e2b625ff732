import type { Credentials } from "@eventstore/db-client";

/** The connection to the log. */
export interface Connection {
  /** The connection string for the client, with the leader preferred where it names no other node. */
  readonly url: string;
  /** Passed with every append, which selects the client's classic append. Over an insecure connection they are not sent. */
  readonly credentials: Credentials;
  /** True if streams are read from the leader; false when the string prefers another kind of node. */
  readonly atLeader: boolean;
}

const anybody: Credentials = { username: "anybody", password: "anybody" };

/**
 * Reads a connection string (`esdb://user:password@host:port?key=value`). TLS is on unless the string turns it off, as in the client.
 * @throws Error in one sentence, without the password, when the string is malformed, or asks for TLS without a user and password
 */
export function readConnection(text: string): Connection {
  const { scheme, user, hosts, query } =
    /^(?<scheme>esdb(?:\+discover)?:\/\/)(?:(?<user>[^@/?]*)@)?(?<hosts>[^@?]+)(?:\?(?<query>.*))?$/.exec(text.trim())?.groups ?? {};
  if (!scheme || !hosts)
    throw new Error("The event store's connection string is not of the form esdb://user:password@host:port?key=value.");
  const settings = new Map((query ?? "").split("&").map((pair) => [flat(pair.split("=", 1)[0]!), pair.slice(pair.indexOf("=") + 1)]));
  const secure = settings.get("tls")?.trim() !== "false";
  const [username = "", password = ""] = (user ?? "").split(":").map(decodeURIComponent);
  const named = username !== "" && password !== "";
  if (secure && !named)
    throw new Error("The event store's connection string names no user and password, and over TLS every call needs them.");
  const preference = settings.get("nodepreference");
  return {
    url: preference === undefined ? `${text.trim().replace(/[/?&]+$/, "")}${query ? "&" : "?"}nodePreference=leader` : text.trim(),
    credentials: named ? { username, password } : anybody,
    atLeader: preference === undefined || flat(preference) === "leader",
  };
}

/** Normalises the names of settings as the client does. */
const flat = (name: string): string => name.trim().toLowerCase().replace(/[_-]/g, "");
