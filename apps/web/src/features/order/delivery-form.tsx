import type { OutputOf } from "@tablee/contracts/call";
import type { changeDeliveryForm } from "@tablee/contracts/calls/account";
import type { OrderCard } from "@tablee/contracts/schemas";
import type { DeliveryWindow } from "@tablee/domain/subscription/vocabulary";
import { Notice } from "@tablee/ui/components/banner";
import { Button } from "@tablee/ui/components/button";
import { Fieldset } from "@tablee/ui/components/field";
import { RadioCard } from "@tablee/ui/components/radio-card";
import { RadioGroup } from "@tablee/ui/components/radio-group";
import { toast } from "@tablee/ui/components/toast";
import { formatDay, formatDayShort, formatTime, formatWindow } from "@tablee/ui/format/dates";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sentenceOf } from "../../shared/api/errors.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { capital } from "../../shared/i18n/capital.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { accountQuery, holdOrder } from "../../shared/order/account-query.ts";
import { moveDelivery } from "./api/update-delivery.ts";
import { useSkip } from "./skip-order.ts";

export interface DeliveryFormProps {
  days: OutputOf<typeof changeDeliveryForm>["days"];
  order: OrderCard;
  day: string;
  close: () => void;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** The week's days and the windows of the chosen one; those that are full cannot be chosen. */
export function DeliveryForm({ days, order, day, close }: DeliveryFormProps) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  const held = days.find(({ windows }) => windows.some(({ current }) => current));
  const [weekday, setWeekday] = useState(held?.weekday);
  const [window, setWindow] = useState<DeliveryWindow | undefined>(order.window);
  const skip = useSkip(order, day);
  const chosen = days.find((candidate) => candidate.weekday === weekday);
  const free = chosen?.windows.find((candidate) => candidate.window === window && (!candidate.full || candidate.current));
  const unchanged = weekday === held?.weekday && window === order.window;
  const move = useMutation({
    mutationFn: moveDelivery,
    onSuccess: ({ order: now, removed }) => {
      holdOrder(now);
      void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
      const say = removed.length > 0 ? toast.warning : toast.success;
      say(t("delivery.moved", { day: formatDay(now.deliveryDate, language), window: formatWindow(now.window, language) }), {
        ...(removed.length > 0 ? { description: t("delivery.removed", { count: removed.length }) } : {}),
      });
      close();
    },
  });
  return (
    <div className="flex flex-col gap-6">
      <Fieldset legend={t("delivery.day")}>
        <RadioGroup
          aria-label={t("delivery.day")}
          value={weekday === undefined ? "" : String(weekday)}
          onValueChange={(value) => setWeekday(Number(value))}
          className="grid gap-3 sm:grid-cols-2"
        >
          {days.map((option) => (
            <RadioCard
              key={option.weekday}
              value={String(option.weekday)}
              disabled={option.past}
              className="py-3"
              title={<span className="text-base">{capital(formatDay(option.date, language))}</span>}
              description={
                option.past
                  ? t("delivery.past")
                  : t("delivery.until", {
                      date: formatDayShort(option.cutoff.date, language),
                      time: formatTime(option.cutoff.time, language),
                    })
              }
            />
          ))}
        </RadioGroup>
      </Fieldset>
      {chosen && (
        <Fieldset legend={t("delivery.window")}>
          <RadioGroup
            aria-label={t("delivery.window")}
            value={free ? (window ?? "") : ""}
            onValueChange={(value) => setWindow(chosen.windows.find((candidate) => candidate.window === value)?.window)}
            className="grid gap-3 sm:grid-cols-2"
          >
            {chosen.windows.map((option) => (
              <RadioCard
                key={option.window}
                value={option.window}
                disabled={option.full && !option.current}
                className="py-3"
                title={<span className="text-base">{formatWindow(option.window, language)}</span>}
                description={option.current ? t("delivery.current") : option.full ? t("delivery.full") : undefined}
              />
            ))}
          </RadioGroup>
        </Fieldset>
      )}
      {move.isError && (
        <Notice tone="danger" live>
          {sentenceOf(move.error, language)}
        </Notice>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        <Button
          variant="quiet"
          onClick={() => {
            close();
            skip.mutate(undefined);
          }}
        >
          {t("delivery.skip")}
        </Button>
        <Button
          disabled={unchanged || !free || !chosen || chosen.past}
          loading={move.isPending}
          onClick={() => {
            const wanted = weekdays.find((number) => number === weekday);
            if (wanted && window) move.mutate({ orderId: order.orderId, weekday: wanted, window });
          }}
        >
          {t("delivery.save")}
        </Button>
      </div>
    </div>
  );
}
