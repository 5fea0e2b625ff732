import type { InputOf } from "@tablee/contracts/call";
import { skipOrderFeedback } from "@tablee/contracts/calls/orders";
import { request } from "../../../shared/api/request.ts";

/** Why a week was skipped, told after it. */
export const tellWhySkipped = (input: InputOf<typeof skipOrderFeedback>) => request(skipOrderFeedback, input);
