import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  seatedTitle: ["You already have a seat", "Vous êtes déjà à table"],
  seatedText: ["Your boxes and their prices are in your account.", "Vos boîtes et leurs prix sont dans votre compte."],
  offer: ["The offer on your table", "L’offre sur votre table"],
  title: ["Your first box, before you begin", "Votre première boîte, avant de commencer"],
  withOffer: [
    "It is already counted in the prices below, and stays with you through the sign-up.",
    "Elle est déjà comptée dans les prix ci-dessous et vous suit tout au long de l’inscription.",
  ],
  without: [
    "Here is what a first box costs, by plan. Its delivery is on us.",
    "Voici ce que coûte une première boîte, selon le forfait. Sa livraison est offerte.",
  ],
  perBox: ["What it takes off", "Ce qu’elle enlève"],
  box: ["Box {{number}}", "Boîte {{number}}"],
  boxes: ["What the first box costs", "Ce que coûte la première boîte"],
  caption: ["First boxes: {{plan}}", "Premières boîtes\u00a0: {{plan}}"],
  choice: ["Box", "Boîte"],
  first: ["First box", "Première boîte"],
  instead: ["instead of {{price}}", "au lieu de {{price}}"],
  recipes_one: ["{{count}} recipe", "{{count}} recette"],
  recipes_many: [null, "{{count}} de recettes"],
  recipes_other: ["{{count}} recipes", "{{count}} recettes"],
  meals_one: ["{{count}} meal", "{{count}} repas"],
  meals_many: [null, "{{count}} de repas"],
  meals_other: ["{{count}} meals", "{{count}} repas"],
  waiting_one: ["{{count}} free meal waits for your next box", "{{count}} repas gratuit attend votre prochaine boîte"],
  waiting_many: [null, "{{count}} de repas gratuits attendent votre prochaine boîte"],
  waiting_other: ["{{count}} free meals wait for your next box", "{{count}} repas gratuits attendent votre prochaine boîte"],
  small: [
    "Prices in Canadian dollars, before taxes and before what premium dishes add. The payment step shows the exact amount, and nothing is charged before you confirm it.",
    "Prix en dollars canadiens, avant les taxes et le supplément des plats premium. L’étape du paiement affiche le montant exact; rien n’est facturé avant que vous le confirmiez.",
  ],
  begin: ["Choose my box", "Choisir ma boîte"],
  error: ["The prices could not be loaded", "Les prix n’ont pas pu être chargés"],
} satisfies Words;
