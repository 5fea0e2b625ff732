import { faqCategoryData } from "@tablee/contracts/calls/faqs";
import { CallError } from "@tablee/contracts/client";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { latePart } from "@tablee/ui/components/late-part";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { FaqList } from "../../shared/content/faq-list.tsx";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { useKnownMissing } from "../../shared/routing/known-missing.ts";
import { useSubject } from "../../shared/routing/subject.ts";
import { To } from "../../shared/routing/to.tsx";
import { WhenNear } from "../../shared/ui/when-near.tsx";
import { Unanswered } from "./unanswered.tsx";

const NoCategory = latePart(async () => (await import("./no-category.tsx")).NoCategory);

/** The questions of one subject. */
export function FaqCategoryPage() {
  const { t } = useTranslation("faq");
  const language = useLanguage();
  const { friendlyId = "" } = useParams({ strict: false }) as { friendlyId?: string };
  const isMissing = useKnownMissing(friendlyId);
  const { data, error, isFetching, refetch } = useQuery({ ...callQuery(faqCategoryData, { friendlyId }), enabled: !isMissing });
  useSubject(data?.title[language]);
  if (isMissing || (error instanceof CallError && error.status < 500)) return <WhenNear room="min-h-96" Part={NoCategory} />;
  if (error) return <ErrorState level={1} onRetry={() => void refetch()} retrying={isFetching} className="py-20" />;
  return (
    <article className="mx-auto flex max-w-3xl flex-col gap-8 px-4 py-10 sm:px-6 lg:py-16">
      <To name="faq" className="inline-flex min-h-11 items-center gap-2 self-start text-primary-ink underline-offset-4 hover:underline">
        <ArrowRight aria-hidden="true" className="size-4 rotate-180" />
        {t("more")}
      </To>
      {data ? (
        <>
          <h1 className="text-balance font-display text-4xl sm:text-5xl">{data.title[language]}</h1>
          <FaqList faqs={data.faqs} />
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
