import { billPatch, createPatch } from "@tablee/contracts/calls/additions";
import { editorDataV2 } from "@tablee/contracts/calls/orders";
import { signOutClient } from "@tablee/contracts/calls/sessions";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { boxesOf, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage({ households: true });

describe("an editing session that another window takes over", () => {
  const [phone, laptop] = ["window-on-the-phone", "window-on-the-laptop"] as const;
  const open = (person: Visitor, orderId: OrderId, editingSession: string) => person.call(editorDataV2, { orderId, editingSession });
  const watch = (person: Visitor, orderId: string, editingSession: string, signal?: AbortSignal) =>
    fetch(`${stage.url}/api/events/editing?${new URLSearchParams({ orderId, editingSession })}`, {
      headers: { cookie: [...person.jar].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(signal ? { signal } : {}),
    });
  const texts = async function* (response: Response) {
    const decoder = new TextDecoder();
    for await (const chunk of response.body!) yield decoder.decode(chunk as Uint8Array);
  };

  it("reaches the older window, and one that connects afterwards", async () => {
    const person = await stage.household();
    const orderId = person.firstOrderId;
    await open(person, orderId, phone);
    const response = await watch(person, orderId, phone);
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const heard: string[] = [];
    const done = (async () => {
      for await (const text of texts(response)) heard.push(text);
    })();
    await open(person, orderId, phone);
    // The window's events arrive in order: by the time another box of its own has moved, it would have received this one.
    const [, another] = await boxesOf(person);
    await open(person, another!.orderId, phone);
    const other = await watch(person, another!.orderId, phone);
    await open(person, another!.orderId, laptop);
    expect(await other.text()).toContain("event: moved");
    expect(heard.join("")).not.toContain("moved");
    await open(person, orderId, laptop);
    await done;
    expect(heard.join("")).toContain("event: moved");
    expect(await (await watch(person, orderId, phone)).text()).toContain("event: moved");
  });

  it("reaches no window that has signed out: its stream ends", async () => {
    const person = await stage.household();
    await open(person, person.firstOrderId, phone);
    const response = await watch(person, person.firstOrderId, phone);
    await person.call(signOutClient, {});
    expect(await response.text()).not.toContain("moved");
    expect((await watch(person, person.firstOrderId, phone)).status).toBe(401);
  }, 30_000);

  it("does not reach strangers, nor concern another household's order", async () => {
    const person = await stage.household();
    const other = await stage.household();
    expect((await watch(other, person.firstOrderId, phone)).status).toBe(404);
    expect((await watch({ ...other, jar: new Map() }, person.firstOrderId, phone)).status).toBe(401);
    expect((await watch(person, "no-order", phone)).status).toBe(422);
  });

  it("adds nothing to a paid box any more", async () => {
    const person = await stage.household();
    const orderId = person.firstOrderId;
    const { items } = await open(person, orderId, phone);
    const { dish } = items.find((item) => item.dish.kind === "market" && item.unitsLeft > 2)!;
    const lines = [{ sku: dish.sku, quantity: 1 }];
    const { addition } = await person.call(createPatch, { orderId, editingSession: phone, lines });
    await open(person, orderId, laptop);
    const moved = { status: 409, body: { code: "editing-session-moved" } };
    await expect(person.call(createPatch, { orderId, editingSession: phone, lines })).rejects.toMatchObject(moved);
    const bill = { orderId, additionId: addition.additionId };
    await expect(person.call(billPatch, { ...bill, editingSession: phone })).rejects.toMatchObject(moved);
    expect((await person.call(billPatch, { ...bill, editingSession: laptop })).result).toBe("billed");
  });
});
