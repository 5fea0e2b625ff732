import { faqCategoryData } from "@tablee/contracts/calls/faqs";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../../shared/api/calls.ts";
import { FaqList } from "../../../shared/content/faq-list.tsx";
import { To } from "../../../shared/routing/to.tsx";

/** The questions of the category `home`, before the page ends. Without them the rest of the page stays. */
export function Questions() {
  const { t } = useTranslation("home");
  const { data } = useQuery(callQuery(faqCategoryData, { friendlyId: "home" }));
  if (!data || data.faqs.length === 0) return null;
  return (
    <section
      aria-labelledby="questions"
      className="mx-auto grid max-w-6xl gap-6 px-4 py-14 sm:px-6 lg:grid-cols-[1fr_1.6fr] lg:gap-14 lg:py-20"
    >
      <div className="flex flex-col items-start gap-3">
        <h2 id="questions" className="font-display text-4xl">
          {t("questions.title")}
        </h2>
        <To name="faq" className={buttonStyle({ variant: "ghost", className: "-ml-4 px-4" })}>
          {t("questions.all")}
          <ArrowRight aria-hidden="true" />
        </To>
      </div>
      <FaqList faqs={data.faqs} />
    </section>
  );
}
