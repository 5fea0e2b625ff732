import { formatDayShort } from "@tablee/ui/format/dates";
import { formatTime, formatUntil } from "@tablee/ui/format/times";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { useSecondsLeft } from "../../../shared/order/use-seconds-left.ts";
import { AdditionsCart } from "./basket/additions-cart.tsx";
import type { EditorData } from "./draft.ts";
import { EditorFrame } from "./editor-frame.tsx";
import { PayNowDialog } from "./pay/pay-now-dialog.tsx";
import { usePayNow } from "./pay/use-pay-now.ts";
import { keepDraft } from "./session/kept-draft.ts";
import { LeaveDialog } from "./session/leave-dialog.tsx";
import { NotEditable } from "./session/not-editable.tsx";
import { TakenOver } from "./session/taken-over.tsx";
import { useEditingSession } from "./session/use-editing-session.ts";
import { AdditionsShelf } from "./shelves/additions-shelf.tsx";
import { EditorShelves } from "./shelves/editor-shelves.tsx";
import { useAdditions } from "./use-additions.ts";

/** The editor of a paid box: items can only be added, and are paid at once. `reload` refetches it after a payment. */
export function AdditionsBody({ data, session, reload }: { data: EditorData; session: string; reload: () => void }) {
  const { t } = useTranslation(["basket", "order"]);
  const language = useLanguage();
  const isTakenOver = useEditingSession(data.order.orderId, session);
  const items = useAdditions(data, isTakenOver);
  const pay = usePayNow(items, session, reload);
  const [asOf] = useState(() => Date.now());
  const [cartOpen, setCartOpen] = useState(false);
  const { deliveryDate, lateAdditionsUntil: until } = data.order;
  const left = useSecondsLeft(until.secondsLeft, asOf);
  const when = { date: formatDayShort(until.date, language), time: formatTime(until.time, language) };
  if (left === 0 && pay.stage === "closed") {
    return (
      <NotEditable title={t("late.closedTitle")}>
        <p>{t("late.closedText", when)}</p>
      </NotEditable>
    );
  }
  return (
    <EditorFrame
      titleOf={(day) => t("late.title", { day })}
      deliveryDate={deliveryDate}
      until={
        <>
          <p>
            {t("late.until", when)} <span className="figures whitespace-nowrap">({formatUntil(left, language)})</span>
          </p>
          <p className="measure mt-1 sm:text-sm">{t("late.text")}</p>
        </>
      }
      cartTitle={t("late.cart")}
      openLabel={t("late.open")}
      count={items.count}
      contents={t("order:contents.items", { count: items.count })}
      totalCents={items.price.totalCents}
      cart={<AdditionsCart items={items} pay={pay} />}
      cartOpen={cartOpen}
      setCartOpen={setCartOpen}
    >
      {(items.readOnly || pay.moved) && <TakenOver unsaved={items.count > 0} reload={reload} />}
      <AdditionsShelf items={items} />
      <EditorShelves basket={items} />
      <PayNowDialog items={items} pay={pay} />
      <LeaveDialog dirty={items.count > 0} keep={() => keepDraft(data.order, items.draft)} />
    </EditorFrame>
  );
}
