import type { TFunction } from "i18next";

const tax = "tax-payable-";

/** An account of the books in words: 'GST owed'; one missing in the catalogue stays as it is. */
export function ledgerAccountWords(t: TFunction, account: string): string {
  if (!account.startsWith(tax)) return t(`console:ledgerAccounts.${account}`, { defaultValue: account });
  const code = account.slice(tax.length);
  return t("console:ledgerAccounts.tax", { code: t(`console:taxes.${code}`, { defaultValue: code }) });
}
