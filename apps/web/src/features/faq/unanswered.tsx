import { useTranslation } from "react-i18next";
import { useSession } from "../../shared/api/session.ts";

/** The way to a person, for a question that is not answered here. */
export function Unanswered() {
  const { t } = useTranslation("faq");
  const email = useSession()?.contact.email;
  if (!email) return null;
  return (
    <section aria-labelledby="unanswered" className="rounded-sheet bg-primary-tint p-(--card-pad)">
      <h2 id="unanswered" className="font-display text-2xl">
        {t("unansweredTitle")}
      </h2>
      <p className="mt-1">
        <a href={`mailto:${email}`} className="underline underline-offset-4">
          {t("unanswered", { email })}
        </a>
      </p>
    </section>
  );
}
