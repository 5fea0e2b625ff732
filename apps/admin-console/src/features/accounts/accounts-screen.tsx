import { isSearched } from "@tablee/contracts/calls/support";
import type { Tone } from "@tablee/ui/components/feedback/badge";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { createColumnHelper } from "@tanstack/react-table";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { productTimeOf } from "../../shared/api/product-clock.ts";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { FilterText } from "../../shared/components/filter-text.tsx";
import { StateWord } from "../../shared/components/state-word.tsx";
import type { gridFeatures } from "../../shared/table/grid-features.ts";
import { ListScreen } from "../../shared/table/list-screen.tsx";
import { accountsLike, type FoundAccount } from "./requests.ts";
import type { AccountsSearch } from "./search.ts";

interface AccountsProps {
  search: AccountsSearch;
  onSearch: ChangeSearch<AccountsSearch>;
  onOpenAccount: (accountId: string) => void;
}

const column = createColumnHelper<typeof gridFeatures, FoundAccount>();
const tones: Record<FoundAccount["status"], Tone> = { active: "good", paused: "attention", closed: "neutral", none: "neutral" };
const rowId = (row: FoundAccount): string => row.accountId;

/** The way to an account. */
export function AccountsScreen({ search, onSearch, onOpenAccount }: AccountsProps) {
  const { t } = useTranslation("accounts");
  const q = search.q ?? "";
  const found = useQuery(accountsLike(q));
  const clock = useQuery(productTimeOf(found.dataUpdatedAt));
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor("name", {
          header: t("columns.name"),
          meta: { heads: true },
          cell: ({ row }) => (
            <Link to="/accounts/$accountId" params={{ accountId: row.original.accountId }} className="link">
              {row.original.name}
            </Link>
          ),
        }),
        column.accessor("email", { header: t("columns.email") }),
        column.accessor("city", { header: t("columns.city"), meta: { width: 150 } }),
        column.accessor((row) => (row.region ? t(`console:regions.${row.region}`) : ""), {
          id: "region",
          header: t("console:region"),
          meta: { width: 160 },
        }),
        column.accessor("status", {
          header: t("columns.subscription"),
          meta: { width: 150 },
          cell: ({ getValue }) => <StateWord tone={tones[getValue()]}>{t(`console:subscriptionStatus.${getValue()}`)}</StateWord>,
        }),
        column.accessor("accountId", { header: t("columns.id"), meta: { code: true, width: 310 } }),
      ]),
    [t],
  );
  return (
    <ListScreen
      title={t("title")}
      query={{ ...found, rows: found.data?.rows, asOf: clock.data?.now }}
      className="max-lg:max-h-[75dvh]"
      columns={columns}
      rowId={rowId}
      onOpen={onOpenAccount}
      instead={!isSearched(q) && <EmptyState title={t("start")}>{t("startText")}</EmptyState>}
      empty={<EmptyState title={t("nobody", { q })}>{t("nobodyText")}</EmptyState>}
      toolbar={
        <FilterText
          autoFocus={q === ""}
          label={t("find")}
          value={q}
          onChange={(next) => onSearch({ q: next || undefined }, { replace: true })}
          className="w-96"
        />
      }
    />
  );
}
