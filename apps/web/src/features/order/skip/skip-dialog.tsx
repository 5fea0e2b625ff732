import { totalInAll } from "@tablee/domain/order/charges/paid-additions";
import { type SkipReason, skipReasons } from "@tablee/domain/order/vocabulary";
import { Button } from "@tablee/ui/components/form/button";
import { Radio, RadioGroup } from "@tablee/ui/components/form/radio-group";
import { CloseDialog, Dialog } from "@tablee/ui/components/overlay/dialog";
import { formatDayShort } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { formatTime } from "@tablee/ui/format/times";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import type { OrderDialogProps } from "../order-dialog-props.ts";
import { useSkip } from "./skip-order.ts";

interface SkipDialogProps extends OrderDialogProps {
  onFull: () => void;
}

/** Asks once, with the consequences and an optional reason; then the week folds at once. */
export function SkipDialog({ order, day, onFull, open, onOpenChange }: SkipDialogProps) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  const [reason, setReason] = useState<SkipReason>();
  const skip = useSkip(order, day, onFull);
  const returned = totalInAll(order);
  return (
    <Dialog
      {...{ open, onOpenChange }}
      title={t("skip.title", { day })}
      description={
        order.changeable
          ? t(returned > 0 ? "skip.returnText" : "skip.returnFreeText", { amount: formatMoney(returned, language) })
          : t("skip.text", { date: formatDayShort(order.cutoff.date, language), time: formatTime(order.cutoff.time, language) })
      }
      footer={
        <>
          <CloseDialog>
            <Button variant="secondary">{t("skip.keep")}</Button>
          </CloseDialog>
          <Button
            onClick={() => {
              onOpenChange(false);
              skip.mutate(reason);
            }}
          >
            {t("skip.confirm")}
          </Button>
        </>
      }
    >
      {order.changeable && <p className="mb-4">{t("skip.offerStays")}</p>}
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
