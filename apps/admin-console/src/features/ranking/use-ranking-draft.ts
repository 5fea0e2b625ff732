import { saveRanking } from "@tablee/contracts/calls/weekly-categories";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { codeOf, errorWords } from "../../shared/api/error-words.ts";
import { type Draft, orderOf, rebased, withOrder } from "./draft.ts";
import { type Category, type RankedWeek, weekOf } from "./requests.ts";

/** Unsaved changes to a week, and the ways to save or discard them. */
export function useRankingDraft(week: RankedWeek) {
  const { t } = useTranslation("ranking");
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>({});
  const save = useMutation(callMutation(saveRanking, { shown: true }));
  const read = async () => {
    const options = weekOf({ region: week.region, week: week.week });
    const fresh = await client.fetchQuery({ ...options, staleTime: 0 });
    // The screen may have been opened without naming the week.
    client.setQueryData(weekOf({ region: week.region }).queryKey, (old) => (old?.week === fresh.week ? fresh : old));
    return fresh;
  };
  return {
    dirty: Object.keys(draft).length > 0,
    saving: save.isPending,
    changedElsewhere: codeOf(save.error) === "menu-changed-elsewhere",
    failure: save.error && codeOf(save.error) !== "menu-changed-elsewhere" ? errorWords(save.error) : undefined,
    isChanged: (category: Category) => draft[category] !== undefined,
    orderOf: (category: Category) => draft[category] ?? orderOf(week, category),
    setOrder: (category: Category, order: readonly string[]) => setDraft((now) => withOrder(now, week, category, order)),
    discard: () => {
      setDraft({});
      save.reset();
    },
    save: () =>
      save.mutate(
        {
          region: week.region,
          week: week.week,
          revision: week.revision,
          ranking: Object.fromEntries(Object.entries(draft).map(([category, order]) => [category, [...order]])),
        },
        {
          onSuccess: async () => {
            await read();
            setDraft({});
            toast.success(t("saved"));
          },
        },
      ),
    /** Fetches the other person's ranking, then rebases or drops this draft. */
    takeTheirs: async (keepOurs: boolean) => {
      const fresh = await read();
      setDraft((now) => (keepOurs ? rebased(now, fresh) : {}));
      save.reset();
    },
  };
}
