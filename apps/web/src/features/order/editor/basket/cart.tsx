import { Notice } from "@tablee/ui/components/feedback/banner";
import { Progress } from "@tablee/ui/components/feedback/progress";
import { Button } from "@tablee/ui/components/form/button";
import { formatMoney } from "@tablee/ui/format/money";
import { useTranslation } from "react-i18next";
import { codeOf } from "../../../../shared/api/error-code.ts";
import { sentenceOf } from "../../../../shared/api/errors.ts";
import { useLanguage } from "../../../../shared/i18n/use-language.ts";
import { IncompleteBox } from "../../../../shared/order/incomplete/incomplete-box.tsx";
import { PriceLines } from "../../../../shared/order/price-lines.tsx";
import { countOf, draftOf, freeMealsWaiting, orderLinesOf } from "../draft.ts";
import type { Editor } from "../use-editor.ts";
import { CartLines, saveBar } from "./cart-lines.tsx";
import { ChangeDifference } from "./change-difference.tsx";
import { PriceLadder } from "./price-ladder.tsx";
import { UnmetSpend } from "./unmet-spend.tsx";

/** Refusals that the page shows in a place of their own. */
const shownElsewhere = new Set(["order-changed-elsewhere", "editing-session-moved"]);

/** The box: its lines, their total, the missing amount, and the save button. */
export function Cart({ editor }: { editor: Editor }) {
  const { t } = useTranslation(["editor", "basket", "order"]);
  const language = useLanguage();
  const { data, draft, price, dirty, save, readOnly, difference } = editor;
  const lines = orderLinesOf(data, draft);
  const refusal = codeOf(save.error);
  const waiting = freeMealsWaiting(data, lines);
  const adds = countOf(draft) > countOf(draftOf(data));
  return (
    <>
      <ul className="flex min-h-0 flex-col gap-3 overflow-y-auto px-5 py-3 lg:min-h-32">
        <CartLines basket={editor} priced={price.lines} empty={t("cartEmpty")} />
      </ul>
      <div className="flex flex-col gap-3 border-line border-t px-5 pt-4">
        {!price.minimumMet && (
          <>
            <Progress
              tone="attention"
              label={t("minimum")}
              value={price.foodCents}
              max={price.minimumCents}
              text={t("minimumText", {
                amount: formatMoney(price.foodCents, language),
                minimum: formatMoney(price.minimumCents, language),
              })}
            />
            <p className="font-medium text-attention-ink text-sm">
              {t(data.order.changeable ? "change.minimumMissing" : "minimumMissing", {
                missing: formatMoney(price.minimumCents - price.foodCents, language),
              })}
            </p>
          </>
        )}
        <IncompleteBox order={data.order} />
        <UnmetSpend data={data} lines={lines} priced={price.lines} />
        <PriceLadder data={data} lines={lines} price={price} />
        <PriceLines brief price={price} className="text-sm" />
        {price.minimumMet && <ChangeDifference editor={editor} />}
        {waiting > 0 && <p className="text-muted text-sm">{t("mealsWait", { count: waiting })}</p>}
        <p aria-live="polite" className="sr-only">
          {t("basket:ladder.total", { total: formatMoney(price.totalCents, language) })}
        </p>
      </div>
      <div className={saveBar}>
        {save.isError && !shownElsewhere.has(refusal ?? "") && (
          <Notice tone="danger" live>
            {refusal === "sold-out" || refusal === "item-not-on-menu"
              ? t("soldOutWhileSaving")
              : sentenceOf(save.error, language, adds ? t("order:notAdded") : undefined)}
          </Notice>
        )}
        <Button
          size="lg"
          disabled={!dirty || readOnly || (difference && !price.minimumMet)}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          {difference && price.minimumMet && difference.totalCents !== 0
            ? t(difference.totalCents > 0 ? "change.pay" : "change.giveBack", {
                price: formatMoney(Math.abs(difference.totalCents), language),
              })
            : t(dirty ? "save" : "unchanged")}
          {dirty && !difference && <span className="figures font-normal lg:hidden">{formatMoney(price.totalCents, language)}</span>}
        </Button>
      </div>
    </>
  );
}
