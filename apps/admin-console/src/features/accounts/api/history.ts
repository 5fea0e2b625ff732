import type { OutputOf } from "@tablee/contracts/call";
import { accountHistory } from "@tablee/contracts/calls/support";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";
import type { Entry } from "../../../shared/events/entry.ts";

type Page = OutputOf<typeof accountHistory>;

/** The whole history of an account, page after page: the slider needs its end. */
export const historyOf = (accountId: string) =>
  queryOptions({
    queryKey: ["accounts", "history", accountId],
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
  });
