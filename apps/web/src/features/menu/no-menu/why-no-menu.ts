/** Finds the reason why a week has no menu: it is over, its menu is not out yet, or the week does not exist. */
export function whyNoMenu(date: string, code: string): "over" | "noMenu" | "unknown" {
  if (code === "menu-week-over") return "over";
  if (code === "menu-not-found") return "noMenu";
  const at = Date.parse(`${date}T12:00:00Z`);
  const isDate = /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
  if (!isDate) return "unknown";
  // A refused date is years away, beyond an end of the calendar: any clock can tell which end.
  return at < Date.now() ? "over" : "noMenu";
}
