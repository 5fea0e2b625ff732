import { Quiet } from "@tablee/api/operations/quiet";
import { GivePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { billOrder } from "@tablee/commands/billing/bill-order";
import { lockOrder } from "@tablee/commands/order/lock-order";
import { Steps } from "@tablee/commands/steps";
import { addHours } from "@tablee/domain/kernel/time";
import { GatewayTimeout } from "@tablee/gateways/payment/payment-gateway";
import { Product } from "./campaigns/crash/product.ts";
import { WorkerProcess } from "./campaigns/crash/worker-process.ts";
import { withServices } from "./campaigns/with-services.ts";
import { gatewayCharges } from "./gateway-view.ts";
import { eventually } from "./people.ts";

/** The same, over a gateway that takes money and then does not answer. */
function silenced(steps: Steps): Steps {
  const silent = () => Promise.reject(new GatewayTimeout("silent"));
  const { payments } = steps.ports;
  const { prepare, confirm: heard, refund, methodOf } = payments.card;
  const confirm = (reference: string) => heard(reference).then(silent);
  const silenced = { prepare, refund, methodOf, confirm, ask: silent };
  return new Steps(steps, steps.facts, { ...steps.ports, payments: { ...payments, card: silenced } });
}

/** Lets a worker make the week's orders, and no more. */
async function generate({ opened }: Product): Promise<void> {
  const worker = new WorkerProcess({});
  await worker.ready;
  const quiet = new Quiet(opened);
  await eventually(() => quiet.isQuiet(opened.clock.now()), Boolean).finally(() => worker.kill());
}

describe("an attempt that took the money unheard", () => {
  it("pays the order, though the card that was declined for good has been given back since", async () => {
    await withServices(async () => {
      const product = await Product.open();
      const { opened, bus } = product;
      const { orders, calendar } = await product.nextWeek();
      await generate(product);
      const { orderId, accountId } = orders.find(({ token }) => token === "tok_declined")!;
      const contextAt = (at: string, what: string) => ({ ...product.context(at, what, orderId), subject: accountId });
      const { steps } = opened.dependencies;
      const bill = (at: string, what: string, by = steps) => billOrder(by, { orderId, early: true }, contextAt(at, what));
      const give = (methodToken: string, what: string) =>
        bus.execute(new GivePaymentMethod({ accountId, methodToken }, contextAt(calendar.billingAt, what)));

      await lockOrder(steps, { orderId }, contextAt(calendar.lockAt, "lock"));
      expect((await bill(calendar.billingAt, "first")).result).toBe("declined");
      await give("tok_visa", "another card");
      expect((await bill(addHours(calendar.billingAt, 1), "second", silenced(steps))).result).toBe("undecided");
      await give("tok_declined", "the old card");
      expect((await bill(addHours(calendar.billingAt, 2), "third")).result).toBe("billed");

      const charges = await gatewayCharges(opened.pool, orderId);
      expect(charges.map(({ outcome }) => outcome).toSorted()).toEqual(["captured", "declined"]);
      await product.close();
    });
  });
});
