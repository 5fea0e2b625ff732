import type { OutputOf } from "@tablee/contracts/call";
import type { tasteSettings } from "@tablee/contracts/calls/settings-taste";
import { formatDay } from "@tablee/ui/format/dates";
import { useTranslation } from "react-i18next";
import { capital } from "../../shared/i18n/capital.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";

/** Names the first box to which changed choices apply, and the boxes that stay as they are. */
export function CountsFrom({ nextBoxToMake, kept }: Pick<OutputOf<typeof tasteSettings>, "nextBoxToMake" | "kept">) {
  const { t } = useTranslation("dietary");
  const language = useLanguage();
  return (
    <div className="grid gap-4 rounded-card bg-oat p-4 text-sm sm:grid-cols-2">
      {nextBoxToMake && (
        <section aria-label={t("changes")}>
          <h3 className="font-semibold">{t("changes")}</h3>
          <p>{t("from", { day: formatDay(nextBoxToMake, language) })}</p>
        </section>
      )}
      <section aria-label={t("kept")}>
        <h3 className="font-semibold">{t("kept")}</h3>
        {kept.length === 0 ? (
          <p>{t("noneKept")}</p>
        ) : (
          <ul className="figures flex flex-col gap-1">
            {kept.map(({ orderId, deliveryDate }) => (
              <li key={orderId}>{capital(formatDay(deliveryDate, language))}</li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
