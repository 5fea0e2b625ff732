import {
  activeProductSubscriptions,
  cancelProductSubscription,
  createProductSubscription,
} from "@tablee/contracts/calls/product-subscriptions";
import { MAX_UNITS } from "@tablee/domain/kernel/units";
import type { Words } from "@tablee/domain/product/vocabulary";
import { Button } from "@tablee/ui/components/form/button";
import { QuantityStepper } from "@tablee/ui/components/form/quantity-stepper";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callQuery, callsMutation } from "../../../shared/api/calls.ts";
import { sentenceOf } from "../../../shared/api/errors.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { request } from "../../../shared/api/request.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";

/** Market items that come with every box. */
const weeklyItemsQuery = callQuery(activeProductSubscriptions, {});

interface Asked {
  sku: string;
  quantity: number;
}

/** Sets the units of a market item in every box; zero ends it. */
const setWeeklyItem = ({ sku, quantity }: Asked) =>
  quantity > 0 ? request(createProductSubscription, { sku, quantity }) : request(cancelProductSubscription, { sku });

/** A market item with every box, until it is stopped. */
export function WeeklyItem({ sku, name }: { sku: string; name: Words }) {
  const { t } = useTranslation("weekly");
  const language = useLanguage();
  const { data } = useQuery(weeklyItemsQuery);
  const { quantity: held = 0, excluded = [] } = data?.subscriptions.find(({ item }) => item.sku === sku) ?? {};
  const isWithheld = excluded.length > 0;
  const [typed, setTyped] = useState<number>();
  const quantity = typed ?? Math.max(1, held);
  const set = useMutation(
    callsMutation([createProductSubscription, cancelProductSubscription], setWeeklyItem, {
      held: [weeklyItemsQuery.queryKey],
      onSuccess: (answer, asked) => {
        queryClient.setQueryData(weeklyItemsQuery.queryKey, answer);
        setTyped(undefined);
        toast.success(t(asked.quantity > 0 ? "started" : "stopped"));
      },
      onError: (error) => toast.error(sentenceOf(error, language)),
    }),
  );
  if (!data) return null;
  return (
    <section aria-labelledby="weekly" className="flex flex-col gap-3 rounded-card border border-line p-(--card-pad)">
      <h2 id="weekly" className="font-display text-2xl">
        {t("title")}
      </h2>
      <p role="status">{isWithheld ? t("withheld") : held > 0 ? t("on", { count: held }) : t("text")}</p>
      <div className="flex flex-wrap items-center gap-3">
        <QuantityStepper
          label={`${t("how")}, ${name[language]}`}
          min={1}
          max={MAX_UNITS}
          value={quantity}
          onChange={setTyped}
          disabled={set.isPending}
        />
        <Button
          variant="secondary"
          disabled={held === quantity && !isWithheld}
          loading={set.isPending && set.variables.quantity > 0}
          onClick={() => set.mutate({ sku, quantity })}
        >
          {t(isWithheld ? "anyway" : held > 0 ? "change" : "start")}
        </Button>
        {held > 0 && (
          <Button variant="ghost" loading={set.isPending && set.variables.quantity === 0} onClick={() => set.mutate({ sku, quantity: 0 })}>
            {t("stop")}
          </Button>
        )}
      </div>
    </section>
  );
}
