import type { words as english } from "./en.ts";

export const words: typeof english & { found_many: string } = {
  label: "Adresse",
  hint: "Tapez le numéro et la rue, puis choisissez votre adresse dans la liste. Nous ne livrons pas à une case postale.",
  missing: "Veuillez entrer le numéro et la rue.",
  pick: "Choisissez votre adresse dans la liste.",
  poBox: "Nous ne pouvons pas livrer à une case postale.",
  suggestions: "Adresses suggérées",
  none: "Nous n’avons pas pu trouver cette adresse. Entrez-en une autre avec son numéro, sa rue et son code postal, ou écrivez à notre équipe.",
  found_one: "{{count}} adresse trouvée",
  found_many: "{{count}} d’adresses trouvées",
  found_other: "{{count}} adresses trouvées",
  unserved: "Secteur pas encore livré",
};
