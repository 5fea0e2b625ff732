import { createHash, timingSafeEqual } from "node:crypto";
import type { Call } from "./grpc/call.ts";
import { RpcError, Status } from "./grpc/status.ts";
import { isMetastream, streamOfMetastream } from "./store/stream-metadata.ts";
import type { Streams } from "./store/streams.ts";

export type Right = "read" | "write" | "delete";
export type Credentials = { user: string; password: string };

const ACL_KEYS = { read: "$r", write: "$w", delete: "$d" } as const;
const META_KEYS = { read: "$mr", write: "$mw", delete: "$mw" } as const;
const EVERYBODY = "$all";
const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Who may do what. Without credentials configured everything is allowed, as on a real server in insecure mode.
 * With them there is one user, an administrator who may do everything but delete metadata, which nobody may; a call without credentials is anonymous,
 * and may use streams that do not begin with `$` and whose `$acl`, if any, names `$all`.
 */
export class Access {
  readonly #expected: Buffer | undefined;
  readonly #streams: Streams;

  constructor(credentials: Credentials | undefined, streams: Streams) {
    this.#expected = credentials && digest(`${credentials.user}:${credentials.password}`);
    this.#streams = streams;
  }

  /** @throws RpcError UNAUTHENTICATED for bad credentials, `access-denied` for a missing right */
  require(call: Call, right: Right, stream: string): void {
    if (!this.#expected) return;
    const isAdministrator = this.#isAdministrator(call, this.#expected);
    const isForNobody = right === "delete" && isMetastream(stream);
    if (!isForNobody && (isAdministrator || this.#anonymousMay(right, stream))) return;
    throw new RpcError(Status.PERMISSION_DENIED, "Access Denied", { exception: "access-denied" });
  }

  #isAdministrator(call: Call, expected: Buffer): boolean {
    const header = call.headers.authorization;
    if (header === undefined) return false;
    const [scheme, token = ""] = header.split(" ");
    const given = digest(Buffer.from(token, "base64").toString("utf8"));
    if (scheme === "Basic" && timingSafeEqual(given, expected)) return true;
    throw new RpcError(Status.UNAUTHENTICATED, "Authentication Failed");
  }

  #anonymousMay(right: Right, stream: string): boolean {
    const meta = isMetastream(stream);
    const described = meta ? streamOfMetastream(stream) : stream;
    const roles = this.#streams.metadata(described).acl[meta ? META_KEYS[right] : ACL_KEYS[right]];
    // The real server's default: system streams are the administrators', other streams and their metadata everybody's.
    if (roles === undefined) return !described.startsWith("$");
    return Array.isArray(roles) ? roles.includes(EVERYBODY) : roles === EVERYBODY;
  }
}
