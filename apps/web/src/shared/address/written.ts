import type { Address } from "@tablee/domain/account/vocabulary";

/** A phone number for people to read: '514 555-0134' for '+15145550134'. */
export const writtenPhone = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "$1 $2-$3");

/** An address in one line: '4 – 12, rue Cartier, Laval H7N 1A1'. */
export const writtenAddress = ({ unit, line, city, postalCode }: Pick<Address, "unit" | "line" | "city" | "postalCode">): string =>
  `${[unit, line].filter(Boolean).join(" – ")}, ${city} ${postalCode.replace(" ", "\u00a0")}`;
