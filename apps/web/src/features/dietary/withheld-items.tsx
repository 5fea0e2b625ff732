import type { OutputOf } from "@tablee/contracts/call";
import type { tasteSettings } from "@tablee/contracts/calls/settings-taste";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";

/** Weekly items that new boxes come without; the page of each stops it, or gets it anyway. */
export function WithheldItems({ items }: { items: OutputOf<typeof tasteSettings>["withheld"] }) {
  const { t } = useTranslation("dietary");
  const language = useLanguage();
  if (items.length === 0) return null;
  return (
    <Notice tone="danger" live title={t("withheld.title")}>
      <p>{t("withheld.text")}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {items.map(({ sku, name }) => (
          <li key={sku}>
            <To name="product" params={{ id: sku }} className="link inline-flex min-h-6 items-center">
              {name[language]}
            </To>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
