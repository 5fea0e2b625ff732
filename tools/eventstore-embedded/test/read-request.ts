import shared from "@eventstore/db-client/generated/shared_pb.js";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import { frame } from "../src/grpc/framing.ts";

export interface ReadOfAll {
  readonly from: "start" | "end";
  /** Subscribes; else reads everything. */
  readonly subscription: boolean;
  /** The prefix of the names of the streams to read. */
  readonly prefix?: string | undefined;
}

/** A request of Streams.Read of `$all`, framed. */
export function readRequest({ from, subscription, prefix }: ReadOfAll): Buffer {
  const all = new streams.ReadReq.Options.AllOptions();
  if (from === "start") all.setStart(new shared.Empty());
  else all.setEnd(new shared.Empty());
  const uuid = new streams.ReadReq.Options.UUIDOption();
  uuid.setString(new shared.Empty());
  const options = new streams.ReadReq.Options();
  options.setAll(all);
  options.setUuidOption(uuid);
  if (subscription) options.setSubscription(new streams.ReadReq.Options.SubscriptionOptions());
  else options.setCount(String(Number.MAX_SAFE_INTEGER));
  if (prefix === undefined) options.setNoFilter(new shared.Empty());
  else options.setFilter(prefixFilter(prefix));
  const request = new streams.ReadReq();
  request.setOptions(options);
  return frame(request.serializeBinary());
}

/** A filter for streams with this prefix; a checkpoint after `checkpointAfter` times 32 events that do not pass. */
export function prefixFilter(prefix: string, checkpointAfter = 100): streams.ReadReq.Options.FilterOptions {
  const expression = new streams.ReadReq.Options.FilterOptions.Expression();
  expression.setPrefixList([prefix]);
  const filter = new streams.ReadReq.Options.FilterOptions();
  filter.setStreamIdentifier(expression);
  filter.setCount(new shared.Empty());
  filter.setCheckpointintervalmultiplier(checkpointAfter);
  return filter;
}
