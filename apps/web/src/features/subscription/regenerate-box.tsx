import { boxToRegenerate, regenerateBox } from "@tablee/contracts/calls/settings-subscription";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Skeleton } from "@tablee/ui/components/feedback/skeleton";
import { Button } from "@tablee/ui/components/form/button";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { formatDay } from "@tablee/ui/format/dates";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation, callQuery } from "../../shared/api/calls.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { capital } from "../../shared/i18n/capital.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { picks } from "../../shared/plan/plan-draft.ts";
import { planName, planSize } from "../../shared/plan/plan-words.ts";
import { BoxCompared } from "./box-compared.tsx";
import type { SubscriptionSettings } from "./requests.ts";

/** A box made for the previous plan, with a way to regenerate it that shows which dishes are added and removed. */
export function RegenerateBox({ week: { orderId, deliveryDate, plan } }: { week: SubscriptionSettings["weeks"][number] }) {
  const { t } = useTranslation(["subscription", "plan"]);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const preview = useQuery(callQuery(boxToRegenerate, { orderId }, { enabled: open, staleTime: 0 }));
  const { data } = preview;
  const day = formatDay(deliveryDate, language);
  const size = planSize(plan);
  const make = useMutation(
    callMutation(regenerateBox, {
      awaited: true,
      onSuccess: () => {
        setOpen(false);
        toast.success(t("regenerate.done", { day }));
      },
      // The comparison shown is out of date: show the current one instead.
      onError: () => void preview.refetch(),
    }),
  );
  const isWhole = data !== undefined && data.dishes.reduce((sum, { quantity }) => sum + quantity, 0) === picks(data.plan);
  const failure = make.error ?? preview.error;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-4 py-2">
      <p>
        <span className="font-semibold">{capital(day)}</span>
        <span className="block text-muted text-sm">
          {t(planName(plan))}
          {" · "}
          {t(size.key, { count: size.count })}
        </span>
      </p>
      <AlertDialog
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          make.reset();
        }}
        trigger={
          <Button variant="secondary" aria-label={t("regenerate.openLabel", { day })}>
            {t("regenerate.open")}
          </Button>
        }
        title={t("regenerate.title", { day })}
        description={t("regenerate.text")}
        confirmLabel={t("regenerate.confirm")}
        disabled={!isWhole || preview.isFetching}
        loading={make.isPending}
        onConfirm={() =>
          data &&
          make.mutate({ orderId, version: data.version, dishes: data.dishes.map(({ dish: { sku }, quantity }) => ({ sku, quantity })) })
        }
      >
        {failure && (
          <Notice tone="danger" live>
            {sentenceOf(failure, language)}
          </Notice>
        )}
        {data && !isWhole && <Notice tone="attention">{t("regenerate.tooFew")}</Notice>}
        {data ? <BoxCompared box={data} /> : !failure && <Skeleton className="h-48 rounded-card" />}
      </AlertDialog>
    </div>
  );
}
