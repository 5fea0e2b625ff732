import { importJWK, SignJWT } from "jose";
import { personFields, style } from "./page.ts";
import type { SignedIn } from "./person.ts";
import { ALG, type SigningKeys, spoil } from "./spoil.ts";

/** The request of a site's page for a token: the client, the page's nonce and its origin. */
export interface TapAsked {
  readonly clientId: string;
  readonly nonce: string;
  readonly origin: string;
}

const LIFETIME_S = 600;

/** The part of Google's script that one tap needs: a frame that asks who signs in, and hands the token to the page that asked. */
export const tapScript = (base: string): string => `"use strict";
(() => {
  const base = ${JSON.stringify(base)};
  let asked, frame;
  const close = () => { frame?.remove(); frame = undefined; };
  addEventListener("message", ({ origin, source, data }) => {
    if (!frame || origin !== new URL(base).origin || source !== frame.contentWindow) return;
    close();
    if (data.credential) asked.callback({ credential: data.credential, select_by: "user" });
  });
  const initialize = (settings) => { asked = settings; };
  const prompt = () => {
    close();
    const hl = new URL(document.querySelector('script[src^="' + base + 'client"]').src).searchParams.get("hl") ?? "en";
    const query = new URLSearchParams({ client_id: asked.client_id, nonce: asked.nonce, origin: location.origin });
    frame = document.createElement("iframe");
    frame.src = base + "prompt?" + query;
    frame.title = hl === "fr" ? "Se connecter avec Google" : "Sign in with Google";
    frame.style.cssText = "position:fixed;inset:auto 1rem 1rem auto;width:min(370px,calc(100vw - 2rem));height:min(30rem,70vh);border:0;border-radius:.5rem;box-shadow:0 4px 24px #0004;z-index:60;background:#fbf7f0";
    document.body.append(frame);
  };
  window.google = { accounts: { id: { initialize, prompt, cancel: close } } };
})();
`;

/** The page in that frame; like the provider's other page it is a tool of the demo and of tests, in English only. */
export const tapPage = (): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Sign in with Google (embedded)</title><style>${style}body{margin:1rem auto}h1{font-size:1.15rem}</style>
<h1>Sign in with Google</h1><p>This provider is embedded: no account of Google’s is involved.</p>
<form method="post">${personFields()}
<p><button type="submit">Continue</button> <button type="submit" name="closed" value="yes">Not now</button></p></form></html>`;

/** Posts the outcome to the page that asked; the origin lets no other page read it. */
export const tapAnswer = ({ origin }: TapAsked, credential: string | undefined): string => {
  const message = JSON.stringify({ credential: credential ?? null }).replaceAll("<", "\\u003c");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Done</title><script>parent.postMessage(${message}, ${JSON.stringify(origin).replaceAll("<", "\\u003c")});</script></html>`;
};

interface Signer {
  readonly issuer: string;
  readonly keys: SigningKeys;
}

/** An id token for a page's nonce, with the chosen fault. */
export async function tapCredential(
  { issuer, keys }: Signer,
  { clientId, nonce }: TapAsked,
  { subject, person }: { readonly subject: string; readonly person: SignedIn },
): Promise<string> {
  const { email, firstName, lastName, verified, fault } = person;
  const claims = {
    nonce,
    ...(email && { email, email_verified: verified }),
    ...(firstName && { given_name: firstName }),
    ...(lastName && { family_name: lastName }),
  };
  const now = Math.floor(Date.now() / 1000);
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: ALG, kid: "embedded" })
    .setIssuer(issuer)
    .setAudience(clientId)
    .setSubject(subject)
    .setIssuedAt(now)
    .setExpirationTime(now + LIFETIME_S)
    .sign(await importJWK(keys.own, ALG));
  return spoil(token, fault, keys);
}
