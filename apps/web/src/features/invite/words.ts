import { wordsFor } from "@tablee/domain/kernel/voices";
import type { Words } from "@tablee/domain/kernel/words";
import { referralRefusalWords } from "@tablee/domain/referral/words";

export const words = {
  title: ["Invite a friend", "Invitez un proche"],
  text: [
    "Your friend’s first boxes come with {{meals}}\u00a0free meals. Once the first box that they pay for is delivered, {{credit}} goes to your balance, which pays your next boxes.",
    "Les premières boîtes de votre proche comprennent {{meals}}\u00a0repas offerts. Dès que la première boîte qu’il a payée est livrée, {{credit}} s’ajoutent à votre solde, qui paie vos prochaines boîtes.",
  ],
  limit: [
    "Friends counted for credit this year: {{credited}} of at most {{max}}.",
    "Crédits de parrainage cette année\u00a0: {{credited}} sur {{max}}.",
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
  mail: {
    title: ["We can write for you", "Nous pouvons écrire pour vous"],
    text: [
      "Your friend gets one email with your name and your link, and is put on no list.",
      "Votre proche reçoit un seul courriel avec votre nom et votre lien, et n’est inscrit sur aucune liste.",
    ],
    name: ["Your friend’s name", "Nom de votre proche"],
    email: ["Your friend’s email", "Courriel de votre proche"],
    language: ["Language of the email", "Langue du courriel"],
    languages: { en: ["English", "Anglais"], fr: ["French", "Français"] },
    nameWrong: ["Please enter a name of at least 2 letters.", "Veuillez entrer un nom d’au moins 2 lettres."],
    emailWrong: ["Please enter a valid email address.", "Veuillez entrer une adresse courriel valide."],
    send: ["Send the invitation", "Envoyer l’invitation"],
    done: ["Your invitation to {{name}} is on its way.", "Votre invitation à {{name}} est en route."],
  },
  friends: ["Your friends", "Vos proches"],
  none: [
    "None yet. Friends appear here once you invite them by email or they sign up by your link.",
    "Aucun pour l’instant. Vos proches s’affichent ici dès que vous les invitez par courriel ou qu’ils s’inscrivent par votre lien.",
  ],
  signedUpOn: ["Signed up on {{date}}", "Inscription le {{date}}"],
  invitedOn: ["Invited on {{date}}", "Invitation le {{date}}"],
  status: {
    requested: ["The email is on its way", "Le courriel est en route"],
    sent: ["Email sent", "Courriel envoyé"],
    returned: ["Not delivered", "Non remise"],
    "not-sent": ["Not sent", "Non envoyée"],
    "signed-up": ["Waiting for the first paid box to be delivered", "En attente de la livraison de la première boîte payée"],
    credited: ["{{credit}} added to your balance on {{date}}", "{{credit}} ajoutés à votre solde le {{date}}"],
    refused: ["No credit: {{because}}", "Aucun crédit\u00a0: {{because}}"],
  },
  because: wordsFor("customer", referralRefusalWords),
  error: ["Your invitations could not be loaded", "Vos invitations n’ont pas pu être chargées"],
} satisfies Words;
