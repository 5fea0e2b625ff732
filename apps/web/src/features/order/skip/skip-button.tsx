import type { OrderCard } from "@tablee/contracts/schemas";
import { Button } from "@tablee/ui/components/form/button";
import { useTranslation } from "react-i18next";
import { lateDialog } from "../../../shared/ui/late-dialog.tsx";

const { Dialog, useOpener } = lateDialog(async () => (await import("./skip-dialog.tsx")).SkipDialog);

interface SkipButtonProps {
  order: OrderCard;
  day: string;
  onFull: () => void;
  size?: "sm" | "md";
}

export function SkipButton({ order, day, onFull, size = "md" }: SkipButtonProps) {
  const { t } = useTranslation("order");
  const { button, dialog } = useOpener();
  return (
    <>
      <Button
        variant="ghost"
        size={size}
        className={size === "md" ? "grow max-sm:px-3" : undefined}
        aria-label={t("skip.label", { day })}
        {...button}
      >
        {t("skip.button")}
      </Button>
      <Dialog {...{ order, day, onFull }} {...dialog} />
    </>
  );
}
