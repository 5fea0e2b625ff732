/** The result of a campaign: its counts and violations. No violation is a success. */
export interface Report {
  readonly campaign: string;
  readonly figures: Readonly<Record<string, number | string>>;
  /** Rows of one table, all with the same columns. */
  readonly table?: readonly Readonly<Record<string, number | string>>[];
  readonly violations: readonly string[];
}

/** Prints a report for a person, or for a program; answers the exit code. */
export function print({ campaign, figures, table = [], violations }: Report, json: boolean): number {
  if (json) process.stdout.write(`${JSON.stringify({ campaign, figures, table, violations })}\n`);
  else process.stdout.write(`${[...linesOf(figures), ...tabulate(table), ...violations, verdict(violations.length)].join("\n")}\n`);
  return violations.length === 0 ? 0 : 1;
}

const verdict = (count: number): string => (count === 0 ? "0 violations" : `${count} violation${count === 1 ? "" : "s"}`);

const show = (value: number | string): string => (typeof value === "number" ? value.toLocaleString("en-CA") : value);

const linesOf = (figures: Report["figures"]): string[] =>
  Object.entries(figures).map(([name, value]) => `${name.padEnd(34)} ${show(value).padStart(12)}`);

function tabulate(rows: NonNullable<Report["table"]>): string[] {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first);
  const cells = [columns, ...rows.map((row) => columns.map((column) => show(row[column] ?? "")))];
  const widths = columns.map((_, i) => Math.max(...cells.map((line) => line[i]!.length)));
  const isNumber = columns.map((column) => typeof first[column] === "number");
  const line = (texts: readonly string[]) =>
    texts
      .map((text, i) => (isNumber[i] ? text.padStart(widths[i]!) : text.padEnd(widths[i]!)))
      .join("  ")
      .trimEnd();
  return ["", ...cells.map(line), ""];
}
