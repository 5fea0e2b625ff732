import { z } from "zod";

/** The pages outside the site that its footer can lead to; those that are not configured are not shown. */
const outsidePages = ["recipes", "blog", "careers", "students", "affiliates", "corporate", "drivers"] as const;
/** The social networks that the footer can lead to. */
export const socialPages = ["instagram", "facebook", "pinterest", "youtube", "tiktok"] as const;

/** An address of the web over TLS: without `//` a browser would read it as a path of ours, and with a user it may name another site. */
const Address = z.url({ protocol: /^https$/ }).regex(/^https:\/\/[^/@]+(\/|$)/);
/** One address, or one for each language. */
const Addresses = z.union([Address.transform((address) => ({ en: address, fr: address })), z.strictObject({ en: Address, fr: Address })]);

const parsed = (text: string, issues: z.RefinementCtx<string>): unknown => {
  // As in a file of settings where a line is left empty.
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    issues.addIssue("it is not JSON");
    return z.NEVER;
  }
};

/** TABLEE_LINKS: a JSON object of addresses by the names of pages, each one address or `{ "en": …, "fr": … }`. */
export const OutsideLinks = z
  .string()
  .transform(parsed)
  .pipe(z.partialRecord(z.enum([...outsidePages, ...socialPages]), Addresses).default({}))
  .default({});
export type OutsideLinks = z.infer<typeof OutsideLinks>;

/** TABLEE_CERTIFICATION: a JSON object of the certification's name in both languages, and the address that proves it. */
export const Certification = z
  .string()
  .transform(parsed)
  .pipe(z.strictObject({ en: z.string().min(2).max(80), fr: z.string().min(2).max(80), url: Address.optional() }).optional())
  .optional();
