/** How an app writes values in the reader's language. Dates are plain, `YYYY-MM-DD`; instants are ISO 8601. */
export interface Formats {
  readonly money: (cents: number) => string;
  /** The Monday of a week. */
  readonly week: (monday: string) => string;
  /** A day of the weeks around. */
  readonly day: (date: string) => string;
  /** A day that can be far away. */
  readonly date: (date: string) => string;
  readonly instant: (at: string) => string;
  /** An instant of which customers need the day alone. */
  readonly dayOf: (at: string) => string;
  readonly plan: (plan: { readonly type: string; readonly persons: number; readonly recipes: number; readonly meals: number }) => string;
  readonly slot: (weekday: number, window: string) => string;
  readonly tastes: (tastes: Readonly<Record<"diets" | "allergens" | "dislikes", readonly string[]>>) => string;
  /** A card by its brand and its last four digits. */
  readonly card: (brand: string, last4: string) => string;
}
