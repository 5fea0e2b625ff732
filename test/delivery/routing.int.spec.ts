import { deliverySettings, updateDelivery, updateDeliveryNote } from "@tablee/contracts/calls/settings-delivery";
import { accountGlance } from "@tablee/contracts/calls/support";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { addHours } from "@tablee/domain/kernel/time";
import type { Stop } from "@tablee/gateways/routing/routing-service";
import { accountIdOf, actFor, advance, boxesOf, eventually, signUp, staffMember, suggestedFor, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const phone = "450 555-0134";
const coordinates = { latitude: 45.553012, longitude: -73.69 };
const placed = { line: "18, chemin du Rang", city: "Laval", province: "QC", postalCode: "h7n1a1", coordinates } as const;

const stage = await specStage();
const support = await staffMember(stage.url, "soutien@tablee.example");
const admin = await staffMember(stage.url, "admin@tablee.example");

describe("an address that no suggestion has", () => {
  type Change = Omit<Parameters<typeof support.call<typeof updateDelivery>>[1], "phone" | "weekday" | "window">;
  const update = async (caller: Pick<Visitor, "call">, change: Change) => {
    const { time } = await caller.call(deliverySettings, {});
    return caller.call(updateDelivery, { phone, ...time, ...change });
  };
  const addressOf = async (caller: Pick<Visitor, "call">) => (await caller.call(deliverySettings, {})).address;
  const stopOf = async (orderId: OrderId) =>
    (await stage.running.api.pool.query<{ stop: Stop | null }>("SELECT stop FROM embedded_routing.stop WHERE order_id = $1", [orderId]))
      .rows[0]?.stop;
  const planned = (orderId: OrderId, holds: (stop: Stop) => boolean = () => true) =>
    eventually(
      () => stopOf(orderId),
      (stop) => Boolean(stop && holds(stop)),
    );

  it("is placed by staff who act for the customer, stays with the flat and the phone, and goes with another one that is picked", async () => {
    const person = await signUp(stage.url);
    const app = await actFor(stage.url, support, await accountIdOf(person));
    await update(app, { placed });
    expect(await addressOf(person)).toMatchObject({ line: placed.line, postalCode: "H7N 1A1", coordinates });
    await update(person, { unit: "4" });
    expect(await addressOf(person)).toMatchObject({ unit: "4", coordinates });
    await update(person, { addressId: await suggestedFor(person, { line: "20 boulevard de la Concorde", postalCode: "H7N 1A1" }) });
    expect(await addressOf(person)).not.toHaveProperty("coordinates");
  });

  it("cannot be placed by the customer, and obeys the same rules as a picked address", async () => {
    const person = await signUp(stage.url);
    const id = await accountIdOf(person);
    const before = await addressOf(person);
    await expect(update(person, { placed })).rejects.toMatchObject({ status: 403, code: "coordinates-for-staff" });
    const app = await actFor(stage.url, support, id);
    const refused = async (change: object) => {
      const error = await update(app, { placed: { ...placed, ...change } }).catch((caught) => caught);
      return error.code;
    };
    expect(await refused({ line: "PO Box 12" })).toBe("po-box");
    expect(await refused({ province: "ON" })).toBe("province-mismatch");
    expect(await refused({ postalCode: "G4R 1A1" })).toBe("outside-area");
    expect(await refused({ postalCode: "H7N" })).toBe("postal-code-invalid");
    expect(await refused({ coordinates: { ...coordinates, latitude: 40.7 } })).toBe("input-invalid");
    expect(await refused({ coordinates: { ...coordinates, longitude: -73.6900001 } })).toBe("input-invalid");
    expect(await addressOf(person)).toEqual(before);
    const { addressAttempts } = await support.call(accountGlance, { accountId: id });
    expect(addressAttempts.map(({ outcome }) => outcome).toSorted()).toEqual(["outside-area", "po-box"]);
  });

  it("reaches the routing service with its coordinates once a box for it is paid, and again with another note to the driver", async () => {
    const person = await signUp(stage.url);
    const [first, second] = await boxesOf(person);
    const app = await actFor(stage.url, support, await accountIdOf(person));
    await update(app, { placed, recipient: { firstName: "Ana", lastName: "Roy" } });
    await advance(admin, addHours(second!.cutoff.at, 2));
    expect(await planned(second!.orderId)).toMatchObject({
      day: second!.deliveryDate,
      name: "Ana Roy",
      address: { line: placed.line, city: "Laval", postalCode: "H7N 1A1", phone: "+14505550134" },
      coordinates,
    });
    expect(await planned(first!.orderId)).not.toHaveProperty("coordinates");
    await person.call(updateDeliveryNote, { note: "The red barn" });
    const again = await planned(second!.orderId, ({ address }) => address.instructions === "The red barn");
    expect(again).toMatchObject({ address: { instructions: "The red barn" }, coordinates });
  });
});
