import { useTranslation } from "react-i18next";
import { To } from "../../shared/routing/to.tsx";
import { ContactLink } from "../../shared/ui/contact-link.tsx";

/** The way to a person, for a question that is not answered here. */
export function Unanswered() {
  const { t } = useTranslation("faq");
  return (
    <section aria-labelledby="unanswered" className="rounded-sheet bg-primary-tint p-(--card-pad)">
      <h2 id="unanswered" className="font-display text-2xl">
        {t("unansweredTitle")}
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-4">
        <To name="contact" className="link inline-flex min-h-11 items-center">
          {t("write")}
        </To>
        <ContactLink />
      </p>
    </section>
  );
}
