import { randomUUID } from "node:crypto";
import gossip from "@eventstore/db-client/generated/gossip_pb.js";
import shared from "@eventstore/db-client/generated/shared_pb.js";
import type { Handler } from "../grpc/server.ts";

const instanceId = randomUUID();
const DEFAULT_PORT = 2113;

/** Gossip: a cluster of one, the leader, at the address that the client used. */
export const gossipHandler = (): Handler => (call) => {
  call.onMessage = () => {
    const { hostname, port } = new URL(`http://${call.headers[":authority"]}`);
    const endPoint = new gossip.EndPoint();
    endPoint.setAddress(hostname);
    endPoint.setPort(Number(port) || DEFAULT_PORT);
    const id = new shared.UUID();
    id.setString(instanceId);
    const member = new gossip.MemberInfo();
    member.setInstanceId(id);
    member.setTimeStamp(String(Date.now() * 10_000));
    member.setState(gossip.MemberInfo.VNodeState.LEADER);
    member.setIsAlive(true);
    member.setHttpEndPoint(endPoint);
    const cluster = new gossip.ClusterInfo();
    cluster.addMembers(member);
    call.reply(cluster.serializeBinary());
  };
};
