import type { FailedBox as Failed } from "@tablee/contracts/schemas";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { formatDay, formatDayShort } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { formatTime } from "@tablee/ui/format/times";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/use-language.ts";
import { methodName } from "../../order/method-name.ts";
import { failureKey } from "./failure-key.ts";

/** The last box that could not be paid: amount, card, the next charge, and, while boxes are made, the consequence of a second failure. */
export function FailedBox({ failed, action }: { failed: Failed; action?: ReactNode }) {
  const { t } = useTranslation(["failure", "app"]);
  const language = useLanguage();
  const { deliveryDate, amountCents, code, declined, sameMethod, pausesNext, next } = failed;
  const card = declined && t("box.declined", { card: methodName(declined) });
  const again =
    next &&
    t(sameMethod ? "box.sameCard" : "box.otherCard", {
      amount: formatMoney(next.chargeCents, language),
      date: formatDayShort(next.chargedAt.date, language),
      time: formatTime(next.chargedAt.time, language),
    });
  return (
    <Notice
      tone="danger"
      action={action}
      title={t("box.title", { day: formatDay(deliveryDate, language), amount: formatMoney(amountCents, language) })}
    >
      {[t(failureKey(code)), card, t("box.cancelled"), again, pausesNext && t("box.second")].filter(Boolean).join(" ")}
    </Notice>
  );
}
