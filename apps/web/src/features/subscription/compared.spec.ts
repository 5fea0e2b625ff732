import type { DishCard } from "@tablee/contracts/schemas";
import { compared } from "./compared.ts";

const box = (...skus: readonly string[]) => skus.map((sku) => ({ dish: { sku } as DishCard, quantity: 1 }));
const skus = (lists: ReturnType<typeof compared>) =>
  Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, list.map(({ dish }) => dish.sku).join(" ")]));

describe("a box and its regenerated version", () => {
  it("have in common what stays; the rest comes or goes", () => {
    const lists = compared({ dishes: box("chili", "ramen"), discarded: box("ramen", "salmon"), kept: box("jam") });
    expect(skus(lists)).toEqual({ comes: "chili", goes: "salmon", stays: "ramen jam" });
  });
});
