import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { DataAge } from "../../shared/components/data-age.tsx";
import { Screen } from "../../shared/components/screen.tsx";
import { CertificatePane } from "./certificate-pane.tsx";
import { ErasuresTable } from "./erasures-table.tsx";
import { latestErasures, openRequests } from "./requests.ts";
import { RequestsTable } from "./requests-table.tsx";
import type { PrivacySearch } from "./search.ts";

/** Requests about personal data, by the date on which an answer is due; and erasures with their certificates. */
export function PrivacyScreen({ search, onSearch }: { search: PrivacySearch; onSearch: ChangeSearch<PrivacySearch> }) {
  const { t } = useTranslation("privacy");
  const requests = useQuery(openRequests);
  const erasures = useQuery(latestErasures);
  const again = () => Promise.all([requests.refetch(), erasures.refetch()]);
  return (
    <Screen
      title={t("title")}
      aside={
        <span className="no-print">
          <DataAge asOf={requests.data?.asOf} refreshing={requests.isFetching || erasures.isFetching} onRefresh={() => void again()} />
        </span>
      }
    >
      {search.certificate && <CertificatePane number={search.certificate} onClose={() => onSearch({ certificate: undefined })} />}
      <div className="no-print flex flex-col gap-3">
        <RequestsTable query={requests} account={search.account} onAll={() => onSearch({ account: undefined })} />
        <ErasuresTable query={erasures} onOpen={(certificate) => onSearch({ certificate })} />
      </div>
    </Screen>
  );
}
