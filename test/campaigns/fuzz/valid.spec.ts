import { allCalls } from "@tablee/contracts/calls";
import { placesOf, schemaOf, validInput } from "./valid.ts";

it.each(allCalls.map((call) => [`${call.method} ${call.path}`, call] as const))("%s has an input that its schema takes", (_, call) => {
  const input = validInput(call, {});
  expect({ input, issues: call.input.safeParse(input).error?.issues ?? [] }).toEqual({ input, issues: [] });
});

it("an input can be wrong in every field, also within its lists", () => {
  const call = allCalls.find(({ path }) => path.endsWith("/orders/update_quantity"))!;
  const places = placesOf(schemaOf(call), validInput(call, {})).map((path) => path.join("."));
  expect(places).toEqual(expect.arrayContaining(["", "orderId", "lines", "lines.0", "lines.0.sku", "lines.0.pairings.0.quantity"]));
});
