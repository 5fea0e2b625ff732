import type { InputOf, OutputOf } from "@tablee/contracts/call";
import { billPatch } from "@tablee/contracts/calls/late-additions";
import { request } from "../../../shared/api/request.ts";

export type BilledAddition = OutputOf<typeof billPatch>;

/** Charges additions that are held. */
export const billAddition = (input: InputOf<typeof billPatch>): Promise<BilledAddition> => request(billPatch, input);
