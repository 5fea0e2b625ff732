import type { OutputOf } from "@tablee/contracts/call";
import { inquiries, inquiry } from "@tablee/contracts/calls/admin/contact";
import type { InquiryState } from "@tablee/domain/inquiry/vocabulary";
import { keepPreviousData } from "@tanstack/react-query";
import { callQuery } from "../../shared/api/calls.ts";

export type Inquiry = OutputOf<typeof inquiry>;
export type InquiryRow = OutputOf<typeof inquiries>["rows"][number];

/** Messages in a state: waiting ones with the oldest first, answered ones with the latest first. */
export const inquiriesIn = (state: InquiryState) =>
  callQuery(inquiries, { state }, { refetchInterval: 60_000, placeholderData: keepPreviousData });

/** One message with its words, which the list has not. */
export const inquiryOf = (inquiryId: string) => callQuery(inquiry, { inquiryId });
