import { Region } from "@tablee/domain/kernel/place/region";
import { DateText, Uuid } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { lenient } from "../../shared/api/search-params.ts";

/** The address of the failed payments. */
export const PaymentsSearch = z.object({ region: lenient(Region), state: lenient(z.enum(["waiting", "given-up"])) });
export type PaymentsSearch = z.infer<typeof PaymentsSearch>;

/** The address of the books: the day up to which balances and entries are read, and the entries that are listed. */
export const LedgerSearch = z.object({
  until: lenient(DateText),
  account: lenient(z.string().regex(/^[A-Za-z-]{2,40}$/)),
  orderId: lenient(Uuid),
});
export type LedgerSearch = z.infer<typeof LedgerSearch>;
