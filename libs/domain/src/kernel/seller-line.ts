import { locality } from "./place/locality.ts";
import type { Language } from "./place/region.ts";

interface Seller {
  readonly name: string;
  readonly address: { readonly line: string; readonly city: string; readonly province: string; readonly postalCode: string };
}

/** The seller's name and address: `Tablée inc., 100, rue de l’Exemple, Montréal, QC  H0H 0H0`. */
export const sellerLine = ({ name, address }: Seller, language: Language): string =>
  [name, address.line, locality(address, language)].join(", ");
