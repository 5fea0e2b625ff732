import type { Text } from "@tablee/domain/kernel/words";
import { words as communications } from "../src/features/communications/words.ts";
import { words as delivery } from "../src/features/delivery/words.ts";
import { words as dietary } from "../src/features/dietary/words.ts";
import { words as faq } from "../src/features/faq/words.ts";
import { words as gift } from "../src/features/gift/words.ts";
import { words as payment } from "../src/features/payment/words.ts";
import { words as paypal } from "../src/features/paypal/words.ts";
import { words as privacy } from "../src/features/privacy/words.ts";
import { words as returnables } from "../src/features/returnables/words.ts";
import { words as rewards } from "../src/features/rewards/words.ts";
import { words as settingsAccount } from "../src/features/settings-account/words.ts";
import { words as notFound } from "../src/features/shell/not-found/words.ts";
import { words as reset } from "../src/features/sign-in/reset/words.ts";
import { words as signIn } from "../src/features/sign-in/words.ts";
import { words as signup } from "../src/features/signup/words.ts";
import { words as subscription } from "../src/features/subscription/words.ts";
import { words as tracking } from "../src/features/tracking/words.ts";
import type { RouteName, RouteRow } from "../src/shared/routing/route-table.ts";

/** The description of home, and of every page that has none of its own here. */
export const everyPage: Text = [
  "Meal kits, ready-to-eat meals and market items from here, delivered every week. Change or skip any box until its cutoff.",
  "Prêts-à-cuisiner, plats prêts à manger et produits d’ici, livrés chaque semaine. Modifiez ou sautez chaque boîte jusqu’à sa date limite.",
];

const signingIn: Text = [
  "Log in to see your next boxes, change your dishes or skip a week.",
  "Connectez-vous pour voir vos prochaines boîtes, changer vos plats ou sauter une semaine.",
];
const plans: Text = [
  "Two or four persons, two to six recipes, or six to fourteen ready meals a week: prices a serving, delivery and what your first box costs.",
  "Deux ou quatre personnes, de deux à six recettes, ou de six à quatorze plats prêts par semaine\u00a0: prix la portion, livraison et coût de la première boîte.",
];

/**
 * The descriptions for search results, shared links and browsers without scripts; `{subject}` is a dish. A screen that begins with a
 * sentence about itself has that one. Only the build and the API read them: no script contains them.
 */
const descriptions: Readonly<Partial<Record<RouteName, Text>>> = {
  menu: [
    "Recipes to cook, meals to heat and market items: all of the week’s menu with prices, diets and allergens.",
    "Recettes à cuisiner, plats à réchauffer et produits du marché\u00a0: tout le menu de la semaine, avec prix, régimes et allergènes.",
  ],
  product: [
    "{subject}: what is in it, allergens, nutrition, and the weeks when it is on the menu.",
    "{subject}\u00a0: ingrédients, allergènes, valeur nutritive et semaines où ce plat est au menu.",
  ],
  signup_plans: plans,
  signup_plan: plans,
  signup_plan_submenu: plans,
  signup_registration: signup.registration.text,
  story: [
    "How it all began in 2014, why each recipe starts at the stove, and how a Montréal house joined the table.",
    "Nos débuts en 2014, pourquoi chaque recette naît devant la cuisinière et comment Montréal s’est jointe à la table.",
  ],
  how_it_works: [
    "Choose your dishes, receive them measured on your day, cook in thirty minutes or heat in two: a week, its deadlines and its prices.",
    "Choisissez vos plats, recevez-les déjà mesurés votre jour, cuisinez en trente minutes ou réchauffez en deux\u00a0: la semaine, ses dates et ses prix.",
  ],
  how_meal_kit_delivery_works: [
    "Days, windows, cutoffs and the way of a box to your door, also when you are out, and how its bag goes back.",
    "Les jours, les plages, les dates limites et le chemin d’une boîte jusqu’à votre porte, même en votre absence, et le retour de son sac.",
  ],
  impact: [
    "Boxes delivered, bags and kits lent and back again, counted from our records, with cities and households by province.",
    "Boîtes livrées, sacs et trousses prêtés puis revenus, comptés dans nos registres, avec les villes et les ménages par province.",
  ],
  eco_friendly_commitments: [
    "Bags that go round, kits where we can, collections before charges: four commitments that you can check.",
    "Des sacs qui tournent, des trousses là où c’est possible, une collecte avant toute facture\u00a0: quatre engagements à vérifier.",
  ],
  zero_waste: [
    "Insulated bags and zero-waste kits are lent with your boxes and go round again: how, for how long and at what cost.",
    "Les sacs isothermes et les trousses zéro déchet vous sont prêtés et repartent\u00a0: comment, combien de temps et à quel prix.",
  ],
  zero_waste_how_to: [
    "Rinse for 20 to 30 seconds, let it dry, put it out: how to use a zero-waste kit, step by step.",
    "Rincez de 20 à 30 secondes, laissez sécher, sortez le tout\u00a0: la trousse zéro déchet, étape par étape.",
  ],
  ready_to_eat: [
    "This week’s cooked meals, ready in two minutes, with their diets and allergens.",
    "Les plats cuisinés de la semaine, prêts en deux minutes, avec leurs régimes et leurs allergènes.",
  ],
  get_started: [
    "What a first box costs with today’s offer, by plan and size, before you sign up.",
    "Ce que coûte une première boîte avec l’offre du jour, selon le forfait et la taille, avant de vous inscrire.",
  ],
  contact: [
    "Write to our team about a box, a dish, an allergen, a payment or your account.",
    "Écrivez à notre équipe au sujet d’une boîte, d’un plat, d’un allergène, d’un paiement ou de votre compte.",
  ],
  sign_in: signingIn,
  provider_callback: signingIn,
  forgot_password: signIn.forgot.text,
  reset_password: reset.text,
  gift: gift.text,
  faq: faq.text,
  faq_category: faq.text,
  no_delivery: delivery.outside.text,
  not_found: notFound.text,
  track: tracking.track.noneText,
  track_box: tracking.track.noneText,
  history: tracking.text,
  recent: tracking.text,
  rewards: rewards.text,
  returnables: returnables.text,
  settings_account: settingsAccount.text,
  settings_subscription: subscription.text,
  settings_delivery: delivery.text,
  settings_dietary: dietary.text,
  settings_payment: payment.text,
  settings_communications: communications.text,
  settings_privacy: privacy.text,
  wip_paypal: paypal.text,
};

/** A page of an account without a sentence of its own has that of the page that leads to it. */
export const descriptionOf = ({ name, auth }: Pick<RouteRow, "name" | "auth">): Text =>
  descriptions[name] ?? (auth === undefined ? everyPage : signingIn);

/** Describes the picture of shared links, share/en.png and share/fr.png, to those who do not see it. */
export const pictureAlt: Text = [
  "Six dishes, drawn on coloured cloths: salmon with asparagus, tofu with noodles, a strawberry drink, a cheese board, chicken with rice and a beet salad.",
  "Six plats dessinés sur des nappes colorées : saumon et asperges, tofu et nouilles, boisson aux fraises, planche de fromage, poulet et riz, salade de betteraves.",
];
