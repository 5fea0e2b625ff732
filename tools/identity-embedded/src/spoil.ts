import { decodeJwt, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from "jose";
import type { Fault } from "./person.ts";

export const ALG = "RS256";

export interface SigningKeys {
  readonly own: JWK;
  /** Has the id of our own key, but is a different key. */
  readonly forged: JWK;
}

export async function newKeys(): Promise<SigningKeys> {
  const [own, forged] = await Promise.all([newKey(), newKey()]);
  return { own, forged };
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALG, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: "embedded", alg: ALG, use: "sig" };
}

/** An id token with one fault: everything else about it is right, including its signature unless that is the fault. */
export async function spoil(idToken: string, fault: Fault, { own, forged }: SigningKeys): Promise<string> {
  if (fault === "none") return idToken;
  const hourAgo = Math.floor(Date.now() / 1000) - 3_600;
  const claims = { ...decodeJwt(idToken), ...wrong(fault, hourAgo) };
  if (fault === "unsigned") return `${encoded({ alg: "none" })}.${encoded(claims)}.`;
  if (fault === "confused") return new SignJWT(claims).setProtectedHeader({ alg: "HS256", kid: "embedded" }).sign(publicKeyAsSecret(own));
  const key = await importJWK(fault === "forged" ? forged : own, ALG);
  return new SignJWT(claims).setProtectedHeader({ alg: ALG, kid: "embedded" }).sign(key);
}

function wrong(fault: Fault, hourAgo: number): Readonly<Record<string, unknown>> {
  if (fault === "expired") return { iat: hourAgo - 60, exp: hourAgo };
  if (fault === "nonce") return { nonce: "of-another-sign-in" };
  if (fault === "audience") return { aud: "another-site" };
  if (fault === "issuer") return { iss: "https://another.example" };
  if (fault === "stale") return { auth_time: hourAgo };
  if (fault === "undated") return { auth_time: undefined };
  return {};
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

/** The published key used as a shared secret: the mistake of a verifier that lets the token choose its algorithm. */
const publicKeyAsSecret = ({ kty, n, e }: JWK): Uint8Array => new TextEncoder().encode(JSON.stringify({ e, kty, n }));
