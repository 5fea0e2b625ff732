import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { useTranslation } from "react-i18next";

/**
 * A different window has the box: this one can only view it, or take it back. `unsaved`: this window has unsaved changes, which
 * are lost.
 */
export function TakenOver({ unsaved, reload }: { unsaved: boolean; reload: () => void }) {
  const { t } = useTranslation("basket");
  return (
    <Notice
      live
      tone="attention"
      className="tall:sticky top-3 z-20 shadow-lift"
      title={t("session.title")}
      action={
        <Button size="sm" onClick={reload}>
          {t("session.again")}
        </Button>
      }
    >
      {t(unsaved ? "session.unsaved" : "session.text")}
    </Notice>
  );
}
