import { z } from "zod";
import { withoutInvisible } from "./signs.ts";

/** The part of the web's URL that domains need; every runtime has it. */
declare const URL: { new (text: string): { readonly hostname: string }; canParse(text: string): boolean };

/** RFC 5322, 3.2.3: dot-atom; RFC 5321, 4.5.3.1: 64 octets before the sign, 254 in all. */
const local = String.raw`(?=.{1,64}@)(?=.{1,254}$)[\w!#$%&'*+/=?^{|}~\x60-]+(?:\.[\w!#$%&'*+/=?^{|}~\x60-]+)*`;
/** RFC 1035, 2.3.4: labels of 63 octets. */
const label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
/** RFC 5890, 2.3.2.1: a top domain of other letters is an A-label, which has digits and hyphens. */
const top = "(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])";

/** The longest address that mail servers accept, in characters. */
export const EMAIL_LENGTH = 254;

const form = { pattern: new RegExp(`^${local}@(?:${label}\\.)+${top}$`), error: "email-invalid" };

/** An address of mail, as events hold it. */
export const EmailAddress = z.email(form).max(EMAIL_LENGTH, form.error);

/**
 * Returns an address as mail servers take it, from one that was typed or pasted: without invisible signs and spaces around it, its
 * domain in A-labels (`café.ca`: `xn--caf-dma.ca`).
 */
export function typedAddress(text: string): string {
  const address = withoutInvisible(text).normalize("NFKC").trim();
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  if (at === 0 || /^[\x21-\x7e]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? address.slice(0, at) + new URL(url).hostname : address;
}

/** An address of mail, as people send it. */
export const TypedEmail = z.string().overwrite(typedAddress).check(z.email(form)).max(EMAIL_LENGTH, form.error);

/** The form in which addresses are compared: their case makes no difference. */
export const addressKey = (address: string): string => typedAddress(address).toLowerCase();
