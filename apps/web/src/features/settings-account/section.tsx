import { Card } from "@tablee/ui/components/card";
import { type ReactNode, useId } from "react";

interface SectionProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** One editable part of the settings. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id} className="flex flex-col gap-4">
        <div>
          <h3 id={id} className="font-display text-xl">
            {title}
          </h3>
          {text && <p className="mt-1 text-muted">{text}</p>}
        </div>
        {children}
      </section>
    </Card>
  );
}
