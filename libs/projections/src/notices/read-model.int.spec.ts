import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { notice } from "@tablee/domain/notice/decider";
import type { NoticeEvent } from "@tablee/domain/notice/events";
import { streamName } from "@tablee/domain/streams";
import { EventStore } from "@tablee/event-store/event-store";
import type { NewEvent, StoredEvent } from "@tablee/event-store/events";
import { follow } from "@tablee/event-store/follow";
import { noKeys } from "@tablee/platform/person-keys";
import { dueModels } from "../due/read-models.ts";
import { noticesModel } from "./read-model.ts";

/** An event as version 1 stored it. */
const golden = (type: string): NewEvent =>
  JSON.parse(readFileSync(new URL(`../../../event-store/src/golden/${type}.1.json`, import.meta.url), "utf8"));
const versionOne = { NoticeSent: golden("NoticeSent"), NoticeNotWanted: golden("NoticeNotWanted") };

describe("a notice that version 1 wrote", () => {
  const store = new EventStore(process.env.EVENT_STORE_URL!, noKeys);
  afterAll(() => store.close());

  /** Writes the event as it was, with changed data if given; returns its stream. */
  async function written(type: keyof typeof versionOne, changed: object = {}) {
    const stream = streamName("notice", randomUUID());
    const { data, metadata } = versionOne[type];
    await store.append(stream, [{ id: randomUUID(), type, data: { ...(data as object), ...changed }, metadata }], "no_stream");
    return stream;
  }
  const read = async (stream: string) => (await store.read(stream))[0]!;
  async function followed(stream: string): Promise<StoredEvent | undefined> {
    const stop = new AbortController();
    for await (const { events } of follow(store, { categories: ["notice"], after: undefined, signal: stop.signal })) {
      const found = events.find((event) => event.stream === stream);
      if (found) return found;
    }
    return undefined;
  }

  it.each(["NoticeSent", "NoticeNotWanted"] as const)("is read and followed as version 2: %s about an order", async (type) => {
    const { orderId, ...rest } = versionOne[type].data as { readonly orderId: OrderId };
    const stream = await written(type);
    for (const event of [await read(stream), await followed(stream)])
      expect(event).toMatchObject({
        type,
        data: { ...rest, subject: { kind: "order", id: orderId } },
        metadata: { schemaVersion: 2 },
      });
    expect((await read(stream)).data).not.toHaveProperty("orderId");
  });

  it("is on record, for the decider and for the read models", async () => {
    const stream = await written("NoticeSent");
    const event = await read(stream);
    const { kind, subject, accountId } = (event as StoredEvent & NoticeEvent).data;
    expect(notice.evolve(notice.initialState, event as StoredEvent & NoticeEvent).status).toBe("sent");
    const [key] = noticesModel.keys(event);
    const about = { key, kind, subject_kind: "order", subject_id: subject.id, account_id: accountId };
    expect(noticesModel.evolve(undefined, event, key!)).toMatchObject(about);
  });

  it("still answers for the reminder of its order", async () => {
    const stream = await written("NoticeSent", { kind: "cutoff-in-48-hours" });
    const { orderId } = versionOne.NoticeSent.data as unknown as { readonly orderId: OrderId };
    expect(dueModels.due_orders.keys(await read(stream))).toEqual([`reminder ${orderId}`]);
  });
});
