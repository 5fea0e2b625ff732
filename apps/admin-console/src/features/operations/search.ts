import { z } from "zod";
import { lenient } from "../../shared/api/search-params.ts";

/** The address of the operations screen: the model whose parked rows are open, or the work whose set-aside items are open. */
export const OperationsSearch = z.object({
  model: lenient(z.string().regex(/^[a-z_]{3,40}$/)),
  work: lenient(z.string().regex(/^[a-z-]{3,80}$/)),
});
export type OperationsSearch = z.infer<typeof OperationsSearch>;
