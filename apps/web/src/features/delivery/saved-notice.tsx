import { Notice } from "@tablee/ui/components/feedback/banner";
import { formatDay } from "@tablee/ui/format/dates";
import { formatWindow } from "@tablee/ui/format/times";
import { useTranslation } from "react-i18next";
import { writtenAddress } from "../../shared/address/written.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import type { Saved, Settings } from "./requests.ts";

/**
 * The result of a save and, where boxes may have followed, each open box: its new day and window, and the items removed from it,
 * by name.
 */
export function SavedNotice({ saved: { change, weeks }, address }: { saved: Saved; address: Settings["address"] }) {
  const { t } = useTranslation("delivery");
  const language = useLanguage();
  const isAllWell = weeks.every(({ outcome, removed }) => outcome === "moved" && removed.length === 0);
  const tone = change === "nothing" ? "neutral" : "good";
  const isShown = (change === "move" || change === "address") && weeks.length > 0;
  return (
    <Notice tone={isShown && !isAllWell ? "attention" : tone} title={t(`saved.${change}`)} live>
      {(change === "move" || change === "address") && address && <p className="font-medium">{writtenAddress(address)}</p>}
      {isShown && (
        <>
          <p>{t("weeks")}</p>
          <ul className="mt-1 list-disc pl-5">
            {weeks.map(({ orderId, deliveryDate, window, outcome, removed }) => (
              <li key={orderId}>
                {t(`week.${outcome}`, { day: formatDay(deliveryDate, language), window: formatWindow(window, language) })}
                {removed.length > 0 && (
                  <span className="block">{t("removed", { items: removed.map(({ name }) => name[language]).join(", ") })}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
