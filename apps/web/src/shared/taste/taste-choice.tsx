import type { PlanSelection } from "@tablee/contracts/signup-schemas";
import type { Diet } from "@tablee/domain/subscription/vocabulary";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { capital } from "../i18n/capital.ts";
import { Chip, ChipRow } from "../ui/chip.tsx";
import { AllergenChoice } from "./allergen-choice.tsx";
import { words } from "./words.ts";

type Tastes = Pick<PlanSelection, "diets" | "allergens" | "dislikes">;
type Dislike = keyof typeof words.dislike;

const dislikes = Object.keys(words.dislike) as Dislike[];

const toggled = <Value,>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value];

interface TasteChoiceProps {
  /** The diets to choose from: those of the plan. */
  diets: readonly Diet[];
  tastes: Tastes;
  onChange: (tastes: Tastes) => void;
  /** In place of the choice's own heading; it has the id `tastes`. */
  head?: ReactNode;
  /** Notes on the diets, below them. */
  children?: ReactNode;
}

/** Diets, allergens and dislikes. All of it optional. */
export function TasteChoice({ diets, tastes, onChange, head, children }: TasteChoiceProps) {
  const { t } = useTranslation(["taste", "dish"]);
  const { diets: likes, allergens: never, dislikes: rather } = tastes;
  const set = (next: Partial<Tastes>) => onChange({ diets: likes, allergens: never, dislikes: rather, ...next });
  return (
    <section aria-labelledby="tastes" className="flex flex-col gap-6">
      {head ?? (
        <div>
          <h2 id="tastes" className="font-display text-2xl">
            {t("title")}
          </h2>
          <p className="text-muted">{t("text")}</p>
        </div>
      )}
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold">{t("diets")}</h3>
        <ChipRow label={t("diets")} className="flex-wrap">
          {diets.map((diet) => (
            <Chip key={diet} ticked pressed={likes.includes(diet)} onPress={() => set({ diets: toggled(likes, diet) })}>
              {t(`dish:diet.${diet}`)}
            </Chip>
          ))}
        </ChipRow>
        {children}
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold">{t("allergens")}</h3>
        <p className="text-muted text-sm">{t("allergensText")}</p>
        <AllergenChoice excluded={never} onChange={(next) => set({ allergens: next })} />
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold">{t("dislikes")}</h3>
        <ChipRow label={t("dislikes")} className="flex-wrap">
          {dislikes.map((dislike) => (
            <Chip key={dislike} ticked pressed={rather.includes(dislike)} onPress={() => set({ dislikes: toggled(rather, dislike) })}>
              {capital(t(`dislike.${dislike}`))}
            </Chip>
          ))}
        </ChipRow>
      </div>
    </section>
  );
}
