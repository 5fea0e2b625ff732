import { formatList } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { StateWord } from "../../shared/components/state-word.tsx";
import { useLanguage } from "../../shared/i18n/language.ts";
import { GlanceItem } from "./glance-item.tsx";
import type { AccountGlance } from "./requests.ts";

/** What waits for a person, what the customer agreed to, and whether the household has another account. */
export function GlancePerson({ glance: { tasks, consents, household } }: { glance: AccountGlance }) {
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
              <li key={key}>
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
    </>
  );
}
