import { faqCategoryData } from "@tablee/contracts/calls/faqs";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../../shared/api/calls.ts";
import { FaqList } from "../../../shared/content/faq-list.tsx";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { To } from "../../../shared/routing/to.tsx";

/** The questions about the page's subject, where its category is shown on pages. The page does without them if they cannot be read. */
export function RouteFaqs({ category, kept }: { category: string; kept?: ReactNode }) {
  const { t } = useTranslation("footer");
  const language = useLanguage();
  const { data, isPending } = useQuery(callQuery(faqCategoryData, { friendlyId: category }, { staleTime: 10 * 60_000 }));
  if (isPending) return kept;
  if (!data?.listFaqsOnPages || data.faqs.length === 0) return null;
  return (
    <section aria-labelledby="route-faqs" className="no-print mx-auto mt-16 flex max-w-3xl flex-col gap-4 px-4 sm:px-6">
      <h2 id="route-faqs" className="text-balance font-display text-3xl">
        {data.title[language]}
      </h2>
      <FaqList faqs={data.faqs} />
      <p>
        <To name="faq" className="link inline-flex min-h-11 items-center">
          {t("allQuestions")}
        </To>
      </p>
    </section>
  );
}
