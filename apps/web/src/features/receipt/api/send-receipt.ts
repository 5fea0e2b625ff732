import { sendOrderReceipts } from "@tablee/contracts/calls/settings-payment";
import { request } from "../../../shared/api/request.ts";

/** Sends one receipt to the account's own address. */
export const sendReceipt = (orderId: string) => request(sendOrderReceipts, { orderIds: [orderId] });
