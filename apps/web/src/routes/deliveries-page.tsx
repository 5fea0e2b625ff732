import { BoxReview } from "../features/review/box-review.tsx";
import { DeliveriesPage } from "../features/tracking/deliveries-page.tsx";

/** The boxes that came, each with its customer's ratings. */
export const RatedDeliveriesPage = () => <DeliveriesPage review={BoxReview} />;
