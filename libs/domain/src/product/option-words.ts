import { compareCodes } from "../kernel/text/collation.ts";
import { isMoreOfIt } from "./option-price.ts";
import type { ProductOption, Words } from "./vocabulary.ts";

type Named = Pick<ProductOption, "kind" | "name" | "phrase" | "larger" | "takes" | "brings">;

/** Names an option beside the other chosen ones: "50% more tofu" where tofu replaces the beef. */
export const optionName = (option: Named, chosen: readonly Named[]): Words =>
  (isMoreOfIt(option) && chosen.find(({ larger }) => larger)?.larger) || option.name;

/**
 * Lists the chosen options as phrases below a dish's name: "with tofu", "50% more tofu"; options in `elsewhere` are shown in another place
 * but count for the names.
 */
export const optionPhrases = (chosen: readonly Named[], elsewhere: readonly Named[] = []): readonly Words[] =>
  chosen
    .toSorted((one, other) => compareCodes(other.kind, one.kind))
    .map((option) => option.phrase ?? optionName(option, [...elsewhere, ...chosen]));
