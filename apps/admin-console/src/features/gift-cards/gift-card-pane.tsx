import type { Tone } from "@tablee/ui/components/feedback/badge";
import { formatMoney } from "@tablee/ui/format/money";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Fact, Facts } from "../../shared/components/facts.tsx";
import { Pane } from "../../shared/components/pane.tsx";
import { StateWord } from "../../shared/components/state-word.tsx";
import { formatLocal } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { GiftCardActs } from "./gift-card-acts.tsx";
import type { FoundGiftCard } from "./requests.ts";

const tones: Readonly<Record<FoundGiftCard["standing"], Tone>> = {
  unused: "good",
  frozen: "attention",
  "refund-waits": "attention",
  redeemed: "info",
  refunded: "neutral",
  unpaid: "neutral",
};

/** One gift card: its value, what is left of it, its people, its mail, and what staff can do. */
export function GiftCardPane({ card, onDone }: { card: FoundGiftCard; onDone: () => void }) {
  const { t } = useTranslation("gift-cards");
  const language = useLanguage();
  const { kind, standing, lastFour, issue, refund } = card;
  const money = (cents: number) => formatMoney(cents, language);
  return (
    <Pane
      title={
        <>
          {t(`kinds.${kind}`)} <span className="font-mono">•••• {lastFour}</span>
        </>
      }
      aside={<StateWord tone={tones[standing]}>{t(`standings.${standing}`)}</StateWord>}
    >
      <Facts>
        <Fact name={t("value")}>{money(card.cents)}</Fact>
        <Fact name={t("used")}>{money(card.usedCents)}</Fact>
        <Fact name={t("left")}>{money(card.leftCents)}</Fact>
        <Fact name={t("refunded")}>{card.refundedCents > 0 && money(card.refundedCents)}</Fact>
        <Fact name={t("issued")}>{formatLocal(card.issuedAt, language)}</Fact>
        <Fact name={t("mail")}>{t(card.mail === null ? "mails.printed" : `mails.${card.mail}`)}</Fact>
        <Fact name={t("issue")}>{issue > 1 && issue}</Fact>
        <Fact name={t("buyer")}>
          {card.buyerName ?? (card.buyerId ? "" : t("visitor"))} {card.buyerId && <AccountLink accountId={card.buyerId} />}
        </Fact>
        <Fact name={t("recipient")}>{card.recipientName}</Fact>
        <Fact name={t("redeemedBy")}>{card.redeemedBy && <AccountLink accountId={card.redeemedBy} />}</Fact>
        {refund && (
          <>
            <Fact name={t("refund.of")}>{money(refund.cents)}</Fact>
            <Fact name={t("console:reason")}>{refund.reason}</Fact>
            <Fact name={t("refund.askedBy")}>{refund.mine ? t("refund.you") : refund.requestedBy}</Fact>
            <Fact name={t("refund.askedAt")}>{formatLocal(refund.requestedAt, language)}</Fact>
          </>
        )}
      </Facts>
      <GiftCardActs card={card} onDone={onDone} />
    </Pane>
  );
}

const AccountLink = ({ accountId }: { accountId: string }) => (
  <Link to="/accounts/$accountId" params={{ accountId }} className="link font-mono text-sm">
    {accountId}
  </Link>
);
