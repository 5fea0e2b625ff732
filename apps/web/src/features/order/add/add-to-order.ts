import { openEditor, updateQuantity } from "@tablee/contracts/calls/orders";
import type { OrderCard } from "@tablee/contracts/schemas";
import { request } from "../../../shared/api/request.ts";
import { draftOf, linesOf, withQuantity } from "../editor/draft.ts";

/** This window, where boxes are changed without opening the editor. */
const session = crypto.randomUUID();

/**
 * Takes a box over for this window, as the editor would, and puts so many more of an item into it; fewer when negative.
 * @throws CallError as saving in the editor does
 */
export async function addToOrder(orderId: string, sku: string, units: number): Promise<OrderCard> {
  const data = await request(openEditor, { orderId, editingSession: session });
  const draft = draftOf(data);
  const lines = linesOf(withQuantity(draft, sku, (draft.get(sku)?.quantity ?? 0) + units));
  const { version } = data.order;
  const saved = await request(updateQuantity, { orderId, version, editingSession: session, lines });
  return saved.order;
}
