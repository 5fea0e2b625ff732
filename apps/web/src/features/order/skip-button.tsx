import type { OrderCard } from "@tablee/contracts/schemas";
import { type SkipReason, skipReasons } from "@tablee/domain/order/vocabulary";
import { Button } from "@tablee/ui/components/button";
import { CloseDialog, Dialog } from "@tablee/ui/components/dialog";
import { Radio, RadioGroup } from "@tablee/ui/components/radio-group";
import { formatDayShort, formatTime } from "@tablee/ui/format/dates";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { useSkip } from "./skip-order.ts";

/** Asks once, with what it means and an optional reason; then the week folds at once. */
export function SkipButton({ order, day, onFull }: { order: OrderCard; day: string; onFull: () => void }) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<SkipReason>();
  const skip = useSkip(order, day, onFull);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" className="grow" aria-label={t("skip.label", { day })}>
          {t("skip.button")}
        </Button>
      }
      title={t("skip.title", { day })}
      description={t("skip.text", { date: formatDayShort(order.cutoff.date, language), time: formatTime(order.cutoff.time, language) })}
      footer={
        <>
          <CloseDialog>
            <Button variant="secondary">{t("skip.keep")}</Button>
          </CloseDialog>
          <Button
            onClick={() => {
              setOpen(false);
              skip.mutate(reason);
            }}
          >
            {t("skip.confirm")}
          </Button>
        </>
      }
    >
      <p id={`why-${order.orderId}`} className="font-semibold">
        {t("skip.why")}
      </p>
      <RadioGroup
        aria-labelledby={`why-${order.orderId}`}
        value={reason ?? ""}
        onValueChange={(value) => setReason(skipReasons.find((candidate) => candidate === value))}
        className="mt-1"
      >
        {skipReasons.map((value) => (
          <Radio key={value} value={value} label={t(`skip.reason.${value}`)} />
        ))}
      </RadioGroup>
    </Dialog>
  );
}
