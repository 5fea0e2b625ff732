import { importPKCS8, SignJWT } from "jose";
import type { ClientAuth } from "openid-client";

interface AppleKey {
  readonly teamId: string;
  readonly keyId: string;
  /** PEM, PKCS#8. */
  readonly privateKey: string;
}

const LIFETIME_S = 300;

/** Apple identifies a site by a token that the site signs for each request. */
export const appleSecret =
  ({ teamId, keyId, privateKey }: AppleKey): ClientAuth =>
  async (_server, { client_id: clientId }, body) => {
    const now = Math.floor(Date.now() / 1000);
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: "ES256", kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience("https://appleid.apple.com")
      .setIssuedAt(now)
      .setExpirationTime(now + LIFETIME_S)
      .sign(await importPKCS8(privateKey, "ES256"));
    body.set("client_id", clientId);
    body.set("client_secret", secret);
  };
