import "../shared/product/words.ts";

export { ProductPage as Screen } from "../features/product/product-page.tsx";
