import { flags, turnFlag } from "@tablee/contracts/calls/admin/flags";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { DataAge } from "../../shared/components/data-age.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { Screen } from "../../shared/components/screen.tsx";
import { useMay } from "../../shared/session/staff-context.ts";
import { FlagCard } from "./flag-card.tsx";
import { type Turn, TurnDialog } from "./turn-dialog.tsx";

const allFlags = callQuery(flags, {});

/** Features that can be turned on and off, who turned each and why, and the accounts that are exceptions. */
export function FlagsScreen() {
  const { t } = useTranslation("flags");
  const query = useQuery(allFlags);
  const mayTurn = useMay(turnFlag);
  const [turn, setTurn] = useState<Turn>();
  return (
    <Screen
      title={t("title")}
      aside={<DataAge asOf={query.data?.asOf} refreshing={query.isFetching} onRefresh={() => void query.refetch()} />}
    >
      <p className="mb-3 max-w-3xl text-muted">{t("text")}</p>
      <Loaded query={query} lines={14} className="pane p-4">
        {({ flags: all }) => (
          <ul className="flex max-w-5xl flex-col gap-2">
            {all.map((flag) => (
              <li key={flag.flag}>
                <FlagCard flag={flag} onTurn={mayTurn ? setTurn : undefined} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {turn && <TurnDialog turn={turn} onClose={() => setTurn(undefined)} />}
    </Screen>
  );
}
