import type { InputOf, OutputOf } from "@tablee/contracts/call";
import { contentBanners } from "@tablee/contracts/calls/banners";
import { callQuery } from "../api/calls.ts";
import { retries } from "../api/query-client.ts";

export type ShownBanners = OutputOf<typeof contentBanners>;
export type BannerType = InputOf<typeof contentBanners>["type"];

/** The editors' banners of a type. An error of the product leaves their place empty, so it is not tried again at once. */
export const bannersQuery = (type: BannerType) => callQuery(contentBanners, { type }, { staleTime: 5 * 60_000, retry: retries(0) });
