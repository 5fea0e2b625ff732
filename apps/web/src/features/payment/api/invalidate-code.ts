import { invalidateCode } from "@tablee/contracts/calls/settings-payment";
import { request } from "../../../shared/api/request.ts";

/** Takes back the code that counts. */
export const dropCode = () => request(invalidateCode, {});
