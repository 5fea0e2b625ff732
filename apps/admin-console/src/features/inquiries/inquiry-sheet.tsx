import { answerInquiry, forgetWriter } from "@tablee/contracts/calls/admin/contact";
import { MASK } from "@tablee/contracts/sees";
import type { InquiryTopic } from "@tablee/domain/inquiry/vocabulary";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import { Sheet } from "@tablee/ui/components/overlay/sheet";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { codeOf } from "../../shared/api/error-words.ts";
import { Fact, Facts } from "../../shared/components/facts.tsx";
import { LoadError } from "../../shared/components/load-error.tsx";
import { Reveal } from "../../shared/components/reveal.tsx";
import { formatLocal } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { useMay } from "../../shared/session/staff-context.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { ForgetDialog } from "./forget-dialog.tsx";
import { type Inquiry, inquiryOf } from "./requests.ts";

interface InquirySheetProps {
  /** The message that the address names. */
  messageId: string | undefined;
  /** Its subject, where the list has it. */
  topic: InquiryTopic | undefined;
  onClose: () => void;
}

/** One message to the team, and the acts of who answers it. */
export function InquirySheet({ messageId, topic, onClose }: InquirySheetProps) {
  const { t } = useTranslation("inquiries");
  return (
    <Sheet
      open={messageId !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={topic ? t(`topics.${topic}`) : t("message")}
      className="w-[min(40rem,calc(100vw-2.5rem))]"
    >
      {messageId && <Message inquiryId={messageId} onDone={onClose} />}
    </Sheet>
  );
}

function Message({ inquiryId, onDone }: { inquiryId: string; onDone: () => void }) {
  const { t } = useTranslation("inquiries");
  const query = useQuery(inquiryOf(inquiryId));
  if (query.isPending) return <LoadingText lines={8} />;
  if (codeOf(query.error) === "inquiry-not-found") return <EmptyState title={t("gone")} />;
  if (!query.data) return <LoadError error={query.error} onRetry={query.refetch} retrying={query.isFetching} />;
  return <ReadMessage inquiry={query.data} onDone={onDone} onRevealed={() => void query.refetch()} />;
}

function ReadMessage({ inquiry, onDone, onRevealed }: { inquiry: Inquiry; onDone: () => void; onRevealed: () => void }) {
  const { t } = useTranslation("inquiries");
  const language = useLanguage();
  const [mayAnswer, mayForget] = [useMay(answerInquiry), useMay(forgetWriter)];
  const { accountId, orderId, written, answer, forgotten, receivedAt } = inquiry;
  const email = written?.email ?? written?.visitorEmail;
  const isHidden = email?.includes(MASK) === true;
  return (
    <div className="flex flex-col gap-4">
      <div className="pane">
        <Facts>
          <Fact name={t("received")}>{formatLocal(receivedAt, language)}</Fact>
          {(!written || written.name !== undefined) && <Fact name={t("name")}>{written?.name ?? t("unreadable")}</Fact>}
          {email && (
            <Fact name={t("email")}>
              <span className="flex flex-wrap items-center gap-3">
                {email}
                {accountId && isHidden && <Reveal accountId={accountId} onRevealed={onRevealed} />}
              </span>
            </Fact>
          )}
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
      {(answer || forgotten) && (
        <div className="pane">
          <Facts>
            {answer && <Fact name={t("answered")}>{t("answeredBy", { when: formatLocal(answer.at, language), by: answer.by })}</Fact>}
            {answer?.note && <Fact name={t("note")}>{answer.note}</Fact>}
            {forgotten && (
              <Fact name={t("forgotten")}>{t(`forgottenBecause.${forgotten.because}`, { when: formatLocal(forgotten.at, language) })}</Fact>
            )}
          </Facts>
        </div>
      )}
      {!forgotten && (
        <div className="flex flex-wrap items-center gap-3">
          {mayAnswer && !answer && email && !isHidden && (
            <a href={mailTo(email)} className={buttonStyle({ variant: "secondary" })}>
              {t("answer.write", { email })}
            </a>
          )}
          {mayAnswer && !answer && written && <AnswerDialog inquiryId={inquiry.inquiryId} onAnswered={onDone} />}
          {mayForget && (!accountId || !written) && <ForgetDialog inquiryId={inquiry.inquiryId} onForgotten={onDone} />}
        </div>
      )}
    </div>
  );
}

/** An address typed by a stranger: encoded, it adds no recipient and no subject to the mail that staff begin. */
const mailTo = (email: string): string => `mailto:${email.split("@").map(encodeURIComponent).join("@")}`;
