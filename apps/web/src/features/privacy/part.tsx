import { Card } from "@tablee/ui/components/card";
import { type ReactNode, useId } from "react";

/** One action that the customer can take with their data. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id} className="flex flex-col gap-4">
        <h3 id={id} className="font-display text-xl">
          {title}
        </h3>
        {children}
      </section>
    </Card>
  );
}
