import { binaryEvent } from "@eventstore/db-client";
import { appendNew, classic, contractClient, newStream, readAll } from "./harness.ts";

const client = await contractClient();

describe("links", () => {
  /** Links to the first events of a stream, read with their targets: the target's revision, or "-". */
  async function resolved(stream: string, count: number): Promise<string> {
    const links = newStream("links");
    const targets = Array.from({ length: count }, (_, revision) => Buffer.from(`${revision}@${stream}`));
    await client.appendToStream(
      links,
      targets.map((data) => binaryEvent({ type: "$>", data })),
      classic,
    );
    const events = await readAll(client.readStream(links, { resolveLinkTos: true }));
    expect(events.map(({ link }) => link!.revision)).toEqual(targets.map((_, i) => BigInt(i)));
    return events.map(({ event }) => event?.revision ?? "-").join("");
  }

  it("give what they point to, and nothing for what never was", async () => {
    const stream = newStream();
    await appendNew(client, stream, 3);
    expect(await resolved(stream, 4)).toBe("012-");
  });

  it.each([
    ["$tb", { truncateBefore: 2 }, "--23"],
    ["$maxCount", { maxCount: 1 }, "---3"],
  ])("do not show what %s hides", async (_, metadata, shown) => {
    const stream = newStream();
    await appendNew(client, stream, 4);
    await client.setStreamMetadata(stream, metadata, classic);
    expect(await resolved(stream, 4)).toBe(shown);
  });

  it("do not show what $maxAge hides", async () => {
    const stream = newStream();
    await appendNew(client, stream, 2);
    await client.setStreamMetadata(stream, { maxAge: 1 }, classic);
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect(await resolved(stream, 2)).toBe("--");
  });

  it("do not show what is deleted, softly or for ever", async () => {
    const [soft, hard] = [newStream(), newStream()];
    for (const stream of [soft, hard]) await appendNew(client, stream, 2);
    await client.deleteStream(soft);
    await client.tombstoneStream(hard);
    expect([await resolved(soft, 2), await resolved(hard, 2)]).toEqual(["--", "--"]);
  });
});
