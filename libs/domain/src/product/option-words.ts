import type { Contents } from "./contents.ts";
import type { ProductOption, Words } from "./vocabulary.ts";

type Named = Pick<ProductOption, "kind" | "name" | "phrase" | "larger" | "takes" | "brings">;

/** More of what the dish has, and nothing that it has not. */
const isMoreOfIt = ({ kind, brings }: Named): boolean => kind === "larger-protein" && brings !== undefined && isEmpty(brings);
const isEmpty = ({ allergens, diets }: Contents): boolean => allergens.length === 0 && diets.length === 0;

/** What an option is called beside what else is chosen: "50% more tofu" where tofu stands in for the beef. */
export const optionName = (option: Named, chosen: readonly Named[]): Words =>
  (isMoreOfIt(option) && chosen.find(({ larger }) => larger)?.larger) || option.name;

/** What was chosen, as it stands below a dish's name: "with tofu", "50% more tofu"; some of it may stand elsewhere. */
export const optionPhrases = (chosen: readonly Named[], elsewhere: readonly Named[] = []): readonly Words[] =>
  chosen
    .toSorted((one, other) => other.kind.localeCompare(one.kind))
    .map((option) => option.phrase ?? optionName(option, [...elsewhere, ...chosen]));
