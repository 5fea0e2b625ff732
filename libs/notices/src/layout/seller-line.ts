import { locality } from "@tablee/domain/kernel/locality";
import type { Language } from "@tablee/domain/kernel/region";
import type { Seller } from "@tablee/platform/seller";

/** Who sells, and where they are: `Tablée inc., 100, rue de l’Exemple, Montréal, QC  H0H 0H0`. */
export const sellerLine = ({ name, address }: Seller, language: Language): string =>
  [name, address.line, locality(address, language)].join(", ");
