import type { ReactNode } from "react";

/** One item at a glance: a name, a value, and details. */
export function GlanceItem({ name, more, children }: { name: string; more?: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{name}</dt>
      <dd>
        {children}
        {more && <span className="block text-muted text-sm">{more}</span>}
      </dd>
    </div>
  );
}
