import { recurringSession, signUpSession } from "@tablee/domain/order/editing-sessions";
import type { OrderEvent } from "@tablee/domain/order/events";
import { orderGenerated, recipe } from "@tablee/domain/testing/examples";
import { originsOf } from "./why-in-box.ts";

const at = "2027-01-20T15:00:00.000Z";
type Kind = "client" | "staff" | "system";
const by = (kind: Kind, event: OrderEvent) => ({ ...event, metadata: { actor: { kind, id: "x" } } }) as never;
const skuOf = (n: number) => recipe(n).sku;
const edited = (numbers: readonly number[], editingSession = "a-window-of-hers"): OrderEvent => ({
  type: "OrderEdited",
  data: { lines: numbers.map((n) => recipe(n)), editingSession, editedAt: at },
});
const made = by("system", { ...orderGenerated, data: { ...orderGenerated.data, lines: [recipe(1), recipe(2)] } });
const origins = (...events: never[]) => [...originsOf([made, ...events])];

describe("the origin of an item in a box", () => {
  it("is the order as it was made, also once it can no longer be changed", () => {
    expect(origins(by("system", { type: "OrderDelivered", data: { deliveredAt: at } }))).toEqual([
      [skuOf(1), "made"],
      [skuOf(2), "made"],
    ]);
  });

  it("is the household's choice if the household added it: in the editor, at sign-up, or after the box was paid", () => {
    expect(origins(by("client", edited([1, 3])))).toEqual([
      [skuOf(1), "made"],
      [skuOf(3), "chosen"],
    ]);
    expect(origins(by("system", edited([2, 4], signUpSession))).at(-1)).toEqual([skuOf(4), "chosen"]);
    const added = { type: "LateAdditionBilled", data: { lines: [recipe(1), recipe(5)] } } as unknown as OrderEvent;
    const changed = { type: "FirstOrderChanged", data: { lines: [recipe(2), recipe(3)] } } as unknown as OrderEvent;
    expect(new Map(origins(by("system", added), by("system", changed)))).toEqual(
      new Map([
        [skuOf(1), "chosen"],
        [skuOf(2), "made"],
        [skuOf(3), "chosen"],
        [skuOf(5), "chosen"],
      ]),
    );
  });

  it("is the household's choice if the household took it out and added it again", () => {
    expect(origins(by("client", edited([2])), by("client", edited([1, 2])))).toEqual([
      [skuOf(1), "chosen"],
      [skuOf(2), "made"],
    ]);
  });

  it("is neither if staff or a later act of the system added it", () => {
    expect(origins(by("staff", edited([1, 2, 3]))).at(-1)).toEqual([skuOf(3), "other"]);
    expect(origins(by("system", edited([1, 2, 6], recurringSession))).at(-1)).toEqual([skuOf(6), "other"]);
  });
});
