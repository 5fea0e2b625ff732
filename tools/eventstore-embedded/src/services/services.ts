import type { Access } from "../access.ts";
import type { FaultPlan } from "../fault-plan.ts";
import type { Store } from "../store/store.ts";

/** The dependencies of every service. */
export type Services = {
  store: Store;
  access: Access;
  faults: FaultPlan;
  /** The largest append, bytes of its events' data; metadata and types do not count. */
  maxAppendBytes: number;
};
