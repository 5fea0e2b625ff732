import { projections as listed, parkedKeys, queues, setAside } from "@tablee/contracts/calls/operations";
import { readAgain } from "@tablee/ui/app/refresh";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { DataAge } from "../../shared/components/data-age.tsx";
import { Screen } from "../../shared/components/screen.tsx";
import { ParkedSheet } from "./parked-sheet.tsx";
import { PoliciesTable } from "./policies-table.tsx";
import { ProjectionsTable } from "./projections-table.tsx";
import { QueuesTable } from "./queues-table.tsx";
import { allProjections } from "./requests.ts";
import type { OperationsSearch } from "./search.ts";
import { SetAsideSheet } from "./set-aside-sheet.tsx";

/** The positions of everything that follows the log, and the work still to be done. */
export function OperationsScreen({ search, onSearch }: { search: OperationsSearch; onSearch: ChangeSearch<OperationsSearch> }) {
  const { t } = useTranslation("operations");
  const client = useQueryClient();
  const projections = useQuery(allProjections);
  const refresh = () => void readAgain(client, listed, queues, parkedKeys, setAside);
  return (
    <Screen title={t("title")} aside={<DataAge asOf={projections.data?.asOf} refreshing={projections.isFetching} onRefresh={refresh} />}>
      <ProjectionsTable onParked={(model) => onSearch({ model })} />
      <div className="grid items-start gap-3 min-[87.5rem]:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
        <QueuesTable onSetAside={(work) => onSearch({ work })} />
        <PoliciesTable policies={projections.data?.policies} onSetAside={(work) => onSearch({ work })} />
      </div>
      <ParkedSheet model={search.model} onClose={() => onSearch({ model: undefined })} />
      <SetAsideSheet work={search.work} onClose={() => onSearch({ work: undefined })} />
    </Screen>
  );
}
