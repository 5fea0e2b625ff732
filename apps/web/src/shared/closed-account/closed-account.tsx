import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useTranslation } from "react-i18next";
import { useSession } from "../../shared/api/session.ts";
import { To } from "../../shared/routing/to.tsx";
import { Door } from "../../shared/ui/door.tsx";

/** A closed subscription is opened again by our team alone; its owner may still read. */
export function ClosedAccount() {
  const { t } = useTranslation("come-back");
  const contact = useSession()?.contact.email ?? "";
  return (
    <Door>
      <h1 className="font-display text-3xl">{t("closed.title")}</h1>
      <p>
        {t("closed.text")}{" "}
        <a href={`mailto:${contact}`} className="link">
          {contact}
        </a>
      </p>
      <To name="account" slash className={buttonStyle({ size: "lg" })}>
        {t("closed.on")}
      </To>
    </Door>
  );
}
