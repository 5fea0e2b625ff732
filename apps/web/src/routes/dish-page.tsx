import { latePart } from "@tablee/ui/components/late-part";
import { ProductPage } from "../features/product/product-page.tsx";

/** Clients alone have boxes. */
const ProductBoxes = latePart(async () => (await import("../features/order/box/product-boxes.tsx")).ProductBoxes);

/** A dish, and the client's boxes that it can be added to. */
export const DishPage = () => <ProductPage boxes={ProductBoxes} />;
