import type { OrderCard } from "@tablee/contracts/schemas";
import type { Opening } from "../../shared/ui/late-dialog.tsx";

/** What a dialog about one box takes. */
export interface OrderDialogProps extends Opening {
  order: OrderCard;
  /** The day of its delivery, in words. */
  day: string;
}
