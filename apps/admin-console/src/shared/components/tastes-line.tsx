import { useTranslation } from "react-i18next";
import { listWords } from "../format/in-words.ts";
import { useLanguage } from "../i18n/language.ts";

interface Tastes {
  diets: readonly string[];
  allergens: readonly string[];
  dislikes: readonly string[];
}

const parts = [
  ["diets", "diet"],
  ["allergens", "allergen"],
  ["dislikes", "dislike"],
] as const;

/** A household's diets, allergens and dislikes, in one line. */
export function TastesLine({ tastes }: { tastes: Tastes }) {
  const { t } = useTranslation("console");
  const language = useLanguage();
  const stated = parts.filter(([part]) => tastes[part].length > 0);
  if (stated.length === 0) return <p className="text-sm">{t("tastes.anyOf")}</p>;
  return (
    <dl className="flex flex-wrap gap-x-4 text-sm">
      {stated.map(([part, group]) => (
        <div key={part} className="flex gap-1.5">
          <dt className="text-muted">{t(`tastes.${part}`)}</dt>
          <dd>{listWords(t, group, tastes[part], language)}</dd>
        </div>
      ))}
    </dl>
  );
}
