import { RpcError, Status } from "./grpc/status.ts";
import { type LogRecord, nameEnd, nameStart, typeEnd, typeStart } from "./store/records.ts";

export type RecordFilter = (record: LogRecord) => boolean;

type FilterExpression = { on: "stream-name" | "event-type"; regex: string | undefined; prefixes: string[] };

/**
 * A filter on a stream's name or an event's type that looks at the record's bytes in place.
 * @throws RpcError INVALID_ARGUMENT for a regular expression that is none, or for neither expression nor prefix
 */
export function compileFilter({ on, regex, prefixes }: FilterExpression): RecordFilter {
  const [start, end] = on === "stream-name" ? [nameStart, nameEnd] : [typeStart, typeEnd];
  if (regex !== undefined) {
    const pattern = compileRegex(regex);
    return (record) => pattern.test(record.toString("utf8", start(record), end(record)));
  }
  if (prefixes.length === 0) throw new RpcError(Status.INVALID_ARGUMENT, "A filter needs a regular expression or a prefix");
  const encoded = prefixes.map((prefix) => Buffer.from(prefix));
  return (record) => {
    const from = start(record);
    const to = end(record);
    return encoded.some((prefix) => beginsWith(record, prefix, from, to));
  };
}

/** Byte by byte: for a few bytes that is faster than a call into native code. */
function beginsWith(record: LogRecord, prefix: Buffer, from: number, to: number): boolean {
  if (to - from < prefix.length) return false;
  for (let i = 0; i < prefix.length; i++) if (record[from + i] !== prefix[i]) return false;
  return true;
}

function compileRegex(source: string): RegExp {
  try {
    return new RegExp(source, "u");
  } catch {
    throw new RpcError(Status.INVALID_ARGUMENT, `Not a regular expression: ${source}`);
  }
}
