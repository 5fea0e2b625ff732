import type { InputOf, OutputOf } from "@tablee/contracts/call";
import { type communications, updateCommunications } from "@tablee/contracts/calls/settings-communications";
import { Switch } from "@tablee/ui/components/form/switch";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";

export type Consent = OutputOf<typeof communications>["consents"][number];

interface ConsentSwitchProps {
  consent: Consent;
}

type MarketingWording = NonNullable<InputOf<typeof updateCommunications>["agreed"]>[number];

/** A consent as a switch that saves at once; below it the date of the answer, and the earlier wording if it has changed. */
export function ConsentSwitch({ consent }: ConsentSwitchProps) {
  const { t } = useTranslation("communications");
  const language = useLanguage();
  const { purpose, given, wording, answered } = consent;
  // The terms have no switch: they are accepted once, at sign-up.
  const named = purpose as Exclude<typeof purpose, "terms">;
  const set = useMutation(
    callMutation(updateCommunications, {
      awaited: true,
      onSuccess: (_, { agreed }) => toast.success(t(`saved.${named}.${(agreed ?? []).length > 0 ? "on" : "off"}`)),
      onError: (error) => toast.error(sentenceOf(error, language)),
    }),
  );
  const wanted = set.isPending ? !given : given;
  const change = (on: boolean) => set.mutate(on ? { agreed: [wording.version as MarketingWording] } : { withdrawn: [named] });
  const facts = answered && { date: formatDateWithYear(answered.at.date, language), source: t(`source.${answered.source}`) };
  return (
    <div className="py-3">
      <Switch
        label={<span className="font-semibold">{t(`purpose.${named}`)}</span>}
        hint={wording.text[language]}
        checked={wanted}
        busy={set.isPending}
        onCheckedChange={change}
      />
      <p className="text-muted text-sm">{facts ? t(given ? "given" : "taken", facts) : t("never")}</p>
      {answered?.earlier && (
        <div className="mt-2 rounded-control border border-line p-3 text-sm">
          <p className="font-semibold">{t("earlierTitle")}</p>
          <p className="text-muted">{t("quoted", { text: answered.earlier[language] })}</p>
          <p>{t("earlierText")}</p>
        </div>
      )}
    </div>
  );
}
