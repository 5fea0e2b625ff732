import { applyCode } from "@tablee/contracts/calls/settings-payment";
import { request } from "../../../shared/api/request.ts";

/** Enters a promo or gift code. */
export const enterCode = (code: string) => request(applyCode, { code });
