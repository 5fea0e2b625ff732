import { Button } from "@tablee/ui/components/button";
import { Sheet } from "@tablee/ui/components/sheet";
import { Wordmark } from "@tablee/ui/components/wordmark";
import { formatDay, formatDayShort, formatTime, formatUntil } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { ArrowLeft, ShoppingBasket } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { codeOf } from "../../../shared/api/errors.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { useSecondsLeft } from "../../../shared/order/use-seconds-left.ts";
import { To } from "../../../shared/routing/to.tsx";
import { Cart } from "./cart.tsx";
import { ChangedElsewhere } from "./changed-elsewhere.tsx";
import { countOf, type EditorData } from "./draft.ts";
import { EditorShelves } from "./editor-shelves.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { Told } from "./told.tsx";
import { useEditor } from "./use-editor.ts";

/** Shelves at the left, the box at the right; on narrow screens the box is a sheet behind a bar that always tells the total. */
export function EditorBody({ data, reload }: { data: EditorData; reload: () => void }) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  const editor = useEditor(data);
  const [asOf] = useState(() => Date.now());
  const [cartOpen, setCartOpen] = useState(false);
  const { order } = editor.data;
  const left = useSecondsLeft(order.cutoff.secondsLeft, asOf);
  const when = { date: formatDayShort(order.cutoff.date, language), time: formatTime(order.cutoff.time, language) };
  const refusal = codeOf(editor.save.error);
  // What this window holds can no longer be saved, so there is nothing to ask about on leaving either.
  const moved = refusal === "order-changed-elsewhere";
  // After a save the sheet has done its work.
  const saved = editor.save.submittedAt;
  const done = editor.save.isSuccess;
  useEffect(() => {
    if (done && saved) setCartOpen(false);
  }, [done, saved]);
  if (left === 0 || refusal === "order-past-cutoff" || refusal === "order-not-editable") {
    return (
      <Told title={t("editor.cutoffTitle")}>
        <p>{t("editor.cutoffText", when)}</p>
      </Told>
    );
  }
  return (
    <div className="pb-28 lg:pb-10">
      <header className="border-line border-b bg-paper">
        <div className="mx-auto flex min-h-16 max-w-7xl items-center gap-4 px-4 sm:px-6">
          <To
            name="account"
            slash
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary-ink underline-offset-4 hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
            {t("editor.back")}
          </To>
          <Wordmark label="Tablée" className="ml-auto h-7" />
        </div>
      </header>
      <div className="mx-auto grid max-w-7xl items-start gap-x-8 gap-y-6 px-4 py-7 sm:px-6 lg:grid-cols-[1fr_23rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <div>
            <h1 className="font-display text-3xl">{t("editor.title", { day: formatDay(order.deliveryDate, language) })}</h1>
            <p className="mt-1 text-muted">
              {t("card.editable", when)} <span className="figures whitespace-nowrap">({formatUntil(left, language)})</span>
            </p>
          </div>
          <EditorShelves editor={editor} />
        </div>
        <aside
          aria-label={t("editor.cart")}
          className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] flex-col rounded-card border border-line bg-raised shadow-card lg:flex"
        >
          <Cart editor={editor} titled />
        </aside>
      </div>
      <div className="no-print fixed inset-x-0 bottom-0 z-30 border-line border-t bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-overlay lg:hidden">
        <Button size="lg" className="w-full justify-between" onClick={() => setCartOpen(true)}>
          <span className="inline-flex items-center gap-2.5">
            <ShoppingBasket aria-hidden="true" />
            {t("editor.open")} ({countOf(editor.draft)})
          </span>
          <span className="figures" aria-live="polite">
            {formatMoney(editor.price.totalCents, language)}
          </span>
        </Button>
      </div>
      <Sheet open={cartOpen} onOpenChange={setCartOpen} side="bottom" title={t("editor.cart")} className="[&>div]:p-0 [&>header]:pb-2">
        <Cart editor={editor} />
      </Sheet>
      <LeaveDialog dirty={editor.dirty && !moved} />
      <ChangedElsewhere open={moved} reload={reload} />
    </div>
  );
}
