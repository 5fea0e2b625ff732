import { Mail, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../shared/api/session.ts";
import { To } from "../../shared/routing/to.tsx";

const link = "wrap-anywhere inline-flex min-h-11 items-center text-primary-ink underline underline-offset-4";

/** The team's address and number, and the answers that are there already. */
export function WaysToReachUs() {
  const { t } = useTranslation("contact");
  const contact = useSession()?.contact;
  return (
    <aside aria-label={t("ways")} className="flex flex-col gap-6 rounded-sheet bg-primary-tint p-(--card-pad)">
      {contact && (
        <section>
          <h2 className="flex items-center gap-2 font-semibold">
            <Mail aria-hidden="true" className="size-4 text-primary-ink" />
            {t("byMail")}
          </h2>
          <a href={`mailto:${contact.email}`} className={link}>
            {contact.email}
          </a>
        </section>
      )}
      {contact?.phone && (
        <section>
          <h2 className="flex items-center gap-2 font-semibold">
            <Phone aria-hidden="true" className="size-4 text-primary-ink" />
            {t("byPhone")}
          </h2>
          <a href={`tel:${contact.phone.replace(/[^+\d]/g, "")}`} className={link}>
            {contact.phone}
          </a>
        </section>
      )}
      <section>
        <h2 className="font-semibold">{t("faqTitle")}</h2>
        <To name="faq" className={link}>
          {t("faq")}
        </To>
      </section>
    </aside>
  );
}
