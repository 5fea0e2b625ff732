import { createHash, timingSafeEqual } from "node:crypto";

const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Whether a request's Authorization header shows a token; compared in equal time. */
export const showsToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(hashOf(authorization ?? ""), hashOf(`Bearer ${token}`));
