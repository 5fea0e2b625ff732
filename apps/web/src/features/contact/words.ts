import { inquiryTopicWords } from "@tablee/domain/inquiry/words";
import { capitalised, wordsFor } from "@tablee/domain/kernel/voices";
import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Pull up a chair", "Tirez-vous une chaise"],
  text: [
    "A question about a box, a dish or an allergen? Write to us here, or straight to our address.",
    "Une question sur une boîte, un plat ou un allergène? Écrivez-nous ici, ou directement à notre adresse.",
  ],
  ways: ["Other ways to reach us", "Autres façons de nous joindre"],
  byMail: ["By email", "Par courriel"],
  byPhone: ["By phone", "Par téléphone"],
  faqTitle: ["A quick answer?", "Une réponse rapide?"],
  faq: ["See questions and answers", "Voir les questions et réponses"],
  error: ["The contact form could not be loaded", "Le formulaire n’a pas pu être chargé"],
  topic: ["What is it about?", "C’est à quel sujet?"],
  topics: capitalised(wordsFor("customer", inquiryTopicWords)),
  box: ["Which box?", "Quelle boîte?"],
  boxOf: ["Delivery of {{day}}", "Livraison du {{day}}"],
  noBox: ["None in particular", "Aucune en particulier"],
  name: ["Your name", "Votre nom"],
  email: ["Your email", "Votre courriel"],
  emailHint: ["Our team replies to this address.", "Notre équipe vous répondra à cette adresse."],
  message: ["Your message", "Votre message"],
  areaMessage: [
    "I’d love to get your boxes at {{postalCode}}. Please let me know if you start delivering here.",
    "J’aimerais recevoir vos boîtes au {{postalCode}}. Écrivez-moi si vous y livrez un jour.",
  ],
  left_one: ["{{shown}} character left", "{{shown}} caractère restant"],
  left_many: [null, "{{shown}} de caractères restants"],
  left_other: ["{{shown}} characters left", "{{shown}} caractères restants"],
  send: ["Send the message", "Envoyer le message"],
  kept: {
    client: [
      "Your message is kept encrypted. It is erased with your account.",
      "Votre message est conservé chiffré. Il s’efface avec votre compte.",
    ],
    visitor: [
      "Your message is kept encrypted. We erase it {{months}} months after our answer, or {{months}} months after it arrived if we did not answer. If an account has verified this address, the message is erased with that account at the latest.",
      "Votre message est conservé chiffré. Nous l’effaçons {{months}} mois après notre réponse, ou {{months}} mois après son arrivée si nous n’avons pas répondu. Si cette adresse a été confirmée dans un compte, le message s’efface au plus tard avec ce compte.",
    ],
  },
  problem: {
    name: ["Enter your name, with at least 2 letters.", "Entrez votre nom, d’au moins 2 lettres."],
    email: ["Please enter a valid email address.", "Veuillez entrer une adresse courriel valide."],
    topic: ["Choose a subject.", "Choisissez un sujet."],
    message: ["Tell us a little more.", "Dites-nous-en un peu plus."],
    long: ["Please shorten your message.", "Veuillez raccourcir votre message."],
  },
  sent: {
    title: ["Your message is with our team", "Votre message est entre les mains de notre équipe"],
    text: ["Our support team has it and will write back to {{email}}.", "Notre équipe de soutien l’a reçu et vous répondra à {{email}}."],
    nothingMailed: [
      "We do not email you a copy: keep this page if you would like one.",
      "Nous n’en envoyons pas de copie par courriel\u00a0: gardez cette page si vous en voulez une.",
    ],
    yours: ["What you wrote", "Ce que vous avez écrit"],
    again: ["Write another message", "Écrire un autre message"],
  },
} satisfies Words;
