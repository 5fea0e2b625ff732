import type { OutputOf } from "@tablee/contracts/call";
import { changeFirstOrder } from "@tablee/contracts/calls/first-order-change";
import { updateCard } from "@tablee/contracts/calls/settings-payment";
import { zero } from "@tablee/domain/kernel/money";
import { formatDayShort } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { formatTime } from "@tablee/ui/format/times";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation, callsMutation } from "../../../shared/api/calls.ts";
import { codeOf } from "../../../shared/api/error-code.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { reloadSession, request } from "../../../shared/api/request.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { holdOrder } from "../../../shared/order/account-query.ts";
import { type Changed, editorQuery, saveCalls } from "../requests.ts";
import type { Basket, Changes } from "./basket/basket.ts";
import { clipped } from "./clip-draft.ts";
import {
  type Draft,
  draftOf,
  type EditorData,
  linesOf,
  priceDraft,
  repricedDraft,
  sameDraft,
  withOptions,
  withPairing,
  withQuantity,
} from "./draft.ts";
import { takeDraft } from "./session/kept-draft.ts";
import { useEditingSession } from "./session/use-editing-session.ts";
import { useUnitsLeft } from "./shelves/use-units-left.ts";

/** The answer to a save: for a paid box it includes the result of its charge. */
type Saved = Omit<OutputOf<typeof changeFirstOrder>, "result"> & Partial<Pick<OutputOf<typeof changeFirstOrder>, "result">>;

/** The draft of a box, its running price, and saving it under this window's editing session. */
export function useEditor(initial: EditorData, session: string) {
  const { t } = useTranslation("editor");
  const language = useLanguage();
  const [read, setRead] = useState(() => ({ data: initial, at: Date.now() }));
  const data = useUnitsLeft(read.data, read.at);
  const [draft, setDraft] = useState<Draft>(() => takeDraft(initial) ?? draftOf(initial));
  const changed = useRef<Changed>("quantity");
  const { orderId, version } = data.order;
  const taken = useEditingSession(orderId, session);
  const dirty = !sameDraft(draft, draftOf(data));
  const difference = useMemo(() => (data.order.changeable && dirty ? repricedDraft(data, draft) : undefined), [data, draft, dirty]);
  const save = useMutation(
    callsMutation(
      [...Object.values(saveCalls), changeFirstOrder],
      (): Promise<Saved> => {
        const asked = { orderId, version, editingSession: session, lines: linesOf(draft) };
        return data.order.changeable
          ? request(changeFirstOrder, { ...asked, differenceCents: difference?.difference.totalCents ?? zero })
          : request(saveCalls[changed.current], asked);
      },
      {
        onSuccess: ({ result = "changed", order }) => {
          if (result !== "changed") return;
          const next = { ...data, order };
          setRead({ data: next, at: Date.now() });
          setDraft(draftOf(next));
          holdOrder(order);
          if (order.changeable) void reloadSession();
          const { date, time } = order.cutoff;
          const until = { date: formatDayShort(date, language), time: formatTime(time, language) };
          if (order.belowMinimum) {
            const missing = formatMoney(order.price.minimumCents - order.price.foodCents, language);
            toast.warning(t("savedShort", { missing }), { description: t("savedShortText", until) });
          } else toast.success(t(data.order.changeable ? "change.saved" : "saved"), { description: t("savedText", until) });
        },
        onError: async (error) => {
          if (codeOf(error) !== "sold-out" && codeOf(error) !== "item-not-on-menu") return;
          // Refetches the units left, so that the box shows which item it was; the draft keeps the items still available.
          const now = await queryClient.fetchQuery({ ...editorQuery(orderId, session), staleTime: 0 });
          setRead({ data: now, at: Date.now() });
          setDraft((held) => clipped(now, held));
        },
      },
    ),
  );
  const changes = useMemo<Changes>(() => {
    const change = (what: Changed, next: (held: Draft) => Draft) => {
      changed.current = what;
      setDraft(next);
    };
    return {
      setQuantity: (sku, quantity) => change("quantity", (held) => withQuantity(held, sku, quantity)),
      setOptions: (sku, options) => change("customization", (held) => withOptions(held, sku, options)),
      setPairing: (sku, pairing, quantity) => change("pairings", (held) => withPairing(held, sku, pairing, quantity)),
    };
  }, []);
  const otherCard = useMutation(callMutation(updateCard, { onSuccess: () => save.mutate() }));
  const readOnly = taken || codeOf(save.error) === "editing-session-moved";
  const price = useMemo(() => difference?.price ?? (dirty ? priceDraft(data, draft) : data.order.price), [data, draft, dirty, difference]);
  const totalOf = useCallback((other: Draft) => priceDraft(data, other).totalCents, [data]);
  const basket: Basket = { data, draft, changes, readOnly, price, totalOf };
  return {
    ...basket,
    dirty,
    save,
    price,
    /** The price difference of the change of a paid box. */
    difference: difference?.difference,
    /** The reason why a change of a paid box was not made, until the next attempt or until it is closed. */
    unpaid: save.isPending || save.data?.result === "changed" ? undefined : save.data?.result,
    forget: save.reset,
    otherCard,
    /** Changes the payment method, and charges the change to it at once. */
    payWithAnother: (methodToken: string) => otherCard.mutate({ methodToken }),
    /** The payment method that is charged now. */
    payWith: otherCard.data?.payWith ?? data.payWith,
  };
}

export type Editor = ReturnType<typeof useEditor>;
