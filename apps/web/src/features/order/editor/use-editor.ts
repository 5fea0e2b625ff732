import { editorDataV2, updateQuantity } from "@tablee/contracts/calls/orders";
import { toast } from "@tablee/ui/components/toast";
import { formatDayShort, formatTime } from "@tablee/ui/format/dates";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { codeOf } from "../../../shared/api/errors.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { request } from "../../../shared/api/request.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { holdOrder } from "../../../shared/order/account-query.ts";
import { type Draft, draftOf, type EditorData, linesOf, mostOf, priceDraft, sameDraft, withQuantity } from "./draft.ts";

/** Read once when the editor opens: a later reading must not move the ground under a draft. */
export const editorQuery = (orderId: string) =>
  queryOptions({
    queryKey: ["editor", orderId],
    queryFn: ({ signal }) => request(editorDataV2, { orderId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** The draft of a box, its running price, and saving it under this window's editing session. */
export function useEditor(initial: EditorData) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  const [data, setData] = useState(initial);
  const [draft, setDraft] = useState<Draft>(() => draftOf(initial));
  const [session] = useState(() => crypto.randomUUID());
  const dirty = !sameDraft(draft, draftOf(data));
  const save = useMutation({
    mutationFn: () =>
      request(updateQuantity, { orderId: data.order.orderId, version: data.order.version, editingSession: session, lines: linesOf(draft) }),
    onSuccess: ({ order }) => {
      const next = { ...data, order };
      setData(next);
      setDraft(draftOf(next));
      holdOrder(order);
      void queryClient.invalidateQueries({ queryKey: ["account"] });
      const { date, time } = order.cutoff;
      toast.success(t("editor.saved"), {
        description: t("editor.savedText", { date: formatDayShort(date, language), time: formatTime(time, language) }),
      });
    },
    onError: async (error) => {
      if (codeOf(error) !== "sold-out" && codeOf(error) !== "item-not-on-menu") return;
      // What is left is asked anew, so that the box shows which item it was; the draft keeps what can still be had.
      const now = await queryClient.fetchQuery({ ...editorQuery(data.order.orderId), staleTime: 0 });
      setData(now);
      setDraft((held) => clipped(now, held));
    },
  });
  return {
    data,
    draft,
    dirty,
    save,
    price: dirty ? priceDraft(data, draft) : data.order.price,
    setQuantity: (sku: string, quantity: number) => setDraft((held) => withQuantity(held, sku, quantity)),
  };
}

export type Editor = ReturnType<typeof useEditor>;

function clipped(data: EditorData, draft: Draft): Draft {
  const most = new Map(data.items.map((item) => [item.dish.sku, mostOf(item)]));
  return new Map(
    [...draft].map(([sku, quantity]) => [sku, Math.min(quantity, most.get(sku) ?? 0)] as const).filter(([, quantity]) => quantity > 0),
  );
}
