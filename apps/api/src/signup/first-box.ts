import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { chooseInSignUp } from "@tablee/commands/account/choose-in-sign-up";
import { signUpProgressOf } from "@tablee/commands/order/making/first-week";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { firstBoxAlternatives, swapInFirstBox } from "@tablee/contracts/calls/first-order";
import { subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { alternativesTo } from "@tablee/domain/order-generation/pick-around";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { Alternatives } from "../views/alternatives.ts";
import { type FirstOrderPreview, FirstOrderPreviews } from "./first-order-preview.ts";

/** The dishes of the first box before it is paid: their alternatives, and the choice. */
@Injectable()
export class FirstBox {
  constructor(
    private readonly api: ApiContext,
    private readonly previews: FirstOrderPreviews,
    private readonly alternatives: Alternatives,
    private readonly commands: Commands,
  ) {}

  async alternativesTo({ sku }: InputOf<typeof firstBoxAlternatives>, by: Caller): Promise<OutputOf<typeof firstBoxAlternatives>> {
    const { order, week, input, unitsLeft } = await this.#preview(by);
    const skus = alternativesTo(week, input, order.lines, sku, unitsLeft);
    return { alternatives: await this.alternatives.shown(order, week.items, sku, skus) };
  }

  /** @throws Failure item-not-on-menu if the dish is not in the box, or the replacement is excluded; sold-out */
  async swap({ sku, instead }: InputOf<typeof swapInFirstBox>, by: Caller): Promise<OutputOf<typeof swapInFirstBox>> {
    const { order, week, input, unitsLeft } = await this.#preview(by);
    const { region, plan, lines } = order;
    const swapped = lines.find((line) => line.sku === sku);
    if (!swapped) throw new Failure("item-not-on-menu", { skus: [sku] });
    if ((unitsLeft.get(instead) ?? 0) < swapped.quantity && week.indexBySku.has(instead))
      throw new Failure("sold-out", { skus: [instead] });
    if (!alternativesTo(week, input, lines, sku, unitsLeft).includes(instead)) throw new Failure("item-not-on-menu", { skus: [instead] });
    const wished = lines.map((line) => ({ sku: line === swapped ? instead : line.sku, quantity: line.quantity }));
    const box = { region, week: order.week, plan, lines: wished };
    await this.commands.send(chooseInSignUp, { accountId: by.accountId, chosen: { box } }, by.own("swap-in-first-box"));
    return { done: true };
  }

  async #preview(by: Caller): Promise<FirstOrderPreview> {
    const standing = await signUpProgressOf(this.api.steps, subscriptionIdOf(by.accountId), by.receivedAt);
    if (standing.status !== "choosing") throw new Failure("subscription-exists");
    const preview = await this.previews.of(by, standing);
    if (!preview) throw new Failure("signup-incomplete");
    return preview;
  }
}
