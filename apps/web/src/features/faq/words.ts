import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Questions, answered", "Vos questions, nos réponses"],
  text: [
    "How the boxes, the deliveries and the money work. If yours is not here, write to us: a person answers.",
    "Le fonctionnement des boîtes, des livraisons et des paiements. Si vous ne trouvez pas votre réponse, écrivez-nous\u00a0: une personne vous lira.",
  ],
  categories: ["Subjects", "Sujets"],
  questions_one: ["{{count}} question", "{{count}} question"],
  questions_many: [null, "{{count}} de questions"],
  questions_other: ["{{count}} questions", "{{count}} questions"],
  more: ["All subjects", "Tous les sujets"],
  unansweredTitle: ["Still wondering?", "Il vous reste une question?"],
  write: ["Write to our team", "Écrire à notre équipe"],
  goneTitle: ["There is no such subject", "Ce sujet n’existe pas"],
  goneText: [
    "Its address may have changed. All subjects are on one page.",
    "Son adresse a peut-être changé. Tous les sujets sont sur une page.",
  ],
} satisfies Words;
