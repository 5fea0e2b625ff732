import { type ContentLocale, contentLocales } from "@tablee/domain/content/vocabulary";
import { PermanentFailure } from "../port-failure.ts";
import type { ContentType } from "./content-types.ts";

/** An entry as an adapter reads it: its fields in one locale, with links resolved and rich text in the product's own form. */
export interface Entry {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A search for entries by the values of their fields. */
export interface EntryQuery {
  readonly type: ContentType;
  readonly locale: ContentLocale;
  readonly where?: Readonly<Record<string, string | number | boolean>>;
}

/** A key that opens the service's private assets until it expires. */
export interface AssetKey {
  readonly policy: string;
  readonly secret: string;
}

/** The service in which editors keep pages, questions and banners. */
export interface ContentService {
  /**
   * Returns the entries of a type, in the editors' order. @throws TransientFailure when the service is away after all retries;
   * PermanentFailure for a query that it will never answer
   */
  entries(query: EntryQuery): Promise<readonly Entry[]>;
  /** Makes a key for private assets. `expiresAt` is in seconds since 1970. @throws PermanentFailure as `checkedExpiry` */
  assetKey(expiresAt: number): Promise<AssetKey>;
}

/** The longest life of a key for private assets. */
export const MAX_ASSET_KEY_SECONDS = 172_800;

const locales: readonly string[] = Object.values(contentLocales);

/**
 * Checks a query as the service does, before it is sent. @throws PermanentFailure for the locale `*` or an unknown one, for the
 * dropped options `resolveLinks` and `removeUnresolved`, and for an object as a value
 */
export function checkedQuery(query: EntryQuery): EntryQuery {
  const refuse = (what: string): never => {
    throw new PermanentFailure("content-query-invalid", `The content service takes no ${what}.`);
  };
  if (!locales.includes(query.locale)) refuse(`locale '${query.locale}'`);
  for (const [name, value] of Object.entries(query.where ?? {})) {
    if (name === "resolveLinks" || name === "removeUnresolved") refuse(`option '${name}'`);
    if (typeof value === "object") refuse(`object as the value of '${name}'`);
  }
  return query;
}

/** Checks the expiry of an asset key. @throws PermanentFailure unless it is a number, not in the past, and at most 48 hours ahead */
export function checkedExpiry(expiresAt: number, nowSeconds: number): number {
  if (typeof expiresAt === "number" && expiresAt >= nowSeconds && expiresAt <= nowSeconds + MAX_ASSET_KEY_SECONDS) return expiresAt;
  throw new PermanentFailure("content-asset-key-invalid", "A key for assets expires within 48 hours, and not in the past.");
}
