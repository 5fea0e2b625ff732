import { answerInquiry } from "@tablee/contracts/calls/admin/contact";
import { MASK } from "@tablee/contracts/sees";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { Sheet } from "@tablee/ui/components/overlay/sheet";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Fact, Facts } from "../../shared/components/facts.tsx";
import { formatLocal } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { useMay } from "../../shared/session/staff-context.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import type { InquiryRow } from "./requests.ts";

interface InquirySheetProps {
  /** The message that the address names. */
  messageId: string | undefined;
  /** The message, where the list has it. */
  inquiry: InquiryRow | undefined;
  onClose: () => void;
}

/** One message to the team, and the acts of who answers it. */
export function InquirySheet({ messageId, inquiry, onClose }: InquirySheetProps) {
  const { t } = useTranslation("inquiries");
  return (
    <Sheet
      open={messageId !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={inquiry ? t(`topics.${inquiry.topic}`) : t("message")}
      className="w-[min(40rem,calc(100vw-2.5rem))]"
    >
      {inquiry ? <Message inquiry={inquiry} onAnswered={onClose} /> : <EmptyState title={t("gone")} />}
    </Sheet>
  );
}

function Message({ inquiry, onAnswered }: { inquiry: InquiryRow; onAnswered: () => void }) {
  const { t } = useTranslation("inquiries");
  const language = useLanguage();
  const mayAnswer = useMay(answerInquiry);
  const { accountId, orderId, written, answer, receivedAt } = inquiry;
  return (
    <div className="flex flex-col gap-4">
      <div className="pane">
        <Facts>
          <Fact name={t("received")}>{formatLocal(receivedAt, language)}</Fact>
          <Fact name={t("name")}>{written?.name ?? t("unreadable")}</Fact>
          {written && <Fact name={t("email")}>{written.email}</Fact>}
          <Fact name={t("language")}>{t(`languages.${inquiry.language}`)}</Fact>
          <Fact name={t("account")}>
            {accountId ? (
              <Link to="/accounts/$accountId" params={{ accountId }} className="link">
                {t("toAccount")}
              </Link>
            ) : (
              t("visitor")
            )}
          </Fact>
          {orderId && (
            <Fact name={t("order")}>
              <Link to="/orders/$orderId" params={{ orderId }} className="link">
                {t("toOrder")}
              </Link>
            </Fact>
          )}
        </Facts>
      </div>
      <p className="pane wrap-anywhere whitespace-pre-line p-4">{written?.message ?? t("unreadableText")}</p>
      {answer ? (
        <div className="pane">
          <Facts>
            <Fact name={t("answered")}>{t("answeredBy", { when: formatLocal(answer.at, language), by: answer.by })}</Fact>
            {answer.note && <Fact name={t("note")}>{answer.note}</Fact>}
          </Facts>
        </div>
      ) : (
        mayAnswer && (
          <div className="flex flex-wrap items-center gap-3">
            {written && written.email !== MASK && (
              <a href={`mailto:${written.email}`} className={buttonStyle({ variant: "secondary" })}>
                {t("answer.write", { email: written.email })}
              </a>
            )}
            <AnswerDialog inquiryId={inquiry.inquiryId} onAnswered={onAnswered} />
          </div>
        )
      )}
    </div>
  );
}
