import { z } from "zod";

/** Registration numbers by tax, as receipts print them. One number registers a seller for GST and HST. */
export interface TaxNumbers {
  readonly GST: string;
  readonly HST: string;
  readonly QST: string;
  readonly PST: string;
}

/** The seller: the name, the address and the registration numbers that a receipt must carry. */
export interface Seller {
  readonly name: string;
  readonly address: { readonly line: string; readonly city: string; readonly province: string; readonly postalCode: string };
  readonly taxNumbers: TaxNumbers;
}

/** Nine digits and RT, ten digits and TQ, British Columbia's own form: as their authorities write them. */
export const taxNumberForms = {
  GST_NUMBER: z.string().regex(/^\d{9} ?RT\d{4}$/, "a GST/HST number looks like 123456789 RT0001"),
  QST_NUMBER: z.string().regex(/^\d{10} ?TQ\d{4}$/, "a QST number looks like 1234567890 TQ0001"),
  PST_NUMBER: z.string().regex(/^PST-\d{4}-\d{4}$/, "a PST number looks like PST-1234-5678"),
};

export type TaxNumberName = keyof typeof taxNumberForms;

/** For demonstrations: correct in form, with digits that no authority assigns. */
export const published: Readonly<Record<TaxNumberName, string>> = {
  GST_NUMBER: "123456789 RT0001",
  QST_NUMBER: "1234567890 TQ0001",
  PST_NUMBER: "PST-1234-5678",
};

export const taxNumbersOf = ({ GST_NUMBER, QST_NUMBER, PST_NUMBER }: Readonly<Record<TaxNumberName, string>>): TaxNumbers => ({
  GST: GST_NUMBER,
  HST: GST_NUMBER,
  QST: QST_NUMBER,
  PST: PST_NUMBER,
});

export const demoTaxNumbers: TaxNumbers = taxNumbersOf(published);
