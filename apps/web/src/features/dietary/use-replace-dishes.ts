import type { OutputOf } from "@tablee/contracts/call";
import { accountIndex } from "@tablee/contracts/calls/account";
import { type dishReplacements, replaceDishes } from "@tablee/contracts/calls/settings-taste";
import { cents } from "@tablee/domain/kernel/money";
import { readAgain } from "@tablee/ui/app/refresh";
import { formatDay } from "@tablee/ui/format/dates";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { capital } from "../../shared/i18n/capital.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";

export type Replacement = OutputOf<typeof dishReplacements>["boxes"][number];
type Replaced = OutputOf<typeof replaceDishes>["boxes"][number];

const editingSession = crypto.randomUUID();

/** The request that saves the shown dishes. */
export const replacing = (boxes: readonly Replacement[]) => ({
  editingSession,
  boxes: boxes.map(({ orderId, version, lines, paid, moreCents }) => ({
    orderId,
    version,
    lines,
    ...(paid ? { differenceCents: moreCents } : {}),
  })),
});

/** The request that restores the earlier dishes of the boxes that changed. */
const undoing = (boxes: readonly Replacement[], changed: readonly Replaced[]) => ({
  editingSession,
  boxes: boxes.flatMap(({ orderId, linesBefore, paid, moreCents }) => {
    const order = changed.find((box) => box.order.orderId === orderId && box.result === "changed")?.order;
    if (!order) return [];
    const { version } = order;
    return [{ orderId, version, lines: linesBefore, ...(paid ? { differenceCents: cents(-moreCents) } : {}) }];
  }),
});

/** Replaces the shown dishes in one act, reports the boxes that stay and why, and offers one undo for all. */
export function useReplaceDishes(boxes: readonly Replacement[], onDone: () => void) {
  const { t } = useTranslation(["dietary", "ui"]);
  const staysOf = useStays();
  const onError = useFailed();
  const undo = useMutation(
    callMutation(replaceDishes, {
      onSuccess: (answer) => {
        const stay = answer.boxes.flatMap(staysOf);
        const say = stay.length > 0 ? toast.warning : toast.success;
        say(t(stay.length === answer.boxes.length ? "replace.none" : "replace.undone"), { description: stay.join(" ") });
      },
      onError,
    }),
  );
  return useMutation(
    callMutation(replaceDishes, {
      onSuccess: (answer) => {
        onDone();
        const stay = answer.boxes.flatMap(staysOf);
        const count = answer.boxes.length - stay.length;
        if (count === 0) {
          toast.error(t("replace.none"), { description: stay.join(" ") });
          return;
        }
        const say = stay.length > 0 ? toast.warning : toast.success;
        say(t("replace.done", { count }), {
          description: stay.join(" "),
          action: { label: t("ui:undo"), onClick: () => undo.mutate(undoing(boxes, answer.boxes)) },
        });
      },
      onError: () => void readAgain(queryClient, accountIndex),
    }),
  );
}

function useFailed() {
  const language = useLanguage();
  return (error: Error) => {
    toast.error(sentenceOf(error, language));
    void readAgain(queryClient, accountIndex);
  };
}

const whys: Readonly<Record<string, "soldOut" | "pastCutoff" | "changed" | "excluded">> = {
  "sold-out": "soldOut",
  "order-past-cutoff": "pastCutoff",
  "order-changed-elsewhere": "changed",
  "price-changed": "changed",
  "option-excluded": "excluded",
};

/** The sentence for a box that an act leaves as it was; none for a box that changed. */
function useStays() {
  const { t } = useTranslation("dietary");
  const language = useLanguage();
  const whyOf = ({ result, refused }: Replaced) => {
    if (result === "declined" || result === "undecided") return result;
    if (result === "no-payment-method") return "method";
    return whys[refused ?? ""] ?? "other";
  };
  return (box: Replaced): string[] =>
    box.result === "changed"
      ? []
      : [t("replace.stays", { day: capital(formatDay(box.order.deliveryDate, language)), why: t(`replace.why.${whyOf(box)}`) })];
}
