import { updateCard } from "@tablee/contracts/calls/settings-payment";
import { request } from "../../../shared/api/request.ts";

/** Pays with another card from now on. */
export const payWithCard = (methodToken: string) => request(updateCard, { methodToken });
