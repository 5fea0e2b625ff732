import { Card } from "@tablee/ui/components/card";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { pathTo } from "../../shared/routing/paths.ts";

/**
 * Confirms the erasure with its number. The link loads the home page as a new document, so that nothing of the customer stays in
 * memory.
 */
export function Forgotten({ number }: { number: string }) {
  const { t } = useTranslation("privacy");
  const language = useLanguage();
  return (
    <Card className="mx-auto my-12 flex max-w-xl flex-col gap-4 p-6" role="status">
      <h1 className="font-display text-3xl">{t("doneTitle")}</h1>
      <p className="wrap-anywhere font-mono text-2xl">{number}</p>
      <p className="text-muted">{t("doneText")}</p>
      <a href={pathTo("home", language)} className={buttonStyle({})}>
        {t("home")}
      </a>
    </Card>
  );
}
