import type { Language } from "@tablee/domain/kernel/place/region";
import { type Text, textIn } from "@tablee/domain/kernel/words";

/** The sentences for invalid fields without a code of ours, by the schema's finding. */
const found = {
  too_big: ["This is too long or too large.", "C’est trop long ou trop grand."],
  too_small: ["This is too short or too small.", "C’est trop court ou trop petit."],
  invalid_format: ["This is not in the expected form.", "Ce n’est pas la forme attendue."],
  invalid_value: ["This is not one of the choices.", "Ce n’est pas un des choix possibles."],
  invalid_type: ["This is missing or not of the expected kind.", "Il manque quelque chose ici, ou c’est d’un autre type."],
  unrecognized_keys: ["There is something unexpected here.", "Il y a ici un élément inattendu."],
} as const satisfies Readonly<Record<string, Text>>;

const other = ["This is not valid.", "Cette valeur n’est pas valide."] as const;

const isFound = (code: string): code is keyof typeof found => Object.hasOwn(found, code);

/** The sentence for an invalid field, in the language of the page. */
export const fieldWordsOf = (code: string, language: Language): string => textIn(isFound(code) ? found[code] : other, language);
