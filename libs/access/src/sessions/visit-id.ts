import { randomBytes } from "node:crypto";
import { keyedHash } from "@tablee/platform/person-keys";
import { isSame } from "../sign-in/is-same.ts";

const MARK = "v";

/**
 * The id of a visit without a row: `v.<random>.<when it began>.<signature>`. It needs no row, since the id itself proves that it is ours
 * and how old it is. Once something must be remembered, the visit gets a row under the same id. A visit is never signed in under such an
 * id: a sign-in begins a new one.
 */
export function newVisitId(masterKey: string, kind: string): string {
  const id = [MARK, randomBytes(24).toString("base64url"), Date.now().toString(36)].join(".");
  return `${id}.${signatureOf(masterKey, kind, id)}`;
}

/** True if an id is one of ours for this kind of visit, and began no longer ago than `hours`. */
export function isVisitId(masterKey: string, kind: string, id: string, hours: number): boolean {
  const [mark, , began = ""] = id.split(".");
  const end = id.lastIndexOf(".");
  if (mark !== MARK || !isSame(id.slice(end + 1), signatureOf(masterKey, kind, id.slice(0, end)))) return false;
  return Date.now() - Number.parseInt(began, 36) < hours * 3_600_000;
}

/** The token that this visit's requests must carry. */
export const visitCsrf = (masterKey: string, kind: string, id: string): string => keyedHash(masterKey, `visit-csrf:${kind}`, id);

const signatureOf = (masterKey: string, kind: string, text: string): string => keyedHash(masterKey, `visit:${kind}`, text);
