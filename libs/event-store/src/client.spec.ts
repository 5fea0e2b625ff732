import { EventStoreDBClient } from "@eventstore/db-client";
import { openClient } from "./client.ts";

const nowhere = "esdb://127.0.0.1:1,127.0.0.1:2?tls=false&maxDiscoverAttempts=2&discoveryInterval=1&gossipTimeout=50";
const unavailable = Object.assign(new Error("14 UNAVAILABLE"), { code: 14, details: "", metadata: { getMap: () => ({}), get: () => [] } });

/** A call that fails while another looks for a node and finds none: what becomes of the client's reaction, and of the other call. */
async function failWhileLooking(client: EventStoreDBClient) {
  const looking = client.deleteStream("product-new");
  const reaction = (client as unknown as { handleError(failed: object, error: Error): Promise<void> }).handleError(
    { getChannel: () => ({}) },
    unavailable,
  );
  const [call, reacted] = await Promise.allSettled([looking, reaction]);
  await client.dispose();
  return { call: call.status, reacted: reacted.status };
}

test("a call that fails while no node is found leaves no unhandled rejection, and the search still fails for its caller", async () => {
  expect(await failWhileLooking(openClient(nowhere))).toEqual({ call: "rejected", reacted: "fulfilled" });
});

test("the client itself still leaves that rejection: once it does not, ours can go", async () => {
  expect(await failWhileLooking(EventStoreDBClient.connectionString(nowhere))).toEqual({ call: "rejected", reacted: "rejected" });
});
