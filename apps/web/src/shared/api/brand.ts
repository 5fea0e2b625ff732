import { queryClient } from "./query-client.ts";
import { type Session, sessionQuery } from "./request.ts";
import { useSession } from "./session.ts";

type BrandKey = Session["brand"];

/** The brands as people read them. */
export const brandNames: Readonly<Record<BrandKey, string>> = { tablee: "Tablée", laurier: "Cuisine Laurier" };

/** The server marks the document of the second brand, so that its first paint has the right colours and name. */
const served: BrandKey = document.documentElement.dataset.brand === "laurier" ? "laurier" : "tablee";

/** The brand that sells here: that of the document until the session is known. */
export const useBrand = (): BrandKey => useSession()?.brand ?? served;

export const brandNow = (): BrandKey => queryClient.getQueryData(sessionQuery.queryKey)?.brand ?? served;
