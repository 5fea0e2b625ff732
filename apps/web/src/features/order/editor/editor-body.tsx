import { formatDayShort } from "@tablee/ui/format/dates";
import { formatTime, formatUntil } from "@tablee/ui/format/times";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { codeOf } from "../../../shared/api/error-code.ts";
import { sentenceOf } from "../../../shared/api/errors.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { useSecondsLeft } from "../../../shared/order/use-seconds-left.ts";
import { contentsWords } from "../contents-words.ts";
import { Cart } from "./basket/cart.tsx";
import { countOf, type EditorData, orderLinesOf } from "./draft.ts";
import { EditorFrame } from "./editor-frame.tsx";
import { ChangeUnpaid } from "./pay/change-unpaid.tsx";
import { ChangedElsewhere } from "./session/changed-elsewhere.tsx";
import { keepDraft } from "./session/kept-draft.ts";
import { LeaveDialog } from "./session/leave-dialog.tsx";
import { NotEditable } from "./session/not-editable.tsx";
import { TakenOver } from "./session/taken-over.tsx";
import { EditorShelves } from "./shelves/editor-shelves.tsx";
import { useEditor } from "./use-editor.ts";

/** A box that can still be changed. `reload` reads it again, and takes it over for this window. */
export function EditorBody({ data, session, reload }: { data: EditorData; session: string; reload: () => void }) {
  const { t } = useTranslation(["editor", "order", "basket"]);
  const { t: say } = useTranslation("order");
  const language = useLanguage();
  const editor = useEditor(data, session);
  const [asOf] = useState(() => Date.now());
  const [cartOpen, setCartOpen] = useState(false);
  const { order } = editor.data;
  const left = useSecondsLeft(order.cutoff.secondsLeft, asOf);
  const when = { date: formatDayShort(order.cutoff.date, language), time: formatTime(order.cutoff.time, language) };
  const refusal = codeOf(editor.save.error);
  // This window can no longer save its draft, so leaving needs no confirmation either.
  const outdated = refusal === "order-changed-elsewhere";
  // After a save the sheet has done its work.
  const saved = editor.save.submittedAt;
  const done = editor.save.isSuccess && editor.unpaid === undefined;
  useEffect(() => {
    if (done && saved) setCartOpen(false);
  }, [done, saved]);
  if (refusal === "order-not-editable" && left > 0) return <NotEditable title={sentenceOf(editor.save.error, language)} />;
  if (left === 0 || refusal === "order-past-cutoff" || refusal === "order-not-editable") {
    return (
      <NotEditable title={t("why.cutoff.title")}>
        <p>
          {refusal === "order-past-cutoff" ? `${sentenceOf(editor.save.error, language)} ${t("cutoffNext")}` : t("why.cutoff.text", when)}
        </p>
      </NotEditable>
    );
  }
  return (
    <EditorFrame
      titleOf={(day) => t("title", { day })}
      deliveryDate={order.deliveryDate}
      until={
        <p>
          {t(order.changeable ? "order:card.changeable" : "order:card.editable", when)}{" "}
          <span className="figures whitespace-nowrap">({formatUntil(left, language)})</span>
        </p>
      }
      cartTitle={t("cart")}
      openLabel={t("open")}
      count={countOf(editor.draft)}
      contents={contentsWords(orderLinesOf(editor.data, editor.draft), say)}
      totalCents={editor.price.totalCents}
      cart={<Cart editor={editor} />}
      cartOpen={cartOpen}
      setCartOpen={setCartOpen}
    >
      {editor.readOnly && <TakenOver unsaved={editor.dirty && !editor.save.isPending} reload={reload} />}
      <EditorShelves basket={editor} />
      <LeaveDialog dirty={editor.dirty && !outdated && !editor.readOnly} keep={() => keepDraft(editor.data.order, editor.draft)} />
      <ChangeUnpaid editor={editor} />
      <ChangedElsewhere open={outdated} reload={reload} />
    </EditorFrame>
  );
}
