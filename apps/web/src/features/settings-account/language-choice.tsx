import { updateAccount } from "@tablee/contracts/calls/settings-account";
import type { Language } from "@tablee/domain/kernel/place/region";
import { Radio, RadioGroup } from "@tablee/ui/components/form/radio-group";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { Section } from "./section.tsx";

/** The language of mails and text messages; the page keeps its own. */
export function LanguageChoice({ language: chosen }: { language: Language }) {
  const { t } = useTranslation("settings-account");
  const save = useMutation(
    callMutation(updateAccount, {
      awaited: true,
      onSuccess: (_, { language: next }) => toast.success(t(next === "fr" ? "languageSavedFr" : "languageSaved")),
    }),
  );
  return (
    <Section title={t("language")}>
      <FailureNotice error={save.error} />
      <RadioGroup
        aria-label={t("language")}
        value={save.isPending ? (save.variables.language ?? chosen) : chosen}
        onValueChange={(next) => save.mutate({ language: next as Language })}
      >
        <Radio value="en" label={t("english")} />
        <Radio value="fr" label={t("french")} />
      </RadioGroup>
    </Section>
  );
}
