import { TypedEmail } from "@tablee/domain/kernel/text/email-address";
import { createRemoteJWKSet, jwtVerify } from "jose";
import * as openid from "openid-client";
import { z } from "zod";
import { TransientFailure } from "../port-failure.ts";
import { type Expected, type Identity, type IdentityProvider, NotAuthenticated, type OneTap } from "./identity-provider.ts";

/** A provider's address, and its id and secret of this site. */
export interface OpenIdSettings {
  /** The server's metadata, or the issuer whose discovery document has it. */
  readonly server: URL | openid.ServerMetadata;
  readonly clientId: string;
  readonly auth: openid.ClientAuth;
  readonly scope: string;
  /** Our address that it sends people back to. */
  readonly returnTo: string;
  /** The base address of its one-tap script. */
  readonly oneTapAt?: string;
  /** Further parameters of the sign-in. */
  readonly also?: Readonly<Record<string, string>>;
  /** The issuer name under which people are stored, where the provider's own address changes. */
  readonly keptAs?: string;
  /** It is reached without TLS, on this machine. */
  readonly insecure?: true;
}

const TIMEOUT_S = 5;
const TOLERANCE_S = 30;
/** Signature algorithms that only the provider can use: neither our own secret nor a published key can make one. */
const ALGORITHMS = ["RS256", "ES256"];
/**
 * Requests a new sign-in, and its time. OpenID Connect guarantees the time where `max_age` is requested; some providers send it where the
 * claim is named.
 */
const freshSignIn = { prompt: "login", max_age: "0", claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }) };

const truth = z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")]);
const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: TypedEmail.optional().catch(undefined),
  email_verified: truth.optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  auth_time: z.number().optional(),
});

/** The person's name that Apple sends at the first sign-in only, beside the token. */
const AppleUser = z.object({ name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }) });

/**
 * An OpenID provider, by the authorization code flow with PKCE: it checks state, nonce, issuer, audience, time and the signature of the id
 * token, the last by the provider's published keys although the token comes from the provider itself.
 */
export class OpenIdProvider implements IdentityProvider {
  readonly oneTap: OneTap | undefined;
  readonly #settings: OpenIdSettings;
  #opened: Promise<openid.Configuration> | undefined;

  constructor(settings: OpenIdSettings) {
    const { oneTapAt: base, clientId } = settings;
    this.oneTap = base === undefined ? undefined : { base, clientId };
    this.#settings = settings;
  }

  async begin({ state, nonce, verifier, since }: Expected): Promise<URL> {
    const { scope, returnTo, also } = this.#settings;
    const config = await this.#configuration().catch((error: unknown) => {
      throw new TransientFailure("provider-unreachable", `a sign-in provider cannot be reached: ${codeOf(error)}`);
    });
    return openid.buildAuthorizationUrl(config, {
      ...also,
      redirect_uri: returnTo,
      scope,
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      ...(since === undefined ? {} : freshSignIn),
    });
  }

  async finish({ user, ...fields }: Readonly<Record<string, string>>, { state, nonce, verifier, since }: Expected): Promise<Identity> {
    const answer = new URL(this.#settings.returnTo);
    for (const [name, value] of Object.entries(fields)) answer.searchParams.set(name, value);
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
    const claims = await this.#configuration()
      .then((config) => openid.authorizationCodeGrant(config, answer, checks))
      .then((tokens) => tokens.claims())
      .catch((error: unknown) => {
        throw new NotAuthenticated(codeOf(error));
      });
    return this.#identityIn(claims, { since, user });
  }

  async verify(idToken: string, nonce: string): Promise<Identity> {
    const claims = await this.#verified(idToken).catch((error: unknown) => {
      throw error instanceof NotAuthenticated ? error : new NotAuthenticated(codeOf(error));
    });
    if (claims.nonce !== nonce) throw new NotAuthenticated("nonce");
    return this.#identityIn(claims, {});
  }

  async #verified(idToken: string) {
    const { issuer, jwks_uri: keys } = (await this.#configuration()).serverMetadata();
    if (!keys) throw new NotAuthenticated("no-keys");
    // Google issues tokens under both forms of its name.
    const expected = { issuer: [issuer, new URL(issuer).host], audience: this.#settings.clientId, clockTolerance: TOLERANCE_S };
    const form = { algorithms: ALGORITHMS, requiredClaims: ["exp", "iat", "sub"] };
    return (await jwtVerify(idToken, createRemoteJWKSet(new URL(keys)), { ...expected, ...form })).payload;
  }

  #identityIn(claims: unknown, { since, user }: { readonly since?: number | undefined; readonly user?: string | undefined }): Identity {
    const read = Claims.safeParse(claims);
    if (!read.success) throw new NotAuthenticated("claims");
    const { iss, sub, email, email_verified, given_name, family_name, auth_time } = read.data;
    if (since !== undefined && (auth_time === undefined || auth_time < since - TOLERANCE_S)) throw new NotAuthenticated("not-fresh");
    const apple = AppleUser.safeParse(jsonIn(user)).data?.name;
    const [firstName, lastName] = [given_name ?? apple?.firstName, family_name ?? apple?.lastName];
    return {
      issuer: this.#settings.keptAs ?? iss,
      subject: sub,
      emailVerified: email !== undefined && email_verified === true,
      ...(email === undefined ? {} : { email }),
      ...(firstName === undefined ? {} : { firstName }),
      ...(lastName === undefined ? {} : { lastName }),
    };
  }

  /** Discovered once; after a failure again at the next sign-in. */
  #configuration(): Promise<openid.Configuration> {
    this.#opened ??= this.#open().catch((error) => {
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  }

  async #open(): Promise<openid.Configuration> {
    const { server, clientId, auth, insecure } = this.#settings;
    const metadata = { [openid.clockTolerance]: TOLERANCE_S };
    const execute = [...(insecure ? [openid.allowInsecureRequests] : []), openid.enableNonRepudiationChecks];
    if (server instanceof URL) return openid.discovery(server, clientId, metadata, auth, { execute, timeout: TIMEOUT_S });
    const config = new openid.Configuration(server, clientId, metadata, auth);
    config.timeout = TIMEOUT_S;
    for (const step of execute) step(config);
    return config;
  }
}

const jsonIn = (text = ""): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The code of a failure, without any part of the token or the person. */
function codeOf(error: unknown): string {
  if (error instanceof openid.AuthorizationResponseError) return error.error;
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return typeof code === "string" ? code : String(name ?? "unknown");
}
