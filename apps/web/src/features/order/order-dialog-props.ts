import type { OrderCard } from "@tablee/contracts/schemas";
import type { Opening } from "../../shared/ui/late-dialog.tsx";

/** The props of a dialog about one box. */
export interface OrderDialogProps extends Opening {
  order: OrderCard;
  /** The day of its delivery, in words. */
  day: string;
}
