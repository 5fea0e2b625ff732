import { Mail, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../shared/api/session.ts";

const link = "link inline-flex min-h-9 items-center gap-2 break-all";

/** The team's address, and its phone number if there is one, for questions about a box. */
export function Contact({ day }: { day: string }) {
  const { t } = useTranslation("tracking");
  const contact = useSession()?.contact;
  if (!contact) return null;
  const { email, phone } = contact;
  return (
    <section aria-labelledby="contact" className="flex flex-col items-start">
      <h3 id="contact" className="font-semibold">
        {t("track.contact")}
      </h3>
      <p className="text-muted">{t(phone ? "track.writeOrCall" : "track.write")}</p>
      <a className={link} href={`mailto:${email}?subject=${encodeURIComponent(t("track.box", { day }))}`}>
        <Mail aria-hidden="true" className="size-4 shrink-0" />
        {email}
      </a>
      {phone && (
        <a className={link} href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
          <Phone aria-hidden="true" className="size-4 shrink-0" />
          {phone}
        </a>
      )}
    </section>
  );
}
