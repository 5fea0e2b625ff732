import type { Session } from "../../../shared/api/request.ts";
import { closedKey } from "../../../shared/ui/closed-key.ts";

/** The code of an offer, by which a browser keeps that it was closed; empty for a text without a discount. */
export const offerCode = ({ discount }: Pick<Session["discountBar"], "discount">): string => discount?.code ?? "";

/**
 * Goes into <head> as an inline script: the server draws the offer for everybody, and a browser that closed it hides it before the first
 * paint. Another offer shows.
 */
export const closedOfferScript = `try{var c=localStorage.getItem("${closedKey("offer")}");if(c!==null){var s=document.createElement("style");s.textContent='[data-offer="'+CSS.escape(c)+'"]{display:none}';document.head.append(s)}}catch(e){}`;
