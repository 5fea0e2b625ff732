import type { ReactNode } from "react";

/** One thing at a glance: a name, what it is, and what belongs to that. */
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
