import type { OutputOf } from "@tablee/contracts/call";
import { modalData } from "@tablee/contracts/calls/products";
import { callQuery } from "../api/calls.ts";

export type Product = OutputOf<typeof modalData>["product"];

/** A product, with the weeks that have it in the region of the account or of the visit. */
export const productQuery = (sku: string) => callQuery(modalData, { sku }, { staleTime: 5 * 60_000 });
