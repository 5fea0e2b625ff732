import { z } from "zod";
import { lenient } from "../../shared/api/search-params.ts";

/** The address of the operations screen: whose parked rows are open. */
export const OperationsSearch = z.object({ model: lenient(z.string().regex(/^[a-z_]{3,40}$/)) });
export type OperationsSearch = z.infer<typeof OperationsSearch>;
