import type { OutputOf } from "@tablee/contracts/call";
import type { showPage } from "@tablee/contracts/calls/pages";
import type { ReactNode } from "react";

export type Section = OutputOf<typeof showPage>["sections"][number];
export type Body = Section["body"];
type Heading = Extract<Body[number], { kind: "heading" }>;

interface BandProps {
  section: Pick<Section, "id" | "title">;
  /** The band's background, from edge to edge. */
  tone?: string;
  children: ReactNode;
}

/** A section with its heading. */
export function Band({ section: { id, title }, tone = "", children }: BandProps) {
  return (
    <section aria-labelledby={id} className={`py-10 lg:py-16 ${tone}`}>
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <h2 id={id} tabIndex={-1} className="max-w-3xl scroll-mt-24 text-balance pb-6 font-display text-3xl">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}

/** A part of a section: a heading of the third level and its text. */
export interface Part {
  readonly heading: Heading;
  readonly body: Body;
}

/** The text before the first part, and the parts. */
export function partsOf(body: Body): { intro: Body; parts: readonly Part[] } {
  const starts = body.flatMap((block, index) => (block.kind === "heading" ? [index] : []));
  const parts = starts.map((start, index) => ({ heading: body[start] as Heading, body: body.slice(start + 1, starts[index + 1]) }));
  return { intro: body.slice(0, starts[0]), parts };
}

/** The words of a heading. */
export const wordsOf = ({ runs }: Heading): string => runs.map(({ text }) => text).join("");
