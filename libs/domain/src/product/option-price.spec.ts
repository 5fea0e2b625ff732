import { cents } from "../kernel/money.ts";
import { optionCents, type PricedOption } from "./option-price.ts";

const brings = { allergens: [], diets: [] };
const larger: PricedOption = { kind: "larger-protein", centsPerServing: cents(449), brings };
const topping: PricedOption = { ...larger, centsPerServing: cents(299), brings: { allergens: ["milk"], diets: [] } };
const tofu: PricedOption = { kind: "protein-swap", centsPerServing: cents(0), largerCentsPerServing: cents(249) };
const swapBefore: PricedOption = { kind: "protein-swap", centsPerServing: cents(100) };

describe("the price of an option", () => {
  it.each<[string, PricedOption, readonly PricedOption[], number]>([
    ["of a larger serving alone: its own", larger, [larger], 449],
    ["of a larger serving beside a swap: that of more of the replacement", larger, [tofu, larger], 249],
    ["of a larger serving that the swap gives away", larger, [{ ...tofu, largerCentsPerServing: cents(0) }], 0],
    ["of a larger serving beside a swap published without that price: its own", larger, [swapBefore], 449],
    ["of a topping beside a swap: its own", topping, [tofu, topping], 299],
    ["of an option published without its contents: its own", { ...larger, brings: undefined }, [tofu], 449],
    ["of a swap: its own", swapBefore, [swapBefore, larger], 100],
  ])("is, %s", (_, option, chosen, expected) => {
    expect(optionCents(option, chosen)).toBe(expected);
  });
});
