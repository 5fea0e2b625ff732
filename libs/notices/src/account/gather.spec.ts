import { order as orderDecider } from "@tablee/domain/order/decider";
import type { ExistingOrder } from "@tablee/domain/order/state";
import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import { card, lines, orderGenerated } from "@tablee/domain/testing/examples";
import { brands } from "@tablee/platform/brand";
import { about } from "../../test/messages.ts";
import type { AccountMatter } from "../context.ts";
import { templates } from "../templates/all-templates.gen.ts";
import { gatherAccountFacts } from "./gather.ts";

const order = orderDecider.evolve(orderDecider.initialState, orderGenerated) as ExistingOrder;
const dish = (name: string, allergens: Allergen[]) => ({ ...card, name: { en: `Dish ${name}`, fr: `Plat ${name}` }, allergens });
const products = new Map(lines.map(({ sku }, i) => [sku, dish(`${i}`, i === 1 ? ["pine-nut"] : ["milk"])]));

describe.each(["subscription-resumed", "pause-moved"] as const)("a mail of %s, after which boxes come back", (kind) => {
  const wordsIn = (language: "en" | "fr", excluded: NonNullable<AccountMatter["toCome"]>["excluded"]) => {
    const matter = { about: "account", kind, occurrence: "1", happenedAt: order.calendar.lockAt, toCome: { boxes: [order], excluded } };
    const sources = { brand: brands.tablee, products, resetToken: () => "", emailCode: () => "" };
    return templates.account[kind][language](gatherAccountFacts(matter as never, about(language).account, sources));
  };

  it("names the dishes that contain something excluded, with their labels, and leads to their replacement", () => {
    const en = wordsIn("en", ["pine-nut", "tree-nuts"]);
    expect(en.paragraphs.join(" ")).toContain(
      "unless you replace them:\n· Saturday, February\u00a06: Dish 1. Contains tree nuts (pine nuts).",
    );
    expect(en.paragraphs.join(" ")).not.toContain("Dish 0");
    expect(en.action).toEqual({ label: "Replace these dishes", path: "/settings/dietary" });
    expect(wordsIn("fr", ["pine-nut"]).paragraphs.join(" ")).toContain(
      "\n· samedi\u00a06\u00a0février\u00a0: Plat 1. Contient\u00a0: noix (pignons).",
    );
  });

  it("names none where nothing is excluded", () => {
    expect(wordsIn("en", []).paragraphs.join(" ")).not.toContain("replace");
    expect(wordsIn("en", []).action?.path).not.toBe("/settings/dietary");
  });
});
