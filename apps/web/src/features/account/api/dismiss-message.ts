import { dismissPaymentWarning, dismissPopup, dismissRecurringPopup, dismissSkipNotice } from "@tablee/contracts/calls/account";
import { request } from "../../../shared/api/request.ts";
import type { Account } from "../../../shared/order/account-query.ts";

export type Message = Account["messages"][number];

const calls = {
  "payment-method-warning": dismissPaymentWarning,
  "skip-notice": dismissSkipNotice,
  "recurring-items": dismissRecurringPopup,
  popup: dismissPopup,
} as const;

/** The message was read and is not shown again. */
export const dismissMessage = ({ kind, key }: Message) => request(calls[kind], { key });
