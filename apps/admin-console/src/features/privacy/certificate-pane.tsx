import { Badge } from "@tablee/ui/components/feedback/badge";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import { Button } from "@tablee/ui/components/form/button";
import { useQuery } from "@tanstack/react-query";
import { Printer, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { codeOf } from "../../shared/api/error-words.ts";
import { Fact, Facts } from "../../shared/components/facts.tsx";
import { LoadError } from "../../shared/components/load-error.tsx";
import { Pane } from "../../shared/components/pane.tsx";
import { formatUtc } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { type Checked, certificateOf } from "./requests.ts";

/** The certificate of an erasure, verified on opening: what was destroyed, what is kept and why. It prints alone. */
export function CertificatePane({ number, onClose }: { number: string; onClose: () => void }) {
  const { t } = useTranslation("privacy");
  const query = useQuery(certificateOf(number));
  return (
    <Pane
      title={t("certificate.title")}
      className="max-w-3xl"
      aside={
        <span className="no-print flex gap-2">
          <Button size="sm" variant="secondary" disabled={!query.data} onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {t("certificate.print")}
          </Button>
          <Button size="sm" variant="secondary" onClick={onClose}>
            <X aria-hidden="true" />
            {t("certificate.close")}
          </Button>
        </span>
      }
    >
      {query.isPending ? (
        <LoadingText lines={6} className="p-4" />
      ) : query.data ? (
        <Certificate certificate={query.data} />
      ) : codeOf(query.error) === "not-found" ? (
        <EmptyState title={t("certificate.unknown")}>{t("certificate.unknownText")}</EmptyState>
      ) : (
        <LoadError error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      )}
    </Pane>
  );
}

function Certificate({ certificate }: { certificate: Checked }) {
  const { t } = useTranslation("privacy");
  const language = useLanguage();
  const { number, askedBy, requestedAt, forgottenAt, destroyed, position, seal, sealHolds, keyDestroyedAt, canSignIn } = certificate;
  const proven = sealHolds && keyDestroyedAt !== null && !canSignIn;
  return (
    <Facts>
      <Fact name={t("certificate.number")}>
        <span className="font-mono">{number}</span>
      </Fact>
      <Fact name={t("certificate.check")}>
        <Badge tone={proven ? "good" : "danger"}>{t(proven ? "certificate.proven" : "certificate.notProven")}</Badge>
      </Fact>
      <Fact name={t("certificate.requested")}>
        {formatUtc(requestedAt, language, { year: true })} · {t(`askedBy.${askedBy}`)}
      </Fact>
      <Fact name={t("certificate.done")}>{formatUtc(forgottenAt, language, { year: true })}</Fact>
      <Fact name={t("certificate.destroyed")}>
        <ul className="list-disc pl-4">
          {destroyed.map((part) => (
            <li key={part}>{t(`destroyed.${part}`)}</li>
          ))}
        </ul>
      </Fact>
      <Fact name={t("certificate.kept")}>{t("certificate.keptText")}</Fact>
      <Fact name={t("certificate.position")}>
        <span className="font-mono text-sm">{position}</span>
      </Fact>
      <Fact name={t("certificate.seal")}>
        <span className="break-all font-mono text-sm">{seal}</span>
      </Fact>
    </Facts>
  );
}
