import { faqCategories, faqCategoryData } from "@tablee/contracts/calls/faqs";
import { CallError } from "@tablee/contracts/client";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { FaqList } from "../../shared/content/faq-list.tsx";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";
import { Unanswered } from "./unanswered.tsx";

/** The category whose questions stand on the page of all categories. */
const FIRST = "home";

/** All subjects, with the questions that most people have first. */
export function FaqPage() {
  const { t } = useTranslation("faq");
  const language = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery(callQuery(faqCategories, {}));
  const first = useQuery(callQuery(faqCategoryData, { friendlyId: FIRST }));
  // An unknown subject leaves the others.
  const isMissing = first.error instanceof CallError && first.error.status < 500;
  if (isError || (first.isError && !isMissing)) {
    const retry = () => void Promise.all([refetch(), first.refetch()]);
    return <ErrorState level={1} onRetry={retry} retrying={isFetching || first.isFetching} className="py-20" />;
  }
  return (
    <article className="mx-auto flex max-w-5xl flex-col gap-10 px-4 py-10 sm:px-6 lg:py-16">
      <header className="flex flex-col gap-3">
        <h1 className="text-balance font-display text-4xl sm:text-5xl">{t("title")}</h1>
        <p className="measure text-lg text-muted">{t("text")}</p>
      </header>
      {data && (first.data || isMissing) ? (
        <>
          {first.data && <FaqList faqs={first.data.faqs} />}
          <section aria-labelledby="subjects" className="flex flex-col gap-4">
            <h2 id="subjects" className="font-display text-2xl">
              {t("categories")}
            </h2>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {data.categories
                .filter(({ friendlyId }) => friendlyId !== FIRST)
                .map(({ friendlyId, title, questions }) => (
                  <li key={friendlyId}>
                    <To
                      name="faq_category"
                      params={{ friendlyId }}
                      className="flex h-full items-center justify-between gap-3 rounded-sheet bg-oat p-(--card-pad) text-ink no-underline hover:bg-primary-tint"
                    >
                      <span>
                        <span className="block font-semibold">{title[language]}</span>
                        <span className="text-muted text-sm">{t("questions", { count: questions })}</span>
                      </span>
                      <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-primary-ink" />
                    </To>
                  </li>
                ))}
            </ul>
          </section>
          <Unanswered />
        </>
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-96 rounded-sheet" />
        </SkeletonGroup>
      )}
    </article>
  );
}
