import type { SignInProvider } from "@tablee/domain/account/vocabulary";

/** A person as a provider vouches for them. */
export interface Identity {
  /** Together with the subject it says who it is; an address of mail never does. */
  readonly issuer: string;
  readonly subject: string;
  readonly email?: string;
  /** The provider says that it has verified the address. */
  readonly emailVerified: boolean;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** What an answer must match: made for one sign-in, and kept by us. */
export interface Expected {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE. */
  readonly verifier: string;
  /** The person must have signed in at the provider's since then, in seconds since 1970; without it an earlier sign-in counts too. */
  readonly since?: number | undefined;
}

/** The provider did not vouch for anybody, or what came back does not prove that it did. */
export class NotAuthenticated extends Error {
  override readonly name = "NotAuthenticated";
  /** For logs: nothing of a person. */
  readonly code: string;

  constructor(code: string) {
    super(`the provider's answer proves nothing: ${code}`);
    this.code = code;
  }
}

/** What a page of ours loads to let people sign in by one tap. */
export interface OneTap {
  /** Under it is the provider's script, `client`, and all that the script asks for. */
  readonly base: string;
  /** What the provider knows us by. */
  readonly clientId: string;
}

/** Somebody else who knows people: Google, Facebook, Apple. */
export interface IdentityProvider {
  /** Where the provider has one. */
  readonly oneTap: OneTap | undefined;
  /** The address at the provider's where a person signs in. @throws TransientFailure while it cannot be reached */
  begin(expected: Expected): Promise<URL>;
  /** Who signed in, by the fields that the provider sent back to us. @throws NotAuthenticated */
  finish(fields: Readonly<Record<string, string>>, expected: Expected): Promise<Identity>;
  /** Who an id token names that the provider gave to a page of ours. @throws NotAuthenticated */
  verify(idToken: string, nonce: string): Promise<Identity>;
}

/** The providers that people can sign in with here. */
export type IdentityProviders = ReadonlyMap<SignInProvider, IdentityProvider>;
