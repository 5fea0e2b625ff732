import type { Handler } from "./grpc/server.ts";
import { appendHandler } from "./services/append.ts";
import { batchAppendHandler } from "./services/batch-append.ts";
import { deleteHandler, tombstoneHandler } from "./services/delete.ts";
import { featuresHandler } from "./services/features.ts";
import { gossipHandler } from "./services/gossip.ts";
import { readHandler } from "./services/read.ts";
import type { Services } from "./services/services.ts";

/** The methods of the protocol that this server has. */
export function routes(services: Services): Map<string, Handler> {
  const handlers = new Map<string, Handler>([
    ["/event_store.client.streams.Streams/Append", appendHandler(services)],
    ["/event_store.client.streams.Streams/BatchAppend", batchAppendHandler(services)],
    ["/event_store.client.streams.Streams/Read", readHandler(services)],
    ["/event_store.client.streams.Streams/Delete", deleteHandler(services)],
    ["/event_store.client.streams.Streams/Tombstone", tombstoneHandler(services)],
    ["/event_store.client.gossip.Gossip/Read", gossipHandler()],
  ]);
  handlers.set(
    "/event_store.client.server_features.ServerFeatures/GetSupportedMethods",
    featuresHandler(() => handlers.keys()),
  );
  return handlers;
}
