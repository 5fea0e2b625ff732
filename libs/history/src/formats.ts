/** Formats values in the reader's language. Dates are plain, `YYYY-MM-DD`; instants are ISO 8601. */
export interface Formats {
  readonly money: (cents: number) => string;
  /** The Monday of a week. */
  readonly week: (monday: string) => string;
  /** A day within the next or last weeks. */
  readonly day: (date: string) => string;
  /** A day at any distance. */
  readonly date: (date: string) => string;
  readonly instant: (at: string) => string;
  /** The day of an instant, where customers do not need the time. */
  readonly dayOf: (at: string) => string;
  readonly plan: (plan: { readonly type: string; readonly persons: number; readonly recipes: number; readonly meals: number }) => string;
  readonly slot: (weekday: number, window: string) => string;
  readonly tastes: (tastes: Readonly<Record<"diets" | "allergens" | "dislikes", readonly string[]>>) => string;
  /** A card by its brand and its last four digits. */
  readonly card: (brand: string, last4: string) => string;
}
