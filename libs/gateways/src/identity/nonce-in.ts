import { decodeJwt } from "jose";

/** The nonce that an id token claims to answer; the token is not believed for this. */
export function nonceIn(idToken: string): string | undefined {
  try {
    const { nonce } = decodeJwt(idToken);
    return typeof nonce === "string" ? nonce : undefined;
  } catch {
    return undefined;
  }
}
