import { Badge } from "@tablee/ui/components/feedback/badge";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { codeOf } from "../../../shared/api/error-words.ts";
import { productTimeOf } from "../../../shared/api/product-clock.ts";
import type { ChangeSearch } from "../../../shared/api/search-params.ts";
import { DataAge } from "../../../shared/components/data-age.tsx";
import { LoadError } from "../../../shared/components/load-error.tsx";
import { Reveal } from "../../../shared/components/reveal.tsx";
import { Screen } from "../../../shared/components/screen.tsx";
import { Acts } from "../acts/acts.tsx";
import { CorporatePlan } from "../acts/corporate-plan.tsx";
import { PrivacyMenu } from "../acts/privacy-menu.tsx";
import { Glance } from "../glance/glance.tsx";
import { historyOf } from "../requests.ts";
import type { HistorySearch } from "../search.ts";
import { Replay } from "./replay.tsx";

interface HistoryProps {
  accountId: string;
  search: HistorySearch;
  onSearch: ChangeSearch<HistorySearch>;
}

/** An account as the sum of its events. */
export function HistoryScreen({ accountId, search, onSearch }: HistoryProps) {
  const { t } = useTranslation("accounts");
  const history = useQuery(historyOf(accountId));
  const clock = useQuery(productTimeOf(history.dataUpdatedAt));
  const account = history.data?.account;
  return (
    <Screen
      fixed
      title={account?.name ?? t("history")}
      beside={
        account && (
          <span className="flex flex-wrap items-center gap-2 text-muted text-sm">
            <span>{account.email}</span>
            {!account.isRevealed && <Reveal accountId={accountId} />}
            {account.region && <Badge>{t(`console:regions.${account.region}`)}</Badge>}
            <span className="select-all font-mono">{account.accountId}</span>
          </span>
        )
      }
      aside={
        <>
          {account && <CorporatePlan account={account} />}
          {account && <PrivacyMenu accountId={account.accountId} />}
          {account && <Acts account={account} />}
          <DataAge asOf={clock.data?.now} refreshing={history.isFetching} onRefresh={() => void history.refetch()} />
        </>
      }
    >
      {history.isPending ? (
        <LoadingText lines={10} className="pane p-4" />
      ) : history.data && history.data.entries.length > 0 ? (
        <>
          <Glance accountId={accountId} />
          <Replay accountId={accountId} entries={history.data.entries} search={search} onSearch={onSearch} />
        </>
      ) : history.data || codeOf(history.error) === "not-found" ? (
        <EmptyState title={t("noHistory")}>{t("noHistoryText")}</EmptyState>
      ) : (
        <LoadError error={history.error} onRetry={history.refetch} retrying={history.isFetching} />
      )}
    </Screen>
  );
}
