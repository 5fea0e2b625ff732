import type { InputOf, OutputOf } from "@tablee/contracts/call";
import { changePlanOfBoxes, type planPreview, undoPlanChange } from "@tablee/contracts/calls/settings-subscription";
import { formatDay } from "@tablee/ui/format/dates";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { capital } from "../../shared/i18n/capital.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import type { SubscriptionSettings } from "./requests.ts";

export type PlanPreview = OutputOf<typeof planPreview>;
type Changed = OutputOf<typeof changePlanOfBoxes>;

/** The dishes of the whole boxes, as they are shown. */
export const boxesIn = ({ boxes }: PlanPreview): InputOf<typeof changePlanOfBoxes>["boxes"] =>
  boxes
    .filter(({ whole }) => whole)
    .map(({ orderId, box: { version, dishes } }) => ({
      orderId,
      version,
      dishes: dishes.map(({ dish: { sku }, quantity }) => ({ sku, quantity })),
    }));

const undoing = (
  { subscription: { plan }, tastes }: Pick<SubscriptionSettings, "subscription" | "tastes">,
  boxes: Changed["boxes"],
): InputOf<typeof undoPlanChange> => ({
  plan,
  tastes,
  boxes: boxes.flatMap(({ order: { orderId, version }, refused }) => (refused ? [] : [{ orderId, version }])),
});

interface ChangeOfPlan {
  /** The plan stays: only boxes are regenerated. */
  readonly adapting: boolean;
  readonly onDone: () => void;
  readonly onFailed: () => void;
}

/** Changes the plan and the boxes shown in one act, names the boxes that stay, and offers one undo for all. */
export function useChangePlan(settings: SubscriptionSettings, { adapting, onDone, onFailed }: ChangeOfPlan) {
  const { t } = useTranslation(["subscription", "ui"]);
  const language = useLanguage();
  const staysOf = ({ boxes }: Changed): string[] =>
    boxes.flatMap(({ order, refused }) => (refused ? [t("all.stays", { day: capital(formatDay(order.deliveryDate, language)) })] : []));
  const undo = useMutation(
    callMutation(undoPlanChange, {
      awaited: true,
      onSuccess: (answer) => {
        const stay = staysOf(answer);
        (stay.length > 0 ? toast.warning : toast.success)(t("all.undone"), { description: stay.join(" ") });
      },
      onError: (error) => toast.error(sentenceOf(error, language)),
    }),
  );
  return useMutation(
    callMutation(changePlanOfBoxes, {
      awaited: true,
      onSuccess: (answer) => {
        onDone();
        const stay = staysOf(answer);
        const first = t("plan.from", { day: formatDay(answer.firstBox, language) });
        (stay.length > 0 ? toast.warning : toast.success)(t(adapting ? "all.done" : "plan.done"), {
          description: [...(adapting ? [] : [first]), ...stay].join(" "),
          action: { label: t("ui:undo"), onClick: () => undo.mutate(undoing(settings, answer.boxes)) },
        });
      },
      onError: onFailed,
    }),
  );
}
