import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  noMenuTitle: ["There is no menu for this week yet", "Il n’y a pas encore de menu pour cette semaine"],
  noMenuText: [
    "Menus come out six weeks ahead. Go back to a week that is ready.",
    "Les menus paraissent six semaines d’avance. Revenez à une semaine déjà prête.",
  ],
  overTitle: ["This week is over", "Cette semaine est passée"],
  overText: ["Its menu can no longer be ordered.", "Son menu ne peut plus être commandé."],
  unknownTitle: ["There is no such week", "Cette semaine n’existe pas"],
  unknownText: ["There may be a typo in the address.", "L’adresse contient peut-être une faute de frappe."],
  noMenuAction: ["This week’s menu", "Le menu de la semaine"],
} satisfies Words;
