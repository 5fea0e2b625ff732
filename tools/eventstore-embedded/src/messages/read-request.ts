import streams from "@eventstore/db-client/generated/streams_pb.js";
import { compileFilter, type RecordFilter } from "../filters.ts";
import { RpcError, Status } from "../grpc/status.ts";
import type { Direction } from "../store/database.ts";
import { requireRevision } from "./revisions.ts";

/** The start of a read: an end of the stream or log, or a revision or position. */
export type From = "start" | "end" | number;

/** A filter; a subscription searches `window` events at a time and sends a checkpoint once it has considered `checkpointEvery`. */
export type SubscriptionFilter = { matches: RecordFilter; window: number; checkpointEvery: number };

export type ReadRequest = {
  /** Undefined: `$all`. */
  stream: string | undefined;
  from: From;
  direction: Direction;
  /** Undefined: a subscription. */
  count: number | undefined;
  filter: SubscriptionFilter | undefined;
  resolveLinks: boolean;
  structuredIds: boolean;
};

const DEFAULT_WINDOW = 32;
const invalid = (message: string) => new RpcError(Status.INVALID_ARGUMENT, message);

/** @throws RpcError INVALID_ARGUMENT, or UNKNOWN for a count of 0 or a revision from 2^63 on */
export function decodeReadReq(payload: Buffer): ReadRequest {
  const options = parse(payload).getOptions();
  if (!options) throw invalid("A read needs options");
  const stream = options.getStream();
  const all = options.getAll();
  if (!stream && !all) throw invalid("A read needs a stream or $all");
  return {
    stream: stream && Buffer.from(stream.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString("utf8"),
    from: stream ? fromRevision(stream) : fromPosition(all!),
    direction: options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS ? "backwards" : "forwards",
    count: options.hasSubscription() ? undefined : requireCount(Number(options.getCount())),
    filter: decodeFilter(options.getFilter()),
    resolveLinks: options.getResolveLinks(),
    structuredIds: options.getUuidOption()?.hasStructured() ?? false,
  };
}

function parse(payload: Buffer): streams.ReadReq {
  try {
    return streams.ReadReq.deserializeBinary(payload);
  } catch {
    throw invalid("Malformed protobuf message");
  }
}

function requireCount(count: number): number {
  if (count === 0) throw new RpcError(Status.UNKNOWN, "A read must ask for at least one event");
  return count;
}

function fromRevision(options: streams.ReadReq.Options.StreamOptions): From {
  if (options.hasStart()) return "start";
  if (options.hasEnd()) return "end";
  return requireRevision(Number(options.getRevision()));
}

function fromPosition(options: streams.ReadReq.Options.AllOptions): From {
  if (options.hasStart()) return "start";
  const position = options.getPosition();
  if (options.hasEnd() || !position) return "end";
  const [commit, prepare] = [position.getCommitPosition(), position.getPreparePosition()];
  if (prepare !== commit && prepare !== "0") throw invalid("A position's prepare position must be its commit position or 0");
  return Number(commit);
}

function decodeFilter(filter: streams.ReadReq.Options.FilterOptions | undefined): SubscriptionFilter | undefined {
  if (!filter) return undefined;
  const expression = filter.getStreamIdentifier() ?? filter.getEventType();
  if (!expression) throw invalid("A filter needs an expression on the stream's name or the event's type");
  const window = filter.hasMax() ? filter.getMax() : DEFAULT_WINDOW;
  const multiplier = filter.getCheckpointintervalmultiplier();
  if (window <= 0 || multiplier <= 0) throw invalid("A filter's window and checkpoint interval must be positive");
  const matches = compileFilter({
    on: filter.hasStreamIdentifier() ? "stream-name" : "event-type",
    regex: expression.getRegex() || undefined,
    prefixes: expression.getPrefixList(),
  });
  return { matches, window, checkpointEvery: window * multiplier };
}
