/** An entry of a stream's index: by revision (its value is the position) or by event id (its value is the revision). */
export type IndexKey = { stream: number; revision: number } | { stream: number; id: Buffer };

/** The highest revision that an index key can hold (48 bits). */
export const MAX_REVISION = 2 ** 48 - 1;
const BY_REVISION = 0;
const BY_ID = 1;

/** Keys begin with the stream's number (48 bits), so that a stream's entries are neighbours and a commit touches few pages. */
export function encodeIndexKey(key: IndexKey): Buffer {
  const byRevision = "revision" in key;
  const encoded = Buffer.allocUnsafe(byRevision ? 13 : 23);
  encoded.writeUIntBE(key.stream, 0, 6);
  if (byRevision) {
    encoded[6] = BY_REVISION;
    encoded.writeUIntBE(key.revision, 7, 6);
  } else {
    encoded[6] = BY_ID;
    key.id.copy(encoded, 7);
  }
  return encoded;
}
