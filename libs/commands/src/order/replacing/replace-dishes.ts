import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Cents } from "@tablee/domain/kernel/money";
import type { RefusalCode } from "@tablee/domain/kernel/refusals";
import { type CommandContext, part } from "../../context.ts";
import { Refused } from "../../refused.ts";
import type { Steps } from "../../steps.ts";
import { editOrder } from "../edit-order.ts";
import { type ChangedFirstOrder, changeFirstOrder } from "../making/change-first-order.ts";
import type { AskedLine } from "../making/order-lines.ts";
import { type ExistingOrder, loadOwn, mustBeOwn } from "../own-order.ts";

interface BoxToChange {
  readonly orderId: OrderId;
  /** The order's version that was shown. */
  readonly version: number;
  readonly lines: readonly AskedLine[];
  /** A paid box: the extra cost as it was shown, negative where it costs less. In cents. */
  readonly differenceCents?: Cents | undefined;
}

interface DishesToReplace {
  readonly accountId: AccountId;
  readonly editingSession: string;
  readonly boxes: readonly BoxToChange[];
}

/** One of several boxes; `refused`: the reason why it is unchanged. */
export interface ReplacedBox {
  readonly order: ExistingOrder;
  readonly result: ChangedFirstOrder["result"] | "refused";
  readonly refused?: RefusalCode;
}

/**
 * Gives several boxes other lines in one act, a paid first box too, for which the difference is charged or refunded. Each box decides on
 * its own; one that refuses stays as it is, with its reason. Repeated under the same id after a crash, it changes the remaining boxes.
 * @throws Refused order-not-found before any box is changed
 */
export async function replaceDishes(
  steps: Steps,
  { boxes, ...common }: DishesToReplace,
  context: CommandContext,
): Promise<readonly ReplacedBox[]> {
  const { accountId } = common;
  for (const { orderId } of boxes) await loadOwn(steps, accountId, orderId);
  const replaced: ReplacedBox[] = [];
  for (const box of boxes) replaced.push(await replaceOne(steps, { ...common, ...box }, part(context, box.orderId)));
  return replaced;
}

async function replaceOne(steps: Steps, box: Omit<DishesToReplace, "boxes"> & BoxToChange, context: CommandContext): Promise<ReplacedBox> {
  const { accountId, orderId, differenceCents, ...edit } = box;
  try {
    if (differenceCents === undefined) {
      const { state } = await editOrder(steps, { ...edit, accountId, orderId, takesOver: true }, context);
      return { order: mustBeOwn(state, accountId), result: "changed" };
    }
    const change = { ...edit, accountId, orderId, differenceCents, changeId: context.commandId, takesOver: true } as const;
    const { state, result } = await changeFirstOrder(steps, change, context);
    return { order: mustBeOwn(state, accountId), result };
  } catch (error) {
    if (!(error instanceof Refused) || error.meaning === "missing") throw error;
    return { order: await loadOwn(steps, accountId, orderId), result: "refused", refused: error.code };
  }
}
