import { createHash, timingSafeEqual } from "node:crypto";

const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();

/** True if a request's Authorization header carries a token; compared in constant time. */
export const showsToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(hashOf(authorization ?? ""), hashOf(`Bearer ${token}`));
