import { trackingToken } from "@tablee/access/tracking-token";
import { routeStops, routes } from "@tablee/contracts/calls/admin/deliveries";
import { outbox } from "@tablee/contracts/calls/admin/money";
import { registerPushToken } from "@tablee/contracts/calls/clients";
import { updateCommunications } from "@tablee/contracts/calls/settings-communications";
import { chooseHandover, tracking, trackingByLink } from "@tablee/contracts/calls/tracking";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { addHours, addMinutes } from "@tablee/domain/kernel/time";
import { accountIdOf, advance, eventually, newVisitor, ordersOf, readMessage, signUp, staffMember, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const refused = (status: number, code: string) => ({ status, body: { code } });

const stage = await specStage({ secured: true });
const admin = await staffMember(stage.url, "admin@tablee.example");

describe("a box that is followed", () => {
  const tokenOf = (orderId: OrderId) => trackingToken(stage.running.api.config.TABLEE_MASTER_KEY, orderId);
  const stranger = () => newVisitor(stage.url, "en");
  const boxOf = async (person: Visitor, orderId: OrderId) => (await person.call(tracking, { orderId })).box!;

  it("is left where its household says, which the route's list shows", async () => {
    const person = await signUp(stage.url);
    const orderId = person.firstOrderId as OrderId;
    expect(await boxOf(person, orderId)).toMatchObject({
      handover: { chosen: null, open: true },
      place: { line: expect.any(String), city: "Laval" },
    });
    expect(await person.call(chooseHandover, { orderId, handover: "neighbour-left" })).toEqual({ handover: "neighbour-left" });
    const { handover, order } = await boxOf(person, orderId);
    expect(handover).toEqual({ chosen: "neighbour-left", open: true });
    const { deliveryDate: date, window } = order;
    const { routes: found } = await admin.call(routes, { date, region: "qc" });
    const lists = await Promise.all(
      found.filter((route) => route.window === window).map(({ depotId }) => admin.call(routeStops, { date, depotId, window })),
    );
    const stop = lists.flatMap(({ stops }) => stops).find((each) => each.orderId === orderId);
    expect(stop).toMatchObject({ handover: "neighbour-left" });

    const other = await signUp(stage.url);
    await expect(other.call(chooseHandover, { orderId, handover: "reception" })).rejects.toMatchObject(refused(404, "order-not-found"));
    await person.call(chooseHandover, { orderId, handover: null });
    expect((await boxOf(person, orderId)).handover).toEqual({ chosen: null, open: true });
  });

  it("is shown by its notice's link to whoever has it, without a name, an address or an amount, until three days after it came", async () => {
    const person = await signUp(stage.url);
    const orderId = person.firstOrderId as OrderId;
    const { order, window } = await boxOf(person, orderId);
    const accountId = await accountIdOf(person);
    const [phone, gone] = ["phone", "unregistered"].map((name) => `fcm:${name}-${accountId}`) as [string, string];
    for (const token of [phone, gone]) await person.call(registerPushToken, { token, platform: "ios" });
    await person.call(updateCommunications, { agreed: [currentWordings.push] });
    await advance(admin, addMinutes(window.from.at, 1));
    const token = tokenOf(orderId);
    // A household with a phone is notified by text, and all households of these stories have the same number.
    const texted = async () => {
      const { rows } = await admin.call(outbox, { kind: "on-its-way", channel: "sms", limit: 50 });
      const texts = await Promise.all(rows.map(({ messageId }) => readMessage(admin, messageId)));
      return texts.map(({ text }) => text.match(/\/suivi\/boite#([\w-]{44})(?![\w-])/)?.[1]);
    };
    expect(await eventually(texted, (tokens) => tokens.includes(token))).toContain(token);

    const shown = () => admin.call(outbox, { q: accountId, channel: "push", limit: 50 });
    const { rows: onDevices } = await eventually(shown, ({ rows }) => rows.length > 0);
    expect(onDevices).toMatchObject([{ kind: "on-its-way", channel: "push" }]);
    expect((await readMessage(admin, onDevices[0]!.messageId)).text).toContain(`/suivi/boite#${token}`);
    expect(await stage.running.api.access.pushTokens.tokensOf(accountId)).toEqual([phone]);

    const { box } = await stranger().call(trackingByLink, { token });
    expect(box.lines.map(({ dish }) => dish.sku)).toEqual(order.lines.map(({ dish }) => dish.sku));
    expect(box.stages.find(({ stage: name }) => name === "on-its-way")).toMatchObject({ done: true });
    expect(box).toMatchObject({ deliveredAt: null, failed: null, today: true });
    const said = JSON.stringify(box);
    for (const hidden of ["Camille", "Laval", "H7N", "amountCents", "totalCents", "payWith", person.email, orderId])
      expect(said).not.toContain(hidden);
    await expect(person.call(chooseHandover, { orderId, handover: "reception" })).rejects.toMatchObject(refused(409, "box-already-out"));

    await advance(admin, addHours(window.until.at, 2));
    expect((await stranger().call(trackingByLink, { token })).box.deliveredAt).not.toBeNull();
    await advance(admin, addHours(window.until.at, 80));
    await expect(stranger().call(trackingByLink, { token })).rejects.toMatchObject(refused(410, "tracking-link-expired"));
  });

  it("is not shown by a link that is cut short, made up, or of a box that is not paid", async () => {
    const person = await signUp(stage.url);
    const open = (await ordersOf(person)).find(({ status }) => status === "open")!;
    const token = tokenOf(person.firstOrderId as OrderId);
    for (const wrong of ["", token.slice(0, 40), `${token.slice(0, 43)}x`, "x".repeat(44), tokenOf(open.orderId)])
      await expect(stranger().call(trackingByLink, { token: wrong })).rejects.toMatchObject(refused(404, "tracking-link-unknown"));
  });
});
