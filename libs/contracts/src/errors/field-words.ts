import type { Language } from "@tablee/domain/kernel/place/region";

/** The sentences for invalid fields without a code of ours, by the schema's finding. */
const found = {
  too_big: { en: "This is too long or too large.", fr: "C’est trop long ou trop grand." },
  too_small: { en: "This is too short or too small.", fr: "C’est trop court ou trop petit." },
  invalid_format: { en: "This is not in the expected form.", fr: "Ce n’est pas la forme attendue." },
  invalid_value: { en: "This is not one of the choices.", fr: "Ce n’est pas un des choix possibles." },
  invalid_type: { en: "This is missing or not of the expected kind.", fr: "Il manque quelque chose ici, ou c’est d’un autre type." },
  unrecognized_keys: { en: "There is something unexpected here.", fr: "Il y a ici un élément inattendu." },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

const other = { en: "This is not valid.", fr: "Cette valeur n’est pas valide." } as const;

const isFound = (code: string): code is keyof typeof found => Object.hasOwn(found, code);

/** The sentence for an invalid field, in the language of the page. */
export const fieldWordsOf = (code: string, language: Language): string => (isFound(code) ? found[code] : other)[language];
