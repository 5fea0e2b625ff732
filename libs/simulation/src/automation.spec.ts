import { policy } from "@tablee/automation/policy";
import { products } from "@tablee/commands/aggregates";
import { scheduledBy } from "@tablee/commands/context";
import { listProduct } from "@tablee/commands/product/list-product";
import { Refused } from "@tablee/commands/refused";
import { refuse } from "@tablee/domain/kernel/errors";
import type { RefusalCode } from "@tablee/domain/kernel/refusals";
import type { ProductEvent } from "@tablee/domain/product/events";
import { card } from "@tablee/domain/testing/examples";
import { Automation } from "./automation.ts";
import { World } from "./world.ts";

const at = "2027-03-03T15:00:00.000Z";

/** A world in which a product is listed, and a policy that is refused until `accept` is called. */
async function listed(code: RefusalCode) {
  const world = new World();
  await listProduct(world.process().steps, { sku: "RTC-0001", card }, scheduledBy("test", ["list"], at));
  const tries: string[] = [];
  let isRefused = true;
  const act = policy<ProductEvent>("act-when-introduced", {
    ProductIntroduced: (_, context) => (send) =>
      send(
        async (steps, sku, { commandId }) => {
          tries.push(commandId);
          await steps.load(products, sku);
          if (isRefused) throw new Refused(refuse(code));
        },
        "RTC-0001",
        context,
      ),
  });
  const refused: string[] = [];
  const automation = new Automation(world, { policies: [act], onRefused: ({ code }) => refused.push(code) });
  const accept = () => {
    isRefused = false;
  };
  return { automation, tries, refused, accept };
}

describe("a policy's act that is refused", () => {
  it("is not tried again when a rule refused it", async () => {
    const { automation, tries, refused } = await listed("order-past-cutoff");
    await automation.follow(() => at);
    await automation.follow(() => at);
    expect([tries.length, refused, automation.aside]).toEqual([1, ["order-past-cutoff"], []]);
  });

  it("is set aside when something is missing, and tried again as the same command until it is there", async () => {
    const { automation, tries, refused, accept } = await listed("order-not-found");
    await automation.follow(() => at);
    await automation.follow(() => at);
    expect(automation.aside).toEqual(["act-when-introduced product-RTC-0001 0: order-not-found"]);
    accept();
    await automation.follow(() => at);
    await automation.follow(() => at);
    expect([tries.length, new Set(tries).size, refused, automation.aside]).toEqual([3, 1, [], []]);
  });
});

describe("a due thing whose subject is missing", () => {
  it("is set aside until it is no longer due", async () => {
    const world = new World();
    const automation = new Automation(world, { policies: [] });
    await automation.wake("cutoff", { key: "00000000-0000-4000-8000-000000000000", account_id: null, step: 0 }, at);
    expect(automation.aside).toEqual(["cutoff 00000000-0000-4000-8000-000000000000 0: order-not-found"]);
    await automation.doDue(["cutoff"], at);
    expect(automation.aside).toEqual([]);
  });
});
