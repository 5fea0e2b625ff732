import { order as decider } from "@tablee/domain/order/decider";
import type { ExistingOrder } from "@tablee/domain/order/state";
import { orderGenerated } from "@tablee/domain/testing/examples";
import { plateImage } from "@tablee/gateways/images/plate-image";
import { about, aboutOrder } from "../../test/messages.ts";

const shows = ["order-ready", "order-charged", "cutoff-in-48-hours", "cutoff-in-24-hours"] as const;

describe("the plates of a mail", () => {
  it.each(shows)("%s shows each dish of the box once, with its name where pictures are off", (kind) => {
    const facts = about("fr");
    const mail = aboutOrder(kind, "mail", facts);
    const pictures = [...mail.html!.matchAll(/<img class="muted" src="([^"]+)" width="112" height="112" alt="([^"]+)"/g)];
    const skus = [...new Set(facts.order.lines.map(({ sku }) => sku))];
    expect(pictures.map(([, , name]) => name)).toEqual(skus.map((sku) => `Tourtière &lt;${sku}&gt;`));
    const { plate } = facts.products.get(skus[0]!)!;
    expect(pictures[0]![1]).toBe(`https://tablee.example/images/${plateImage({ sku: skus[0]!, plate })}?w=240&amp;q=50&amp;fm=png`);
    expect(mail.text).not.toContain("/images/");
  });

  it("are the same for every reader, and eight at most", () => {
    const lines = Array.from({ length: 12 }, (_, index) => ({ ...orderGenerated.data.lines[0]!, sku: `RTC-${1_000 + index}` }));
    const product = [...about("en").products.values()][0]!;
    const generated = { ...orderGenerated, data: { ...orderGenerated.data, lines } };
    const order = decider.evolve(decider.initialState, generated) as ExistingOrder;
    const facts = { ...about("en"), order, products: new Map(lines.map(({ sku }) => [sku, product])) };
    const addresses = (firstName: string) => {
      const account = { ...facts.account, person: { ...facts.account.person, firstName } };
      return aboutOrder("order-ready", "mail", { ...facts, account }).html!.match(/\/images\/[^"]+/g);
    };
    expect(addresses("Noé")).toHaveLength(8);
    expect(addresses("Noé")).toEqual(addresses("Camille"));
  });

  it("are left out of other mails", () => expect(aboutOrder("on-its-way", "mail", about("en")).html).not.toContain("/images/"));
});
