import { Email } from "@tablee/contracts/signup-schemas";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { Button } from "@tablee/ui/components/form/button";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { DataAge } from "../../shared/components/data-age.tsx";
import { FilterText } from "../../shared/components/filter-text.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { Screen } from "../../shared/components/screen.tsx";
import { GiftCardPane } from "./gift-card-pane.tsx";
import { giftCardsLike } from "./requests.ts";
import type { GiftCardsSearch } from "./search.ts";

interface GiftCardsProps {
  search: GiftCardsSearch;
  onSearch: ChangeSearch<GiftCardsSearch>;
}

/** The characters of a code that people read out. */
const END = 4;

/** The end of a code as it is typed or pasted; empty for an address. */
const endOf = (typed: string): string => (typed.includes("@") ? "" : typed.replaceAll(/[^0-9A-Za-z]/g, "").slice(-END));

/**
 * Gift cards by the end of their code, by the address of the buyer or a recipient, or of an account; without any, the refunds that wait for
 * a second person.
 */
export function GiftCardsScreen({ search: { q = "", account }, onSearch }: GiftCardsProps) {
  const { t } = useTranslation("gift-cards");
  // An address stays out of the page's own address, and so does the beginning of a code.
  const [typed, setTyped] = useState("");
  const text = endOf(typed) === q ? typed : q;
  const mail = Email.safeParse(text);
  const searched = account ? "account" : mail.success ? "mail" : q.length === END ? "code" : "waiting";
  const query = useQuery(
    giftCardsLike({ account: { accountId: account }, mail: { email: mail.data }, code: { lastFour: q }, waiting: {} }[searched]),
  );
  const found = query.isPlaceholderData ? undefined : query.data?.rows.length;
  const results = useRef<HTMLParagraphElement>(null);
  const [done, setDone] = useState(0);
  // After an act its button goes, or its card leaves the list: the focus moves to the results, once the dialog has given it back.
  useEffect(() => {
    if (done === 0) return;
    const timer = setTimeout(() => results.current?.focus());
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <Screen
      title={t("title")}
      aside={<DataAge asOf={query.data?.asOf} refreshing={query.isFetching} onRefresh={() => void query.refetch()} />}
      toolbar={
        <>
          <FilterText
            autoFocus
            label={t("find")}
            className="w-80"
            value={text}
            onChange={(next) => {
              setTyped(next);
              onSearch({ q: endOf(next) || undefined, account: undefined }, { replace: true });
            }}
          />
          {account && (
            <Button size="sm" variant="secondary" onClick={() => onSearch({ account: undefined })}>
              {t("allAccounts")}
            </Button>
          )}
        </>
      }
    >
      <p ref={results} tabIndex={-1} role="status" className={found ? "mb-3 text-muted outline-none" : "sr-only"}>
        {found !== undefined && `${t("count", { count: found })} ${found === 0 ? "" : t(`found.${searched}`)}`}
      </p>
      <Loaded query={query} lines={6} className="pane p-4">
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t(`empty.${searched}`)}>{t("emptyText")}</EmptyState>
          ) : (
            <ul className="flex max-w-4xl flex-col gap-3">
              {rows.map((card) => (
                <li key={card.giftCardId}>
                  <GiftCardPane card={card} onDone={() => setDone(done + 1)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Screen>
  );
}
