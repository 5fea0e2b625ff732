import { useTranslation } from "react-i18next";
import { Pane } from "../../shared/components/pane.tsx";
import { formatUtc } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import type { StaffChange } from "./requests.ts";

/** The latest changes of access: the change, its author and reason. */
export function ChangesPane({ changes }: { changes: readonly StaffChange[] }) {
  const { t } = useTranslation("staff");
  const language = useLanguage();
  const role = (name: StaffChange["before"]) => (name ? t(`console:roles.${name}`) : "");
  return (
    <Pane title={t("changes.title")}>
      {changes.length === 0 ? (
        <p className="px-3 py-2 text-muted">{t("changes.none")}</p>
      ) : (
        <ul>
          {changes.map((change) => (
            <li
              key={change.changeId}
              className="grid gap-x-4 border-line px-3 py-2 not-last:border-b sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:items-baseline"
            >
              <span className="text-muted text-sm">{formatUtc(change.at, language)}</span>
              <span>
                {t(`changes.${change.type}`, {
                  name: change.name || change.staffId,
                  before: role(change.before),
                  after: role(change.after),
                })}
                <span className="block text-muted text-sm">
                  {change.reason ? t("changes.by", { who: change.by, reason: change.reason }) : t("changes.byThemself")}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Pane>
  );
}
