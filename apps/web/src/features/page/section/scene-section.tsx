import { RichText } from "../../../shared/content/rich-text.tsx";
import { PageArt } from "../art/art.tsx";
import type { Section } from "./section-parts.tsx";

/** A drawing beside its text; every other one is on the left. */
export function SceneSection({ section: { id, title, art, body }, turned }: { section: Section; turned: boolean }) {
  return (
    <section aria-labelledby={id} className="mx-auto max-w-6xl px-4 py-10 sm:px-6 lg:py-14">
      <div className="grid items-center gap-8 md:grid-cols-2 lg:gap-16">
        <div className={`aspect-[4/3] overflow-hidden rounded-sheet shadow-lift ${turned ? "" : "md:order-2"}`}>
          {art[0] && <PageArt name={art[0]} />}
        </div>
        <div>
          <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-balance pb-5 font-display text-3xl">
            {title}
          </h2>
          <RichText body={body} />
        </div>
      </div>
    </section>
  );
}
