import { sendOrderReceipts } from "@tablee/contracts/calls/settings-payment";
import { request } from "../../../shared/api/request.ts";

/** Sends receipts to the account's own address. */
export const sendReceipts = (orderIds: string[]) => request(sendOrderReceipts, { orderIds });
