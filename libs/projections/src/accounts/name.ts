/** An account's row, or a row that joined these columns from it; empty where there is no account. */
interface Named {
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
}

/** A customer's whole name. */
export const customerName = ({ first_name, last_name }: Named): string => `${first_name ?? ""} ${last_name ?? ""}`.trim();
