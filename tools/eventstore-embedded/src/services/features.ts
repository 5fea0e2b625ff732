import features from "@eventstore/db-client/generated/serverfeatures_pb.js";
import type { Handler } from "../grpc/server.ts";

/** The protocol version, as clients know it. */
const SERVER_VERSION = "23.10.6";

/**
 * ServerFeatures: the available calls.
 * @param paths such as `/event_store.client.streams.Streams/Append`
 */
export const featuresHandler =
  (paths: () => Iterable<string>): Handler =>
  (call) => {
    call.onMessage = () => {
      const supported = new features.SupportedMethods();
      supported.setEventStoreServerVersion(SERVER_VERSION);
      for (const path of paths()) {
        const [, service = "", name = ""] = path.toLowerCase().split("/");
        const method = new features.SupportedMethod();
        method.setServiceName(service);
        method.setMethodName(name);
        supported.addMethods(method);
      }
      call.reply(supported.serializeBinary());
    };
  };
