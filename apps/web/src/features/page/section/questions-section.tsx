import { faqCategoryData } from "@tablee/contracts/calls/faqs";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../../shared/api/calls.ts";
import { FaqList } from "../../../shared/content/faq-list.tsx";
import { RichText } from "../../../shared/content/rich-text.tsx";
import { To } from "../../../shared/routing/to.tsx";
import { Band, type Section } from "./section-parts.tsx";

/** The questions of a subject, answered on the page that raises them. An unknown subject leaves the section out. */
export function QuestionsSection({ section }: { section: Section }) {
  const { t } = useTranslation("page");
  const { data, isError } = useQuery(callQuery(faqCategoryData, { friendlyId: section.questions ?? section.id }));
  if (isError) return null;
  return (
    <Band section={section}>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_2fr]">
        <div>
          <RichText body={section.body} />
          <To name="faq" className="link mt-4 inline-flex min-h-11 items-center">
            {t("allQuestions")}
          </To>
        </div>
        <div className="min-h-72">{data && <FaqList faqs={data.faqs} />}</div>
      </div>
    </Band>
  );
}
