import { createHash, randomBytes } from "node:crypto";
import type { SignInProvider } from "@tablee/domain/account/vocabulary";
import type { Pool } from "@tablee/platform/postgres";
import type { Session } from "../sessions/sessions.ts";

/**
 * The reason for asking a provider to identify a person: to sign in or up, to link it, or in place of the password that settings ask for.
 */
export type ProviderPurpose = "sign-in" | "settings" | "reauthentication" | "one-tap";

/** The values that a provider's answer must match. */
export interface ProviderAttempt {
  readonly provider: SignInProvider;
  readonly purpose: ProviderPurpose;
  readonly nonce: string;
  /** The code verifier of PKCE. */
  readonly verifier: string;
  /** When it began, in seconds since 1970. */
  readonly beganAt: number;
}

/** Minutes that a person may spend at the provider. */
const MINUTES = 10;

/**
 * vault.provider_attempt: sign-ins that are under way at a provider. Each is valid for ten minutes, for one answer and in the browser that
 * started it, so that an attacker cannot make another browser complete it.
 */
export class ProviderAttempts {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** @param mark the prefix of the state, which shows what is needed before an answer is judged */
  async begin(
    { hash }: Session,
    provider: SignInProvider,
    purpose: ProviderPurpose,
    mark: string,
  ): Promise<ProviderAttempt & { readonly state: string }> {
    const [random, nonce, verifier] = [32, 24, 48].map((bytes) => randomBytes(bytes).toString("base64url")) as [string, string, string];
    const state = `${mark}.${random}`;
    const { rows } = await this.#pool.query<{ beganAt: number }>(
      `INSERT INTO vault.provider_attempt (state_hash, session_hash, provider, purpose, nonce, verifier, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(mins => $7)) RETURNING extract(epoch FROM now())::int AS "beganAt"`,
      [hashOf(state), hash, provider, purpose, nonce, verifier, MINUTES],
    );
    return { provider, purpose, nonce, verifier, state, beganAt: rows[0]!.beganAt };
  }

  /** Finds and deletes the attempt of a state: of two answers with it, the second finds none. */
  async take(state: string, session: Session | undefined): Promise<ProviderAttempt | undefined> {
    const { rows } = await this.#pool.query<ProviderAttempt>(
      `DELETE FROM vault.provider_attempt WHERE state_hash = $1 AND session_hash = $2 AND expires_at > now()
       RETURNING provider, purpose, nonce, verifier, extract(epoch FROM expires_at - make_interval(mins => $3))::int AS "beganAt"`,
      [hashOf(state), session?.hash ?? "", MINUTES],
    );
    return rows[0];
  }

  /** Deletes attempts that have expired. Returns how many. */
  async sweep(): Promise<number> {
    return (await this.#pool.query("DELETE FROM vault.provider_attempt WHERE expires_at < now()")).rowCount ?? 0;
  }
}

const hashOf = (state: string): string => createHash("sha256").update(state).digest("hex");

/** The earliest sign-in at the provider that counts; undefined if any does. In place of a password, it must follow the attempt. */
export const sinceOf = ({ purpose, beganAt }: ProviderAttempt): number | undefined =>
  purpose === "reauthentication" ? beganAt : undefined;
