import { decideGiftCardRefund, refundGiftCard } from "@tablee/contracts/calls/admin/gift-cards";
import { Button } from "@tablee/ui/components/form/button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMay } from "../../shared/session/staff-context.ts";
import { DecideDialog } from "./decide-dialog.tsx";
import { GiftCardDialog } from "./gift-card-dialog.tsx";
import type { FoundGiftCard, GiftCardAct } from "./requests.ts";

/** The acts that a card's standing admits, each after a dialog that asks for a reason. */
export function GiftCardActs({ card }: { card: FoundGiftCard }) {
  const { t } = useTranslation("gift-cards");
  const [open, setOpen] = useState<GiftCardAct>();
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
            <DecideDialog card={card} refund={card.refund} approved />
            <DecideDialog card={card} refund={card.refund} approved={false} />
          </>
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
      {open && <GiftCardDialog act={open} card={card} onClose={() => setOpen(undefined)} />}
    </footer>
  );
}

/** The server judges: a button that is missing here would be refused. */
function actsOn({ standing, kind, mail }: FoundGiftCard): readonly GiftCardAct[] {
  const isPurchased = kind === "purchased";
  if (standing === "frozen") return isPurchased ? ["unfreeze", "refund"] : ["unfreeze"];
  if (standing !== "unused") return [];
  return [
    ...(mail !== null ? (["resend"] as const) : []),
    ...(isPurchased ? (["reissue", "freeze", "refund"] as const) : (["freeze"] as const)),
  ];
}
