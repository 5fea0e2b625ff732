import { clientSources, nameSource, updateModalStatus } from "@tablee/contracts/calls/clients";
import { Button } from "@tablee/ui/components/form/button";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation, callQuery } from "../../../shared/api/calls.ts";
import { queryClient } from "../../../shared/api/query-client.ts";

const sourcesQuery = callQuery(clientSources, {});
const again = { onSuccess: () => queryClient.invalidateQueries({ queryKey: sourcesQuery.queryKey }) };

/** Asks how the household heard about us: once, and it can be dismissed. */
export function AcquisitionSource() {
  const { t } = useTranslation("steps");
  const { data } = useQuery(sourcesQuery);
  const name = useMutation(callMutation(nameSource, again));
  const dismiss = useMutation(callMutation(updateModalStatus, again));
  if (name.isSuccess) return <p role="status">{t("heardFrom.thanks")}</p>;
  if (!data?.asked) return null;
  return (
    <section aria-labelledby="heard-from" className="flex flex-col gap-3">
      <h2 id="heard-from" className="font-display text-xl">
        {t("heardFrom.title")}
      </h2>
      <div className="flex flex-wrap gap-2">
        {data.sources.map((source) => (
          <Button key={source} variant="secondary" size="sm" disabled={name.isPending} onClick={() => name.mutate({ source })}>
            {t(`heardFrom.sources.${source}`)}
          </Button>
        ))}
        <Button variant="ghost" size="sm" onClick={() => dismiss.mutate({ modal: "source-question", status: "dismissed" })}>
          {t("heardFrom.dismiss")}
        </Button>
      </div>
    </section>
  );
}
