import { Button } from "@tablee/ui/components/form/button";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { AuthCard } from "../ui/auth-card.tsx";
import { ContactLink } from "../ui/contact-link.tsx";

/** Only our team can reopen a closed subscription; its owner may still read. `next`: the page that the owner was going to. */
export function ClosedAccount({ next }: { next: string }) {
  const { t } = useTranslation("closed-account");
  const navigate = useNavigate();
  return (
    <AuthCard>
      <h1 className="font-display text-3xl">{t("title")}</h1>
      <p role="status">
        {t("text")} <ContactLink />
      </p>
      <Button size="lg" onClick={() => void navigate({ href: next, replace: true })}>
        {t("on")}
      </Button>
    </AuthCard>
  );
}
