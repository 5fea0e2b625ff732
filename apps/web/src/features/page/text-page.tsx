import type { OutputOf } from "@tablee/contracts/call";
import { showPage } from "@tablee/contracts/calls/pages";
import { CallError } from "@tablee/contracts/client";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { RichText } from "../../shared/content/rich-text.tsx";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { useCurrentRoute } from "../../shared/routing/use-current-route.ts";
import { slugOf } from "./slug.ts";

/** From this number of sections on a page begins with the list of them. */
const SECTIONS = 4;

/** A page of the editors' text, of the screen's own name. */
export function TextPage() {
  return <PageOfText slug={slugOf(useCurrentRoute()?.row.name ?? "not_found")} />;
}

interface PageOfTextProps {
  /** The name of the text at the content service. */
  slug: string;
  /** Shown below the title, in place of the day since which the text is in force. */
  note?: ReactNode;
  /** Shown after the text. */
  children?: ReactNode;
}

/** A text of the editors, with the list of its sections. */
export function PageOfText({ slug, note, children }: PageOfTextProps) {
  const { data, error, isFetching, refetch } = useQuery(callQuery(showPage, { slug }));
  if (data) return <Text page={data} note={note} after={children} />;
  if (error) {
    const refused = error instanceof CallError && error.status === 404;
    return <ErrorState level={1} className="py-20" {...(!refused && { onRetry: () => void refetch(), retrying: isFetching })} />;
  }
  return (
    <SkeletonGroup className="mx-auto flex max-w-5xl flex-col gap-6 px-4 py-12 sm:px-6">
      <Skeleton className="h-14 max-w-xl rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </SkeletonGroup>
  );
}

interface TextProps {
  page: OutputOf<typeof showPage>;
  note: ReactNode;
  after: ReactNode;
}

function Text({ page: { title, subtitle, revisedOn, body }, note, after }: TextProps) {
  const { t } = useTranslation("page");
  const language = useLanguage();
  const sections = body.flatMap((block) => (block.kind === "heading" && block.level === 2 ? [block] : []));
  const listed = sections.length >= SECTIONS;
  return (
    <article className={`mx-auto flex max-w-5xl flex-col gap-8 px-4 py-10 sm:px-6 lg:py-16 ${listed ? "" : "max-w-3xl"}`}>
      <header className="flex flex-col gap-3">
        <h1 className="text-balance font-display text-4xl sm:text-5xl">{title}</h1>
        {subtitle && <p className="measure text-lg text-muted">{subtitle}</p>}
        {note}
        {!note && revisedOn && <p className="text-muted text-sm">{t("revised", { day: formatDateWithYear(revisedOn, language) })}</p>}
      </header>
      <div className={listed ? "grid items-start gap-x-12 gap-y-8 lg:grid-cols-[15rem_1fr]" : ""}>
        {listed && (
          <nav aria-labelledby="on-this-page" className="rounded-sheet bg-oat p-(--card-pad) lg:sticky lg:top-24">
            <h2 id="on-this-page" className="font-semibold text-sm">
              {t("onThisPage")}
            </h2>
            <ol className="mt-3 flex flex-col gap-1 text-sm">
              {sections.map(({ id, runs }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-9 items-center text-ink underline-offset-4 hover:underline max-sm:min-h-11"
                  >
                    {runs.map(({ text }) => text).join("")}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="flex flex-col gap-10">
          <RichText body={body} />
          {after}
        </div>
      </div>
    </article>
  );
}
