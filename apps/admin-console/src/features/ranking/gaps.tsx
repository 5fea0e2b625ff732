import { Notice } from "@tablee/ui/components/feedback/banner";
import { TextButton } from "@tablee/ui/components/form/text-button";
import { useTranslation } from "react-i18next";
import type { Category, RankedWeek } from "./requests.ts";

/** Categories with too few items for the largest plan: the menu needs more. */
export function Gaps({ gaps, onOpen }: { gaps: RankedWeek["gaps"]; onOpen: (category: Category) => void }) {
  const { t } = useTranslation("ranking");
  return (
    <Notice tone="attention" title={t("gaps.title")}>
      <ul className="flex flex-wrap gap-x-5">
        {gaps.map((gap) => (
          <li key={gap.category}>
            <TextButton onClick={() => onOpen(gap.category)}>{t(`category.${gap.category}`)}</TextButton>{" "}
            {t("gaps.item", { count: gap.count, atLeast: gap.atLeast })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
