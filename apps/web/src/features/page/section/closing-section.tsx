import { RichText } from "../../../shared/content/rich-text.tsx";
import { ActionLink } from "../action-link.tsx";
import { PageArt } from "../art/art.tsx";
import type { Section } from "./section-parts.tsx";

interface ClosingSectionProps {
  section: Section;
  action: { text: string; href: string } | null;
}

/** The end of a page: the act that it leads to, beside a plate. */
export function ClosingSection({ section: { id, title, art, body }, action }: ClosingSectionProps) {
  return (
    <section aria-labelledby={id} className="mx-auto max-w-6xl px-4 pt-10 sm:px-6">
      <div className="grid overflow-hidden rounded-sheet bg-primary-tint md:grid-cols-[1.4fr_1fr]">
        <div className="flex flex-col items-start justify-center gap-4 p-5 sm:p-12">
          <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-balance font-display text-3xl">
            {title}
          </h2>
          <RichText body={body} />
          {action && <ActionLink {...action} />}
        </div>
        <div className="h-56 md:h-auto md:min-h-72">{art[0] && <PageArt name={art[0]} />}</div>
      </div>
    </section>
  );
}
