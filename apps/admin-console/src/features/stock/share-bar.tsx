import { cn } from "@tablee/ui/lib/cn";

/** The share above which a person should look. */
const tight = 0.9;

/** The share of something that is taken, as a bar; the figures beside it have the same meaning. */
export function ShareBar({ taken, units }: { taken: number; units: number }) {
  const share = units <= 0 ? 1 : Math.min(1, Math.max(0, taken / units));
  return (
    <span aria-hidden="true" className="block h-1.5 w-full overflow-hidden rounded-full bg-oat">
      <span
        className={cn("block h-full rounded-full", share >= 1 ? "bg-danger" : share >= tight ? "bg-attention" : "bg-primary")}
        style={{ width: `${share * 100}%` }}
      />
    </span>
  );
}
