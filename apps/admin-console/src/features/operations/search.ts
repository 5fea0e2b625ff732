import { z } from "zod";
import { lenient } from "../../shared/api/search-params.ts";

/** The address of the operations screen: of which read model the parked rows are open, or of which policy the events set aside. */
export const OperationsSearch = z.object({
  model: lenient(z.string().regex(/^[a-z_]{3,40}$/)),
  policy: lenient(z.string().regex(/^[a-z-]{3,80}$/)),
});
export type OperationsSearch = z.infer<typeof OperationsSearch>;
