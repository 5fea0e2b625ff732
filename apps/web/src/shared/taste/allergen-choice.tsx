import { isExcluded, mainAllergens, membersOf, toggledExclusion } from "@tablee/domain/subscription/allergens";
import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { capital } from "../i18n/capital.ts";
import { Chip, ChipRow } from "../ui/chip.tsx";

const families = mainAllergens.filter((allergen) => membersOf(allergen).length > 0);

interface AllergenChoiceProps {
  excluded: readonly Allergen[];
  onChange: (excluded: Allergen[]) => void;
}

/** The allergens to exclude: all of a family at once, or its members one by one below. */
export function AllergenChoice({ excluded, onChange }: AllergenChoiceProps) {
  const { t } = useTranslation(["taste", "dish"]);
  const chip = (allergen: Allergen) => (
    <Chip
      key={allergen}
      ticked
      pressed={isExcluded(excluded, allergen)}
      onPress={() => onChange([...toggledExclusion(excluded, allergen)])}
    >
      {capital(t(`dish:allergen.${allergen}`))}
    </Chip>
  );
  const [openAtFirst] = useState(() => excluded.some((allergen) => !mainAllergens.includes(allergen)));
  return (
    <>
      <ChipRow label={t("allergens")} className="flex-wrap">
        {mainAllergens.map(chip)}
      </ChipRow>
      <details open={openAtFirst} className="group">
        <summary className="w-fit cursor-pointer py-2 font-medium text-sm underline underline-offset-4">{t("oneByOne")}</summary>
        {families.map((family) => (
          <ChipRow key={family} label={t("membersOf", { family: t(`dish:allergen.${family}`) })} className="flex-wrap">
            {membersOf(family).map(chip)}
          </ChipRow>
        ))}
      </details>
    </>
  );
}
