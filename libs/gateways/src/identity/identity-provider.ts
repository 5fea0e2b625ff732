import type { SignInProvider } from "@tablee/domain/account/vocabulary";

/** A person whom a provider identifies. */
export interface Identity {
  /** The issuer and the subject together identify the person; an email address never does. */
  readonly issuer: string;
  readonly subject: string;
  readonly email?: string;
  /** The provider states that it has verified the address. */
  readonly emailVerified: boolean;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** The values that an answer must match: made for one sign-in, and kept by us. */
export interface Expected {
  readonly state: string;
  readonly nonce: string;
  /** The code verifier of PKCE. */
  readonly verifier: string;
  /** The earliest sign-in at the provider that counts, in seconds since 1970; without it any earlier sign-in counts. */
  readonly since?: number | undefined;
}

/** The provider identified no one, or its answer does not prove that it did. */
export class NotAuthenticated extends Error {
  override readonly name = "NotAuthenticated";
  /** For logs: holds no personal data. */
  readonly code: string;

  constructor(code: string) {
    super(`the provider's answer proves nothing: ${code}`);
    this.code = code;
  }
}

/** The values that a page of ours needs to offer a one-tap sign-in. */
export interface OneTap {
  /** The base address of the provider's script, `client`, and of the script's own requests. */
  readonly base: string;
  /** The provider's id of this site. */
  readonly clientId: string;
}

/** A service that identifies people: Google, Facebook, Apple. */
export interface IdentityProvider {
  /** Undefined where the provider offers none. */
  readonly oneTap: OneTap | undefined;
  /** Returns the address at the provider where a person signs in. @throws TransientFailure while it cannot be reached */
  begin(expected: Expected): Promise<URL>;
  /** Returns the person who signed in, from the fields that the provider sent back to us. @throws NotAuthenticated */
  finish(fields: Readonly<Record<string, string>>, expected: Expected): Promise<Identity>;
  /** Returns the person in an id token that the provider gave to a page of ours. @throws NotAuthenticated */
  verify(idToken: string, nonce: string): Promise<Identity>;
}

/** The configured providers that people can sign in with. */
export type IdentityProviders = ReadonlyMap<SignInProvider, IdentityProvider>;
