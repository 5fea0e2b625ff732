/** A stream's metadata: the last `$metadata` event of its metastream `$$name`. */
export type StreamMetadata = {
  /** Events before this revision are hidden from stream reads; Infinity: the stream is soft-deleted. */
  truncateBefore: number;
  /** Only the last so many events are shown. */
  maxCount: number;
  /** Only events younger than this are shown, milliseconds. */
  maxAge: number;
  /** Roles by right (`$r`, `$w`, `$d`, `$mr`, `$mw`). */
  acl: Record<string, string | string[]>;
  /** Everything, as it was written. */
  raw: Record<string, unknown>;
};

export const NO_METADATA: StreamMetadata = { truncateBefore: 0, maxCount: Infinity, maxAge: Infinity, acl: {}, raw: {} };
export const METADATA_TYPE = "$metadata";
/** `$tb` of a soft-deleted stream: 2^63 − 1, which JSON.stringify cannot write. */
const SOFT_DELETED = "9223372036854775807";

export const isMetastream = (stream: string) => stream.startsWith("$$");
export const metastreamOf = (stream: string) => `$$${stream}`;

const positive = (value: unknown): value is number => typeof value === "number" && value > 0;

/** Metadata from an event's data; what cannot be understood counts as not set. */
export function parseStreamMetadata(data: Buffer): StreamMetadata {
  let raw: Record<string, unknown>;
  try {
    raw = JSON.parse(data.toString("utf8"));
  } catch {
    return NO_METADATA;
  }
  if (raw === null || typeof raw !== "object") return NO_METADATA;
  const before = positive(raw.$tb) ? raw.$tb : 0;
  return {
    truncateBefore: before > Number.MAX_SAFE_INTEGER ? Infinity : before,
    maxCount: positive(raw.$maxCount) ? raw.$maxCount : Infinity,
    maxAge: positive(raw.$maxAge) ? raw.$maxAge * 1_000 : Infinity,
    acl: raw.$acl !== null && typeof raw.$acl === "object" ? (raw.$acl as StreamMetadata["acl"]) : {},
    raw,
  };
}

/** The data of a `$metadata` event that keeps what was set and changes `$tb`. @param truncateBefore a revision, or Infinity to soft-delete */
export function withTruncateBefore(metadata: StreamMetadata, truncateBefore: number): Buffer {
  const { $tb: _, ...others } = metadata.raw;
  const rest = JSON.stringify(others).slice(1);
  return Buffer.from(`{"$tb":${truncateBefore === Infinity ? SOFT_DELETED : truncateBefore}${rest === "}" ? "" : ","}${rest}`);
}
