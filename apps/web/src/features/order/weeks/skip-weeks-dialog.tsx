import { skipWeeksForm } from "@tablee/contracts/calls/several-weeks";
import type { OrderCard } from "@tablee/contracts/schemas";
import { cents } from "@tablee/domain/kernel/money";
import { type SkipReason, skipReasons } from "@tablee/domain/order/vocabulary";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { LoadingRows } from "@tablee/ui/components/feedback/skeleton";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { NativeSelect } from "@tablee/ui/components/form/select";
import { CloseDialog, Dialog } from "@tablee/ui/components/overlay/dialog";
import { formatMoney } from "@tablee/ui/format/money";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../../shared/api/calls.ts";
import { FailureNotice } from "../../../shared/api/failure-notice.tsx";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import type { Opening } from "../../../shared/ui/late-dialog.tsx";
import { AwayFields } from "./away-fields.tsx";
import { fallsAway, skippable } from "./choice.ts";
import { useSkipWeeks } from "./use-skip-weeks.ts";
import { WeeksList } from "./weeks-list.tsx";

const none: ReadonlySet<string> = new Set();

/** Chooses the weeks to skip, with the content of each; one confirmation skips them all. */
export function SkipWeeksDialog({ open, onOpenChange }: Opening) {
  const { t } = useTranslation(["weeks", "order"]);
  const language = useLanguage();
  const [ticked, setTicked] = useState(none);
  const [reason, setReason] = useState<SkipReason>();
  const form = useQuery(callQuery(skipWeeksForm, {}, { enabled: open, staleTime: 0 }));
  const skip = useSkipWeeks(() => onOpenChange(false));
  const { reset } = skip;
  useEffect(() => {
    if (open) return;
    setTicked(none);
    setReason(undefined);
    reset();
  }, [open, reset]);
  const boxes = skippable(form.data?.weeks ?? []);
  const chosen = boxes.filter(({ orderId }) => ticked.has(orderId));
  const choose = (orders: readonly OrderCard[]) => setTicked(new Set(orders.map(({ orderId }) => orderId)));
  const amount = formatMoney(cents(chosen.reduce((sum, order) => sum + fallsAway(order), 0)), language);
  const count = chosen.length;
  return (
    <Dialog
      {...{ open, onOpenChange }}
      title={t("title")}
      description={form.data && boxes.length === 0 ? t("none") : t("text")}
      footer={
        <>
          <p role="status" className="order-last font-semibold sm:order-first sm:basis-full">
            {count === 0 ? t("nothingChosen") : t("chosen", { count, amount })}
          </p>
          <CloseDialog>
            <Button variant="secondary">{t("keep")}</Button>
          </CloseDialog>
          <Button
            disabled={count === 0}
            loading={skip.isPending}
            onClick={() => skip.mutate({ orderIds: chosen.map(({ orderId }) => orderId), reason })}
          >
            {count === 0 ? t("confirmNone") : t("confirm", { count })}
          </Button>
        </>
      }
    >
      <FailureNotice error={skip.error} className="mb-4" />
      {form.data ? (
        <div className="flex flex-col gap-6">
          {boxes.length > 1 && <AwayFields boxes={boxes} chosen={chosen} onChoose={choose} />}
          <WeeksList
            form={form.data}
            ticked={ticked}
            onTick={(order, on) => choose(on ? [...chosen, order] : chosen.filter((each) => each !== order))}
          />
          {boxes.length > 0 && (
            <Field label={t("why")} optional>
              <NativeSelect
                value={reason ?? ""}
                onChange={({ target }) => setReason(skipReasons.find((candidate) => candidate === target.value))}
              >
                <option value="">{t("noReason")}</option>
                {skipReasons.map((value) => (
                  <option key={value} value={value}>
                    {t(`order:skip.reason.${value}`)}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          )}
        </div>
      ) : form.isError ? (
        <ErrorState onRetry={() => void form.refetch()} retrying={form.isFetching} />
      ) : (
        <LoadingRows count={4} row="h-20 rounded-control" />
      )}
    </Dialog>
  );
}
