import type { Words } from "@tablee/domain/kernel/words";
import { dietWords } from "@tablee/domain/subscription/words";

export const words = {
  title: ["Category ranking", "Classement par catégorie"],
  categories: ["Categories", "Catégories"],
  save: ["Save ranking", "Enregistrer"],
  saved: ["The ranking is saved. The next preview uses it.", "Le classement est enregistré. Le prochain aperçu s’en servira."],
  discard: ["Discard changes", "Annuler les changements"],
  unsaved: ["Not saved", "Non enregistré"],
  noMenu: ["No menu for this week yet", "Pas encore de menu pour cette semaine"],
  noMenuText: [
    "Once the menu is published, its items can be ranked here.",
    "Une fois le menu publié, ses articles pourront être classés ici.",
  ],
  empty: ["No item of this category is on the menu", "Aucun article de cette catégorie n’est au menu"],
  emptyText: ["Items come with the week’s menu.", "Les articles viennent avec le menu de la semaine."],
  how: [
    "Best first. Type a position, press the arrows, or move the focused row with Alt ↑ ↓ Home End.",
    "Le meilleur d’abord. Tapez une position, utilisez les flèches, ou déplacez la ligne active avec Alt ↑ ↓ Début Fin.",
  ],
  readOnly: ["Best first. Your role can view it, not change it.", "Le meilleur d’abord. Votre rôle permet de regarder, pas de modifier."],
  itemLabel: ["{{position}} of {{total}}: {{name}}", "{{position}} sur {{total}}\u00a0: {{name}}"],
  position: ["Position of {{name}}", "Position\u00a0: {{name}}"],
  moved: ["{{name}} is now {{position}} of {{total}}", "{{name}} est maintenant {{position}} sur {{total}}"],
  unitsLeft: ["units left", "unités restantes"],
  soldOut: ["sold out", "épuisé"],
  gapHere: ["Too few items", "Trop peu d’articles"],
  gaps: {
    title: ["Too few items for the largest plan", "Trop peu d’articles pour le plus grand forfait"],
    item: ["{{count}} of at least {{atLeast}}", "{{count}} sur au moins {{atLeast}}"],
  },
  move: {
    top: ["To the top: {{name}}", "En tête\u00a0: {{name}}"],
    up: ["Up: {{name}}", "Monter\u00a0: {{name}}"],
    down: ["Down: {{name}}", "Descendre\u00a0: {{name}}"],
    bottom: ["To the bottom: {{name}}", "À la fin\u00a0: {{name}}"],
  },
  elsewhere: {
    title: ["Someone else saved a ranking in the meantime", "Quelqu’un d’autre a enregistré un classement entretemps"],
    text: [
      "Yours was not saved. Put your order on top of theirs and look at it before you save, or take theirs.",
      "Le vôtre n’a pas été enregistré. Posez votre ordre par-dessus le sien et revoyez-le avant d’enregistrer, ou prenez le sien.",
    ],
    ours: ["Keep my order", "Garder mon ordre"],
    theirs: ["Take theirs", "Prendre le sien"],
  },
  leave: {
    title: ["Leave without saving?", "Quitter sans enregistrer?"],
    text: ["The ranking you changed has not been saved.", "Le classement que vous avez modifié n’a pas été enregistré."],
    stay: ["Stay", "Rester"],
    go: ["Leave", "Quitter"],
  },
  category: dietWords,
} satisfies Words;
