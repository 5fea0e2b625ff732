import { decodeJwt } from "jose";

/** The nonce that an id token claims to answer; this does not verify the token. */
export function nonceIn(idToken: string): string | undefined {
  try {
    const { nonce } = decodeJwt(idToken);
    return typeof nonce === "string" ? nonce : undefined;
  } catch {
    return undefined;
  }
}
