import { decideGiftCardRefund, refundGiftCard } from "@tablee/contracts/calls/admin/gift-cards";
import { Button } from "@tablee/ui/components/form/button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMay } from "../../shared/session/staff-context.ts";
import { DecideDialog } from "./decide-dialog.tsx";
import { GiftCardDialog } from "./gift-card-dialog.tsx";
import type { FoundGiftCard, GiftCardAct } from "./requests.ts";

interface GiftCardActsProps {
  card: FoundGiftCard;
  /** An act is done: its button may go, and the focus moves. */
  onDone: () => void;
}

/** The acts that a card's standing admits, each after a dialog that asks for a reason. */
export function GiftCardActs({ card, onDone }: GiftCardActsProps) {
  const { t } = useTranslation("gift-cards");
  const [open, setOpen] = useState<GiftCardAct>();
  const [answer, setAnswer] = useState<"approve" | "decline">();
  const mayAct = useMay(refundGiftCard);
  const mayDecide = useMay(decideGiftCardRefund);
  const acts = actsOn(card);
  if (card.refund)
    return (
      <footer className="flex flex-wrap items-center gap-2 border-line border-t px-3 py-2">
        {!mayDecide ? (
          <p className="text-muted text-sm">{t("refund.financeOnly")}</p>
        ) : card.refund.mine ? (
          <p className="text-attention-ink text-sm">{t("refund.ownNot")}</p>
        ) : (
          <>
            <Button onClick={() => setAnswer("approve")}>{t("refund.approve.open")}</Button>
            <Button variant="secondary" onClick={() => setAnswer("decline")}>
              {t("refund.decline.open")}
            </Button>
          </>
        )}
        {answer && (
          <DecideDialog
            card={card}
            refund={card.refund}
            approved={answer === "approve"}
            onClose={() => setAnswer(undefined)}
            onDone={onDone}
          />
        )}
      </footer>
    );
  if (!mayAct || acts.length === 0) return null;
  return (
    <footer className="flex flex-wrap items-center gap-2 border-line border-t px-3 py-2">
      {acts.map((act) => (
        <Button key={act} size="sm" variant="secondary" onClick={() => setOpen(act)}>
          {t(`acts.${act}.open`)}
        </Button>
      ))}
      {open && <GiftCardDialog act={open} card={card} onClose={() => setOpen(undefined)} onDone={onDone} />}
    </footer>
  );
}

/** The server judges: a button that is missing here would be refused. */
function actsOn({ standing, kind, mail, leftCents }: FoundGiftCard): readonly GiftCardAct[] {
  const isPurchased = kind === "purchased";
  if (standing === "frozen") return isPurchased ? ["unfreeze", "refund"] : ["unfreeze"];
  if (standing === "redeemed") return isPurchased && leftCents > 0 ? ["refund"] : [];
  if (standing !== "unused") return [];
  return [
    ...(mail !== null ? (["resend"] as const) : []),
    ...(isPurchased ? (["reissue", "freeze", "refund"] as const) : (["freeze"] as const)),
  ];
}
