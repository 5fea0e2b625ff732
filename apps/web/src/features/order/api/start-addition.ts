import type { InputOf, OutputOf } from "@tablee/contracts/call";
import { createPatch } from "@tablee/contracts/calls/late-additions";
import { request } from "../../../shared/api/request.ts";

export type StartedAddition = OutputOf<typeof createPatch>;

/** Holds what is to be added to a paid box; nothing is charged yet. */
export const startAddition = (input: InputOf<typeof createPatch>): Promise<StartedAddition> => request(createPatch, input);
