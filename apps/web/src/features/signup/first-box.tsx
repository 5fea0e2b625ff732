import { getFirstOrder } from "@tablee/contracts/calls/first-order";
import { lineKey } from "@tablee/domain/pricing/lines";
import { Card, CardStitch } from "@tablee/ui/components/card";
import { DishPicture } from "@tablee/ui/components/dish-picture";
import { formatMoney } from "@tablee/ui/format/money";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { LineContents } from "../../shared/dish/line-contents.tsx";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { optionsInBox } from "../../shared/order/box-lines.ts";
import { methodName } from "../../shared/order/method-name.ts";
import { To } from "../../shared/routing/to.tsx";

/** The dishes of the box that was just paid, its price and receipt; `otherwise` until they are known. */
export function FirstBox({ otherwise }: { otherwise: ReactNode }) {
  const { t } = useTranslation("steps");
  const language = useLanguage();
  const order = useQuery(callQuery(getFirstOrder, {})).data?.order;
  if (!order || order.lines.length === 0) return otherwise;
  const { lines, orderId, payWith, price, status } = order;
  return (
    <Card look="lifted" asChild>
      <section aria-labelledby="first-box" className="flex flex-col gap-4">
        <h2 id="first-box" className="font-display text-xl">
          {t("welcome.inside")}
        </h2>
        <ul className="flex flex-col gap-3">
          {lines.map((line) => (
            <li key={lineKey({ ...line, sku: line.dish.sku })} className="flex items-center gap-4">
              <DishPicture plate={line.dish.plate} seed={line.dish.sku} className="size-16 shrink-0 rounded-control md:size-20" />
              <div className="min-w-0">
                <span className="font-medium leading-snug">
                  {line.quantity > 1 && <span className="figures text-muted">{line.quantity}&nbsp;× </span>}
                  {line.dish.name[language]}
                </span>
                <LineContents dish={line.dish} options={optionsInBox(order, line)} />
              </div>
            </li>
          ))}
        </ul>
        {status === "billed" && (
          <>
            <CardStitch className="my-0" />
            <p className="flex flex-wrap items-baseline justify-between gap-x-6">
              {payWith && price.chargeCents > 0 && (
                <span>{t("welcome.paid", { amount: formatMoney(price.chargeCents, language), method: methodName(payWith) })}</span>
              )}
              <To name="receipt" params={{ id: orderId }} className="link inline-flex min-h-9 items-center font-semibold">
                {t("welcome.receipt")}
              </To>
            </p>
          </>
        )}
      </section>
    </Card>
  );
}
