import { revealAccount } from "@tablee/contracts/calls/support";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import { Sheet } from "@tablee/ui/components/overlay/sheet";
import { TabPanel, Tabs } from "@tablee/ui/components/tabs";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { codeOf } from "../../shared/api/error-words.ts";
import { Fact, Facts } from "../../shared/components/facts.tsx";
import { LoadError } from "../../shared/components/load-error.tsx";
import { Reveal } from "../../shared/components/reveal.tsx";
import { formatUtc } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { useMay } from "../../shared/session/staff-context.ts";
import { messageOf, type OutboxMessage } from "./requests.ts";

/** One message as it was sent. */
export function MessageSheet({ messageId, onClose }: { messageId: string | undefined; onClose: () => void }) {
  const { t } = useTranslation("outbox");
  return (
    <Sheet
      open={messageId !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t("message")}
      className="w-[min(48rem,calc(100vw-2.5rem))]"
    >
      {messageId && <Message messageId={messageId} />}
    </Sheet>
  );
}

function Message({ messageId }: { messageId: string }) {
  const { t } = useTranslation("outbox");
  const language = useLanguage();
  const query = useQuery(messageOf(messageId));
  if (query.isPending) return <LoadingText lines={8} />;
  if (codeOf(query.error) === "not-found") return <EmptyState title={t("gone")}>{t("goneText")}</EmptyState>;
  if (!query.data) return <LoadError error={query.error} onRetry={query.refetch} retrying={query.isFetching} />;
  const { accountId, isRevealed, to, subject, channel, at, text, html } = query.data;
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="pane">
        <Facts>
          <Fact name={t("to")}>{to}</Fact>
          {subject && <Fact name={t("subject")}>{subject}</Fact>}
          <Fact name={t("channel")}>{t(`console:channels.${channel}`)}</Fact>
          <Fact name={t("at")}>{formatUtc(at, language, { seconds: true, year: true })}</Fact>
          <Fact name={t("id")}>
            <span className="break-all font-mono text-sm">{messageId}</span>
          </Fact>
        </Facts>
      </div>
      {!isRevealed ? (
        <Unrevealed accountId={accountId} />
      ) : html === null ? (
        <Text text={text} />
      ) : (
        <BothForms message={query.data} html={html} />
      )}
    </div>
  );
}

/** Replaces the content of a message to a customer: the way to read it, for roles that have one. */
function Unrevealed({ accountId }: { accountId: string | null }) {
  const { t } = useTranslation("outbox");
  const mayReveal = useMay(revealAccount);
  return (
    <div className="pane flex flex-col items-start gap-3 p-4">
      <p>{t(!mayReveal ? "notForRole" : accountId ? "unrevealed" : "unrecorded")}</p>
      {accountId && (
        <div className="flex flex-wrap items-center gap-3">
          <Reveal accountId={accountId} />
          <Link to="/accounts/$accountId" params={{ accountId }} className="link">
            {t("toAccount")}
          </Link>
        </div>
      )}
    </div>
  );
}

/** The mail as a mail program shows it, sandboxed: no scripts, no forms, no origin of its own. */
function BothForms({ message, html }: { message: OutboxMessage; html: string }) {
  const { t } = useTranslation("outbox");
  return (
    <Tabs
      label={t("forms")}
      className="flex min-h-0 grow flex-col"
      items={[
        { value: "html", label: t("asHtml") },
        { value: "text", label: t("asText") },
      ]}
    >
      <TabPanel value="html" className="min-h-0 grow">
        <iframe
          sandbox=""
          srcDoc={html}
          title={message.subject || t("message")}
          className="h-full min-h-[60dvh] w-full rounded-card border border-line bg-white"
        />
      </TabPanel>
      <TabPanel value="text" className="min-h-0 grow overflow-y-auto">
        <Text text={message.text} />
      </TabPanel>
    </Tabs>
  );
}

function Text({ text }: { text: string }) {
  return <p className="pane whitespace-pre-wrap break-words p-4">{text}</p>;
}
