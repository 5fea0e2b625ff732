/** The middle of some numbers; of two middles the lower. */
export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

/** The number that a part (0 to 1) of the numbers does not exceed. */
export function percentile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)]!;
}

/** The spread of the numbers: (largest − smallest) ÷ median. */
export const spread = (numbers: readonly number[]): number => (Math.max(...numbers) - Math.min(...numbers)) / median(numbers);

export const round = (number: number, digits: number): number => Number(number.toFixed(digits));

export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

export interface Goal {
  readonly target: number;
  readonly stretch?: number;
  /** Ratios of speed are to be at least the target, ratios of time at most. */
  readonly isMinimum: boolean;
}

export const meets = (value: number, goal: Goal): boolean => (goal.isMinimum ? value >= goal.target : value <= goal.target);

export function judged(name: string, value: number, goal: Goal): string {
  const stretch = goal.stretch === undefined ? "" : `, stretch ${goal.stretch}`;
  return `${name}  ${value} (target ${goal.isMinimum ? "≥" : "≤"} ${goal.target}${stretch})${meets(value, goal) ? "" : "  MISSED"}`;
}
