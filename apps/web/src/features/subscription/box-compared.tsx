import type { OutputOf } from "@tablee/contracts/call";
import type { boxToRegenerate } from "@tablee/contracts/calls/settings-subscription";
import { DishPicture } from "@tablee/ui/components/dish-picture";
import { formatMoney } from "@tablee/ui/format/money";
import { useTranslation } from "react-i18next";
import { AllergenLine } from "../../shared/dish/allergen-line.tsx";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { compared } from "./compared.ts";

type RegeneratedBox = OutputOf<typeof boxToRegenerate>;
const keys = ["comes", "goes", "stays"] as const;

/** The price of the box before and after, and the dishes that are added, removed and kept: those in the new box with their allergens. */
export function BoxCompared({ box }: { box: RegeneratedBox }) {
  const { t } = useTranslation("subscription");
  const language = useLanguage();
  const lists = compared(box);
  return (
    <section
      aria-label={t("regenerate.label")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls in the dialog has to be reachable by keyboard
      tabIndex={0}
      className="flex flex-col gap-4"
    >
      <p className="figures rounded-card bg-oat p-4">
        {t("regenerate.price", { now: formatMoney(box.totalCents, language), before: formatMoney(box.totalBeforeCents, language) })}
      </p>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {keys.map(
          (key) =>
            lists[key].length > 0 && (
              <section key={key} aria-label={t(`regenerate.${key}`)}>
                <h3 className="mb-1 font-semibold">{t(`regenerate.${key}`)}</h3>
                <ul className="flex flex-col gap-2">
                  {lists[key].map(({ dish, quantity }) => (
                    <li key={dish.sku} className="flex items-center gap-3 text-sm">
                      <DishPicture plate={dish.plate} seed={dish.sku} className="size-12 shrink-0 overflow-hidden rounded-control" />
                      <div className="min-w-0">
                        <span className="figures">
                          {quantity > 1 ? t("regenerate.times", { number: quantity, name: dish.name[language] }) : dish.name[language]}
                        </span>
                        {key !== "goes" && <AllergenLine dish={dish} />}
                      </div>
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
    </section>
  );
}
