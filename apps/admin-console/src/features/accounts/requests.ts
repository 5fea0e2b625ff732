import type { OutputOf } from "@tablee/contracts/call";
import { accountGlance, accountHistory, accountState, isSearched, searchAccounts } from "@tablee/contracts/calls/support";
import { accountId } from "@tablee/domain/kernel/ids";
import { callKey } from "@tablee/ui/app/call-key";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../shared/api/calls.ts";
import { api } from "../../shared/api/client.ts";
import type { Entry } from "../../shared/history/entry.ts";

export type FoundAccount = OutputOf<typeof searchAccounts>["rows"][number];
export type AccountState = OutputOf<typeof accountState>;
export type AccountHead = OutputOf<typeof accountHistory>["account"];
export type AccountGlance = OutputOf<typeof accountGlance>;
type Page = OutputOf<typeof accountHistory>;

/** Accounts by name, email, postal prefix or an id; two letters or a syllable at least. */
export const accountsLike = (q: string) =>
  callQuery(searchAccounts, { q, limit: 50 }, { enabled: isSearched(q), placeholderData: keepPreviousData });

/** The whole history of an account, page after page: the slider needs its end. */
export const historyOf = (accountId: string) =>
  queryOptions({
    queryKey: callKey(accountHistory, { accountId }, "whole"),
    queryFn: async ({ signal }) => {
      const entries: Entry[] = [];
      let page: Page;
      let after: string | undefined;
      do {
        page = await api(accountHistory, { accountId, after, limit: 500 }, { signal });
        entries.push(...page.entries);
        after = page.next ?? undefined;
      } while (after !== undefined);
      return { account: page.account, entries };
    },
    meta: { call: accountHistory },
  });

/** The facts of the account that staff need first. */
export const glanceOf = (account: string) => callQuery(accountGlance, { accountId: accountId(account) });

/** The account after the event at a position. The past does not change: it is fetched once. */
export const stateAt = (accountId: string, position: string) =>
  callQuery(
    accountState,
    { accountId, position },
    { staleTime: Number.POSITIVE_INFINITY, steady: true, placeholderData: keepPreviousData },
  );
