import { served } from "../app/served.ts";
import { queryClient } from "./query-client.ts";
import { type Session, sessionQuery } from "./request.ts";
import { useSession } from "./session.ts";

type BrandKey = Session["brand"];

/** The brands as people read them. */
export const brandNames: Readonly<Record<BrandKey, string>> = { tablee: "Tablée", laurier: "Cuisine Laurier" };

/** The brand that sells here: that of the document until the session is known. */
export const useBrand = (): BrandKey => useSession()?.brand ?? served.brand;

export const brandNow = (): BrandKey => queryClient.getQueryData(sessionQuery.queryKey)?.brand ?? served.brand;
