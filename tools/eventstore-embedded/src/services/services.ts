import type { Access } from "../access.ts";
import type { FaultPlan } from "../fault-plan.ts";
import type { Store } from "../store/store.ts";

/** What every service works with. */
export type Services = {
  store: Store;
  access: Access;
  faults: FaultPlan;
  /** The largest append, bytes of its events' data; metadata and types do not count. */
  maxAppendBytes: number;
};
