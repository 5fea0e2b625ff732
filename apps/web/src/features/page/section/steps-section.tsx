import { RichText } from "../../../shared/content/rich-text.tsx";
import { PageArt } from "../art/art.tsx";
import { Band, type Part, partsOf, type Section, wordsOf } from "./section-parts.tsx";

/** Numbered steps: cards where each has its drawing, otherwise stops on a dashed way beside the one drawing. */
export function StepsSection({ section }: { section: Section }) {
  const { intro, parts } = partsOf(section.body);
  const cards = section.art.length >= parts.length;
  return (
    <Band section={section} tone="bg-oat">
      {intro.length > 0 && (
        <div className="pb-8">
          <RichText body={intro} />
        </div>
      )}
      {cards ? <Cards parts={parts} art={section.art} /> : <Stops parts={parts} art={section.art[0]} />}
    </Band>
  );
}

function Cards({ parts, art }: { parts: readonly Part[]; art: readonly string[] }) {
  const columns = parts.length % 2 === 0 ? "lg:grid-cols-4" : "lg:grid-cols-3";
  return (
    <ol className={`grid gap-6 sm:grid-cols-2 ${columns}`}>
      {parts.map(({ heading, body }, index) => (
        <li key={heading.id} className="flex flex-col overflow-hidden rounded-card bg-surface shadow-card">
          <div className="aspect-[4/3] overflow-hidden">{art[index] && <PageArt name={art[index]} />}</div>
          <div className="relative flex grow flex-col gap-2 p-(--card-pad) pt-9">
            <Numeral number={index + 1} className="absolute -top-6 left-5 shadow-card" />
            <h3 className="font-display text-xl">{wordsOf(heading)}</h3>
            <RichText body={body} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Stops({ parts, art }: { parts: readonly Part[]; art: string | undefined }) {
  return (
    <div className={art ? "grid items-start gap-10 md:grid-cols-[1.2fr_1fr] lg:gap-16" : ""}>
      <ol className="flex max-w-3xl flex-col">
        {parts.map(({ heading, body }, index) => (
          <li
            key={heading.id}
            className="relative flex gap-5 pb-9 last:pb-0 not-last:before:absolute not-last:before:top-12 not-last:before:bottom-0 not-last:before:left-6 not-last:before:border-line-strong not-last:before:border-l-2 not-last:before:border-dashed"
          >
            <Numeral number={index + 1} />
            <div className="min-w-0 pt-2">
              <h3 className="pb-1.5 font-display text-xl">{wordsOf(heading)}</h3>
              <RichText body={body} />
            </div>
          </li>
        ))}
      </ol>
      {art && (
        <div className="aspect-[4/3] overflow-hidden rounded-sheet shadow-lift md:sticky md:top-24">
          <PageArt name={art} />
        </div>
      )}
    </div>
  );
}

/** A number on a small plate: the list has it for screen readers already. */
const Numeral = ({ number, className = "" }: { number: number; className?: string }) => (
  <span
    aria-hidden="true"
    className={`grid size-12 shrink-0 place-items-center rounded-full border-2 border-attention bg-paper font-display text-2xl text-primary-ink ${className}`}
  >
    {number}
  </span>
);
