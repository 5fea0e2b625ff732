import type { ReactNode } from "react";

/** A name and its value in a list of facts. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd>{children}</dd>
  </>
);
