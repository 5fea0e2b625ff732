import { forgetLife, type LivedLife } from "../../privacy/erasure-life.ts";
import { type Looked, lookForMarks } from "../../privacy/pii-markers.ts";
import type { Stage } from "../../stage/stage.ts";

interface Lives {
  /** The person who is forgotten. */
  readonly life: LivedLife;
  /** The person who stays: the same search has to find them, or it proves nothing. */
  readonly bystander: LivedLife;
}

interface Judged {
  /** The number of the certificate. */
  readonly number: string;
  readonly before: Looked;
  readonly after: Looked;
  readonly violations: readonly string[];
}

/**
 * Forgets a person and searches for every mark of theirs, and for those of a second person, which must all be present before and
 * after. A mark that is never kept must be found of neither.
 */
export async function judgeErasure(stage: Stage, { life, bystander }: Lives, logs: readonly string[] = []): Promise<Judged> {
  const marks = [life, bystander].flatMap((one) => one.marks);
  const look = () =>
    lookForMarks(
      stage.running,
      marks.map(({ text }) => text),
      logs,
    );
  const before = await look();
  const { number, totals } = await forgetLife(stage, life);
  const after = await look();
  const changed = (Object.keys(totals.before) as (keyof typeof totals.before)[]).filter(
    (name) => JSON.stringify(totals.before[name]) !== JSON.stringify(totals.after[name]),
  );
  return {
    number,
    before,
    after,
    violations: [
      ...wrongIn(before, "before", { known: [life, bystander], forgotten: [] }),
      ...wrongIn(after, "after", { known: [bystander], forgotten: [life] }),
      ...changed.map((name) => `the totals of ${name} changed with the erasure`),
    ],
  };
}

/** Compares the results of a search: marks of persons that it must not find, and marks of others that are kept and were not found. */
function wrongIn({ found }: Looked, when: string, lives: Readonly<Record<"known" | "forgotten", readonly LivedLife[]>>): string[] {
  const placesOf = (text: string) => [...new Set(found.filter(({ mark }) => mark === text).map(({ where }) => where))];
  const gone = lives.forgotten.flatMap(({ marks }) => marks);
  const known = lives.known.flatMap(({ marks }) => marks);
  const [hidden, kept] = [[...gone, ...known.filter((mark) => !mark.kept)], known.filter((mark) => mark.kept)];
  const logged = kept.filter(({ text }) => placesOf(text).some((where) => where.startsWith("log ")));
  return [
    ...logged.map(({ called }) => `${when}: ${called} of a person who is known stands in a log`),
    ...hidden.flatMap(({ called, text }) => placesOf(text).map((where) => `${when}: ${called} stands in ${where}`)),
    ...kept.flatMap(({ called, text }) =>
      placesOf(text).length === 0 ? [`${when}: ${called} of a person who is known is not found`] : [],
    ),
  ];
}
