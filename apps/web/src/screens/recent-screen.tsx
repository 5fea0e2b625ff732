import "../features/delivery/words.ts";
import { DeliveriesPage } from "../features/delivery/deliveries-page.tsx";

export const Screen = () => <DeliveriesPage kind="recent" />;
