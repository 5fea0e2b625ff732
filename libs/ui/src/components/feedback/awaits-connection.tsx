import { useTranslation } from "react-i18next";
import { useUnreached } from "../../app/use-unreached.ts";

/** Explains in a live area that a press waits for the connection; nothing while the server can be reached. */
export function AwaitsConnection() {
  const { t } = useTranslation("ui");
  return useUnreached() ? <p className="text-muted">{t("late.read")}</p> : null;
}
