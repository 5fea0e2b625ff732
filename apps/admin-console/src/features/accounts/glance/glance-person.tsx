import { formatList } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { StateWord } from "../../../shared/components/state-word.tsx";
import { formatLocal } from "../../../shared/format/instants.ts";
import { useLanguage } from "../../../shared/i18n/language.ts";
import type { AccountGlance } from "../requests.ts";
import { GlanceItem } from "./glance-item.tsx";

/** The account's open tasks, consents, other accounts of the household, and addresses tried without delivery. */
export function GlancePerson({ glance: { tasks, consents, household, addressAttempts } }: { glance: AccountGlance }) {
  const { t } = useTranslation("accounts");
  const language = useLanguage();
  return (
    <>
      <GlanceItem name={t("glance.tasks")}>
        {tasks.length === 0 ? (
          <span className="text-muted">{t("glance.noTasks")}</span>
        ) : (
          <ul>
            {tasks.map(({ key, kind }) => (
              <li key={key} className="[&>*]:whitespace-normal">
                <StateWord tone="attention">{t(`glance.taskKinds.${kind}`)}</StateWord>
              </li>
            ))}
          </ul>
        )}
      </GlanceItem>
      <GlanceItem name={t("glance.consents")}>
        {consents.length === 0 ? (
          <span className="text-muted">{t("glance.noConsents")}</span>
        ) : (
          formatList(
            consents.map((purpose) => t(`glance.purposes.${purpose}`)),
            language,
          )
        )}
      </GlanceItem>
      <GlanceItem name={t("glance.household")}>{t(`glance.households.${household}`)}</GlanceItem>
      {addressAttempts.length > 0 && (
        <GlanceItem name={t("glance.addressAttempts")}>
          <ul>
            {addressAttempts.map(({ at, postalCode, outcome, triedIn }) => (
              <li key={at.at}>
                {[postalCode, t(`codes:addressOutcomes.${outcome}`), t(`codes:addressTriedIn.${triedIn}`)].filter(Boolean).join(", ")}
                <span className="block text-muted text-sm">{formatLocal(at, language)}</span>
              </li>
            ))}
          </ul>
        </GlanceItem>
      )}
    </>
  );
}
