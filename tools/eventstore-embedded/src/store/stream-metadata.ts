/** A stream's metadata: the last `$metadata` event of its metastream `$$name`. */
export type StreamMetadata = {
  /** Events before this revision are hidden from stream reads; Infinity: the stream is soft-deleted. */
  truncateBefore: number;
  /** Only the last `maxCount` events are shown. */
  maxCount: number;
  /** Only events younger than this are shown, milliseconds. */
  maxAge: number;
  /** All fields as they were written, those of users included. */
  raw: Record<string, unknown>;
};

export const NO_METADATA: StreamMetadata = { truncateBefore: 0, maxCount: Infinity, maxAge: Infinity, raw: {} };
export const METADATA_TYPE = "$metadata";
/** The metadata of a metastream: only the last metadata event is shown. */
export const METASTREAM_METADATA: StreamMetadata = { ...NO_METADATA, maxCount: 1 };
/** The metadata of a soft-deleted stream: `$tb` is 2^63 − 1, which JSON.stringify cannot write. */
export const SOFT_DELETION = Buffer.from('{"$tb":9223372036854775807}');

export const isMetastream = (stream: string) => stream.startsWith("$$");
export const metastreamOf = (stream: string) => `$$${stream}`;
export const streamOfMetastream = (metastream: string) => metastream.slice(2);

const isRole = (value: unknown) => typeof value === "string" || (Array.isArray(value) && value.every((role) => typeof role === "string"));
/** Roles by right. Nothing here checks them: the one user may do everything, and a call without credentials nothing. */
const isAcl = (value: unknown): boolean =>
  value !== null && typeof value === "object" && !Array.isArray(value) && Object.values(value).every(isRole);

/** Metadata from an event's data. A value that limits nothing, such as a `$maxCount` of 0, is ignored; one of a wrong type voids all. */
export function parseStreamMetadata(data: Buffer): StreamMetadata {
  let raw: Record<string, unknown>;
  try {
    raw = JSON.parse(data.toString("utf8"));
  } catch {
    return NO_METADATA;
  }
  if (raw === null || typeof raw !== "object" || Array.isArray(raw)) return NO_METADATA;
  const { $tb = 0, $maxCount = 0, $maxAge = 0, $cacheControl = 0, $acl = {} } = raw;
  const numbers = [$tb, $maxCount, $maxAge, $cacheControl];
  if (!numbers.every(Number.isInteger) || !isAcl($acl)) return { ...NO_METADATA, raw };
  const limit = (value: unknown) => (Number(value) > 0 ? Number(value) : Infinity);
  return {
    truncateBefore: Number($tb) > Number.MAX_SAFE_INTEGER ? Infinity : Math.max(0, Number($tb)),
    maxCount: limit($maxCount),
    maxAge: limit($maxAge) * 1_000,
    raw,
  };
}

/** The data of a `$metadata` event that keeps the previous values and sets `$tb` to a revision. */
export function withTruncateBefore({ raw }: StreamMetadata, revision: number): Buffer {
  return Buffer.from(JSON.stringify({ ...raw, $tb: revision }));
}
