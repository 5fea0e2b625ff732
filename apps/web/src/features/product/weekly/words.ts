import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Every week", "Chaque semaine"],
  text: ["Have it in every box, until you stop it.", "Recevez-le dans chaque boîte, jusqu’à ce que vous y mettiez fin."],
  how: ["How many a week", "Combien par semaine"],
  start: ["Get it every week", "Le recevoir chaque semaine"],
  on_one: ["{{count}} comes with every box.", "{{count}} arrive avec chaque boîte."],
  on_many: [null, "{{count}} arrivent avec chaque boîte."],
  on_other: ["{{count}} come with every box.", "{{count}} arrivent avec chaque boîte."],
  stop: ["Stop", "Arrêter"],
  change: ["Change", "Changer"],
  withheld: [
    "It contains something that you have excluded since: new boxes come without it.",
    "Il contient ce que vous avez exclu depuis\u00a0: les nouvelles boîtes arrivent sans lui.",
  ],
  anyway: ["Get it anyway", "Le recevoir quand même"],
  started: ["It comes with every box from the next open week on.", "Il arrive avec chaque boîte à partir de la prochaine semaine ouverte."],
  stopped: ["It no longer comes every week.", "Il n’arrive plus chaque semaine."],
} satisfies Words;
