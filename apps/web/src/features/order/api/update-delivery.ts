import type { InputOf } from "@tablee/contracts/call";
import { updateDelivery } from "@tablee/contracts/calls/account";
import { request } from "../../../shared/api/request.ts";

/** Moves one week's box to another day or window. */
export const moveDelivery = (input: InputOf<typeof updateDelivery>) => request(updateDelivery, input);
