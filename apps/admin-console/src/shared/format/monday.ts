const dayMs = 86_400_000;

/** The Monday of a day's week, both 'YYYY-MM-DD'. */
export function mondayOf(date: string): string {
  const noon = Date.parse(`${date}T12:00:00Z`);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return new Date(noon - sinceMonday * dayMs).toISOString().slice(0, 10);
}
