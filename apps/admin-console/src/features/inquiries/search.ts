import { InquiryState } from "@tablee/domain/inquiry/vocabulary";
import { z } from "zod";
import { lenient } from "../../shared/api/search-params.ts";

/** The address of the messages: the state that is listed, and the open message. */
export const InquiriesSearch = z.object({
  state: lenient(InquiryState),
  message: lenient(z.uuid()),
});
export type InquiriesSearch = z.infer<typeof InquiriesSearch>;
