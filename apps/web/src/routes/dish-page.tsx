import { ProductBoxes } from "../features/order/box/product-boxes.tsx";
import { ProductPage } from "../features/product/product-page.tsx";

/** A dish, and the client's boxes that it can be added to. */
export const DishPage = () => <ProductPage boxes={ProductBoxes} />;
