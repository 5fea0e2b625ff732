import { applyCode } from "@tablee/contracts/calls/settings-payment";
import { request } from "../../../shared/api/request.ts";

/** Enters a promo or gift code; the same key makes it count once. */
export const enterCode = ({ code, key }: { code: string; key: string }) => request(applyCode, { code }, { idempotencyKey: key });
