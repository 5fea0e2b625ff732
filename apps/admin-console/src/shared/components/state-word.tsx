import { Badge, type Tone } from "@tablee/ui/components/feedback/badge";
import type { ReactNode } from "react";

/** A state in a list: a normal state is plain text, any other is a badge. */
export function StateWord({ tone, children }: { tone: Tone; children: ReactNode }) {
  if (tone !== "good") return <Badge tone={tone}>{children}</Badge>;
  return (
    <span className="inline-flex items-center gap-1.5 text-muted text-sm">
      <span aria-hidden="true" className="size-1.5 rounded-full bg-good" />
      {children}
    </span>
  );
}
