import { Button } from "@tablee/ui/components/form/button";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useSession } from "../api/session.ts";
import { AuthCard } from "../ui/auth-card.tsx";

/** Only our team can reopen a closed subscription; its owner may still read. `next`: the page that the owner was going to. */
export function ClosedAccount({ next }: { next: string }) {
  const { t } = useTranslation("closed-account");
  const navigate = useNavigate();
  const contact = useSession()?.contact.email ?? "";
  return (
    <AuthCard>
      <h1 className="font-display text-3xl">{t("title")}</h1>
      <p role="status">
        {t("text")}{" "}
        <a href={`mailto:${contact}`} className="link">
          {contact}
        </a>
      </p>
      <Button size="lg" onClick={() => void navigate({ href: next, replace: true })}>
        {t("on")}
      </Button>
    </AuthCard>
  );
}
