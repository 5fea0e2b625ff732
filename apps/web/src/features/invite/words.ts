import { wordsFor } from "@tablee/domain/kernel/voices";
import type { Words } from "@tablee/domain/kernel/words";
import { referralRefusalWords } from "@tablee/domain/referral/words";

export const words = {
  title: ["Invite a friend", "Invitez un proche"],
  text: [
    "Your friend’s first boxes come with {{meals}}\u00a0free meals. Once the first box that they pay for is delivered, {{credit}} goes to your credit, which pays your next boxes.",
    "Les premières boîtes de votre proche comprennent {{meals}}\u00a0repas offerts. Dès que la première boîte qu’il a payée est livrée, {{credit}} s’ajoutent à votre crédit, qui paie vos prochaines boîtes.",
  ],
  limit: [
    "Up to {{max}} friends a year count for credit, one per household and card. So far this year: {{credited}}.",
    "Le crédit vaut pour {{max}} proches par année au plus, un par foyer et par carte. Jusqu’ici cette année\u00a0: {{credited}}.",
  ],
  link: ["Your link", "Votre lien"],
  copy: ["Copy the link", "Copier le lien"],
  copied: ["Copied", "Copié"],
  share: ["Share…", "Partager…"],
  byMail: ["By email", "Par courriel"],
  byText: ["By text message", "Par texto"],
  subject: ["{{meals}} free meals for you", "{{meals}} repas offerts pour vous"],
  message: [
    "My dinners come in a box each week. With my link, your first boxes have {{meals}} free meals: {{link}}",
    "Mes soupers arrivent dans une boîte chaque semaine. Avec mon lien, vos premières boîtes comprennent {{meals}} repas offerts\u00a0: {{link}}",
  ],
  noLinkTitle: ["Your link comes with your first box", "Votre lien arrive avec votre première boîte"],
  noLinkText: [
    "Once your first box is paid, your own link appears here, ready to share.",
    "Dès que votre première boîte est payée, votre propre lien s’affiche ici, prêt à partager.",
  ],
  friends: ["Who came by your link", "Qui est venu par votre lien"],
  none: [
    "Nobody yet. Friends appear here once they sign up.",
    "Personne pour l’instant. Vos proches s’affichent ici dès leur inscription.",
  ],
  friend: ["Signed up on {{date}}", "Inscription le {{date}}"],
  status: {
    "signed-up": ["Waiting for the first paid box to be delivered", "En attente de la livraison de la première boîte payée"],
    credited: ["{{credit}} added to your credit on {{date}}", "{{credit}} ajoutés à votre crédit le {{date}}"],
    refused: ["No credit: {{because}}", "Aucun crédit\u00a0: {{because}}"],
  },
  because: wordsFor("customer", referralRefusalWords),
  error: ["Your invitations could not be loaded", "Vos invitations n’ont pas pu être chargées"],
} satisfies Words;
