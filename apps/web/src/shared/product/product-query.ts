import type { OutputOf } from "@tablee/contracts/call";
import { modalData } from "@tablee/contracts/calls/products";
import { callQuery } from "../api/calls.ts";
import { answeredRegion } from "../delivery/answered-region.ts";

export type Product = OutputOf<typeof modalData>["product"];

/** A product, with the weeks that have it in the account's region, or in the one that a visitor asked about. */
export const productQuery = (sku: string) => callQuery(modalData, { sku, region: answeredRegion() }, { staleTime: 5 * 60_000 });
