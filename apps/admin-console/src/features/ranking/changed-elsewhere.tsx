import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { useTranslation } from "react-i18next";

/** Someone else saved first: this draft was not written and is not lost. */
export function ChangedElsewhere({ onTake }: { onTake: (keepOurs: boolean) => void }) {
  const { t } = useTranslation("ranking");
  return (
    <Notice
      tone="attention"
      live
      title={t("elsewhere.title")}
      action={
        <span className="flex gap-2">
          <Button size="sm" variant="secondary" onClick={() => onTake(false)}>
            {t("elsewhere.theirs")}
          </Button>
          <Button size="sm" onClick={() => onTake(true)}>
            {t("elsewhere.ours")}
          </Button>
        </span>
      }
    >
      {t("elsewhere.text")}
    </Notice>
  );
}
