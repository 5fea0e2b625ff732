import { chooseHandover } from "@tablee/contracts/calls/tracking";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { type Handover as Choice, handovers } from "@tablee/domain/order/vocabulary";
import { Field } from "@tablee/ui/components/form/field";
import { NativeSelect } from "@tablee/ui/components/form/select";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import type { Box } from "./requests.ts";

const USUAL = "usual";

/** The handover place of this one box: editable until the box leaves, read-only after that. */
export function Handover({ orderId, handover: { chosen, open } }: { orderId: OrderId; handover: Box["handover"] }) {
  const { t } = useTranslation(["tracking", "handover"]);
  const language = useLanguage();
  const nameOf = (place: Choice | null) => (place ? t(`handover:${place}`) : t("track.handoverUsual"));
  const choose = useMutation(
    callMutation(chooseHandover, {
      awaited: true,
      onSuccess: ({ handover }) => void toast.success(nameOf(handover), { description: t("track.handoverNoted") }),
      onError: (error) => void toast.error(sentenceOf(error, language)),
    }),
  );
  if (!open) return chosen && <p className="font-medium">{nameOf(chosen)}</p>;
  const shown = choose.isPending ? choose.variables.handover : chosen;
  return (
    <Field label={t("track.handoverLabel")} hint={t("track.handoverHint")}>
      <NativeSelect
        value={shown ?? USUAL}
        aria-busy={choose.isPending}
        onChange={({ target: { value } }) => {
          if (!choose.isPending) choose.mutate({ orderId, handover: value === USUAL ? null : (value as Choice) });
        }}
      >
        {[null, ...handovers].map((place) => (
          <option key={place} value={place ?? USUAL}>
            {nameOf(place)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
