import type { OutputOf } from "@tablee/contracts/call";
import { accountConsents } from "@tablee/contracts/calls/admin/privacy";
import { accountId as branded } from "@tablee/domain/kernel/ids";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import { Sheet } from "@tablee/ui/components/overlay/sheet";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../../shared/api/calls.ts";
import { LoadError } from "../../../shared/components/load-error.tsx";
import { Pane } from "../../../shared/components/pane.tsx";
import { StateWord } from "../../../shared/components/state-word.tsx";
import { formatUtc } from "../../../shared/format/instants.ts";
import { useLanguage } from "../../../shared/i18n/language.ts";

interface ConsentsSheetProps {
  accountId: string;
  open: boolean;
  onClose: () => void;
}

/** Every answer that the person ever gave about consent, by purpose, the latest first. */
export function ConsentsSheet({ accountId, open, onClose }: ConsentsSheetProps) {
  const { t } = useTranslation("accounts");
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t("consents.title")}
      className="w-[min(40rem,calc(100vw-2.5rem))]"
    >
      {open && <Consents accountId={accountId} />}
    </Sheet>
  );
}

type Purpose = OutputOf<typeof accountConsents>["consents"][number];

function Consents({ accountId }: { accountId: string }) {
  const { t } = useTranslation("accounts");
  const query = useQuery(callQuery(accountConsents, { accountId: branded(accountId) }));
  if (query.isPending) return <LoadingText lines={8} />;
  if (!query.data) return <LoadError error={query.error} onRetry={query.refetch} retrying={query.isFetching} />;
  if (query.data.consents.length === 0) return <EmptyState title={t("consents.none")} />;
  return (
    <div className="flex flex-col gap-3">
      {query.data.consents.map((consent) => (
        <Answers key={consent.purpose} consent={consent} />
      ))}
    </div>
  );
}

function Answers({ consent: { purpose, answers } }: { consent: Purpose }) {
  const { t } = useTranslation("accounts");
  const language = useLanguage();
  const last = answers.at(-1);
  return (
    <Pane
      title={t(`consents.purposes.${purpose}`)}
      aside={
        last && <StateWord tone={last.given ? "good" : "neutral"}>{t(last.given ? "consents.stands" : "consents.standsNot")}</StateWord>
      }
    >
      <ol className="divide-y divide-line">
        {answers.toReversed().map(({ given, at, source, wording, language: spoken }) => (
          <li key={at} className="px-3 py-2">
            <p>
              <span className="font-semibold">{t(given ? "consents.given" : "consents.withdrawn")}</span>{" "}
              {t(`codes:consentSources.${source}`)}
            </p>
            <p className="text-muted text-sm">
              <span className="figures">{formatUtc(at, language, { year: true })}</span>
              {wording && ` · ${t("consents.wording", { wording })}`}
              {spoken && ` · ${t(`codes:languages.${spoken}`)}`}
            </p>
          </li>
        ))}
      </ol>
    </Pane>
  );
}
