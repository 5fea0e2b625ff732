import { createHash, timingSafeEqual } from "node:crypto";
import type { Call } from "./grpc/call.ts";
import { RpcError, Status } from "./grpc/status.ts";
import { isMetastream } from "./store/stream-metadata.ts";

type Right = "read" | "write" | "delete";
export type Credentials = { user: string; password: string };

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Permissions. Without credentials configured everything is allowed, as on a real server in insecure mode. With them there is one user, an
 * administrator who may do everything but delete metadata. A call without credentials is refused, regardless of a stream's access list, as
 * by a real server that is started without --allow-anonymous-stream-access.
 */
export class Access {
  readonly #expected: Buffer | undefined;

  constructor(credentials: Credentials | undefined) {
    this.#expected = credentials && digest(`${credentials.user}:${credentials.password}`);
  }

  /** @throws RpcError UNAUTHENTICATED for bad credentials, `access-denied` for a missing right */
  require(call: Call, right: Right, stream: string): void {
    if (!this.#expected) return;
    const isAdministrator = this.#isAdministrator(call, this.#expected);
    const deletesMetadata = right === "delete" && isMetastream(stream);
    if (isAdministrator && !deletesMetadata) return;
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
}
