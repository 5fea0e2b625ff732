import { TextButton } from "@tablee/ui/components/form/text-button";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/language.ts";

interface SetAsideCountProps {
  work: string;
  count: number;
  onOpen: (work: string) => void;
}

/** The number of items that a policy or a schedule has set aside; opens their list. */
export function SetAsideCount({ work, count, onOpen }: SetAsideCountProps) {
  const { t } = useTranslation("operations");
  const language = useLanguage();
  if (count === 0) return <span className="text-muted">0</span>;
  return (
    <TextButton onClick={() => onOpen(work)} aria-label={t("setAside.open", { work, count })}>
      {formatNumber(count, language)}
    </TextButton>
  );
}
