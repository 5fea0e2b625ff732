import type { ReactNode } from "react";

/** Names and their values, one per line. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[minmax(8rem,auto)_minmax(0,1fr)] gap-x-4 px-3 py-2">{children}</dl>;
}

/** One of these lines; an unknown value is left out. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === undefined || children === null || children === false || children === "") return null;
  return (
    <div className="col-span-2 grid grid-cols-subgrid items-baseline py-0.5">
      <dt className="text-muted text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
