/** The offset from UTC in minutes of a place at its local midnight of a date, by the law's text and not by any table of ours. */
export function offsetAt(province: "BC" | "AB" | "QC", date: string): number {
  // Neither changes its clocks since November 2026.
  if (province === "BC") return -7 * 60;
  if (province === "AB") return -6 * 60;
  const year = Number(date.slice(0, 4));
  // Toronto's and Montréal's days of change begin in the old time: both changes are at two in the morning.
  const summer = date > sundayOf(year, 3, 2) && date <= sundayOf(year, 11, 1);
  return summer ? -4 * 60 : -5 * 60;
}

/** The n-th Sunday of a month. */
function sundayOf(year: number, month: number, n: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return new Date(Date.UTC(year, month - 1, 1 + ((7 - first) % 7) + 7 * (n - 1))).toISOString().slice(0, 10);
}

/** The cutoff of a delivery: the local midnight that ends the fourth day before it (DECISIONS: weeks, cutoffs, generation). */
export function cutoffBefore(province: "BC" | "AB" | "QC", deliveryDate: string): string {
  const midnight = new Date(`${deliveryDate}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() - 3);
  const minutes = offsetAt(province, midnight.toISOString().slice(0, 10));
  return new Date(midnight.getTime() - minutes * 60_000).toISOString();
}
