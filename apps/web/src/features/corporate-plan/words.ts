import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Corporate credit plan", "Plan de crédit d’entreprise"],
  text: [
    "A fixed monthly credit from an employer or a partner, given on the first of each month (Toronto’s date) until an end date. It is spent before gift cards and does not expire on its own. Only our team sees this tab.",
    "Un crédit mensuel fixe d’un employeur ou d’un partenaire, versé le premier de chaque mois (date de Toronto) jusqu’à une date de fin. Il est utilisé avant les cartes-cadeaux et n’expire pas de lui-même. Seule notre équipe voit cet onglet.",
  ],
  error: ["We could not load the corporate credit plan.", "Nous n’avons pas pu charger le plan de crédit d’entreprise."],
  now: ["Today", "Aujourd’hui"],
  none: ["The customer has no corporate credit plan.", "Le client n’a pas de plan de crédit d’entreprise."],
  current: [
    "{{plan}}: {{amount}} a month until {{until}}, next on {{next}}.",
    "{{plan}}\u00a0: {{amount}} par mois jusqu’au {{until}}, prochain versement le {{next}}.",
  ],
  financeOnly: [
    "Finance gives and ends these plans. Your role can only view them.",
    "Les finances accordent ces plans et y mettent fin. Votre rôle permet seulement de les voir.",
  ],
  give: ["Give a plan", "Accorder un plan"],
  replace: ["Replace it", "Le remplacer"],
  plan: ["Plan", "Plan"],
  choose: ["Choose a plan", "Choisir un plan"],
  value: ["Dollars a month", "Dollars par mois"],
  expiration: ["Until", "Jusqu’au"],
  reason: ["Why", "Raison"],
  reasonHint: ["The customer reads it in the copy of their data.", "Le client la lit dans la copie de ses données."],
  submit: ["Give this plan", "Accorder ce plan"],
  given: ["The plan is given.", "Le plan est accordé."],
  end: ["End it", "Y mettre fin"],
  endTitle: ["End this corporate credit plan?", "Mettre fin à ce plan de crédit d’entreprise?"],
  endText: [
    "No more credit is given. The customer keeps what the plan has given.",
    "Aucun autre crédit ne sera versé. Le client garde ce que le plan a donné.",
  ],
  ended: ["The plan has ended.", "Le plan a pris fin."],
} satisfies Words;
