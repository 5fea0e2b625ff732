import { z } from "zod";
import { lenient } from "../../shared/api/search-params.ts";

/** The address of the privacy screen: the account whose requests are shown, and the certificate that is open. */
export const PrivacySearch = z.object({
  account: lenient(z.uuid()),
  certificate: lenient(z.string().trim().min(3).max(40)),
});
export type PrivacySearch = z.infer<typeof PrivacySearch>;
