import { inquiryTopicWords } from "@tablee/domain/inquiry/words";
import { capitalised, wordsFor } from "@tablee/domain/kernel/voices";
import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Messages to the team", "Messages à l’équipe"],
  state: ["State", "État"],
  states: { open: ["Waiting for an answer", "En attente d’une réponse"], answered: ["Answered", "Répondus"] },
  empty: {
    open: ["No message is waiting", "Aucun message n’attend"],
    answered: ["No message was answered yet", "Aucun message n’a encore reçu de réponse"],
  },
  emptyText: ["Visitors and customers write from the contact page.", "Les visiteurs et les clients écrivent depuis la page Contact."],
  received: ["Received", "Reçu le"],
  topic: ["Subject", "Sujet"],
  topics: capitalised(wordsFor("staff", inquiryTopicWords)),
  name: ["From", "De"],
  email: ["Email", "Courriel"],
  language: ["Language", "Langue"],
  languages: { en: ["English", "Anglais"], fr: ["French", "Français"] },
  account: ["Account", "Compte"],
  visitor: ["Visitor", "Visiteur"],
  client: ["Customer", "Client"],
  toAccount: ["Open the account", "Ouvrir le compte"],
  order: ["Order", "Commande"],
  toOrder: ["Open the order", "Ouvrir la commande"],
  message: ["Message", "Message"],
  unreadable: ["The person was forgotten", "La personne a été oubliée"],
  unreadableText: [
    "The person was forgotten: name, address and message can no longer be read.",
    "La personne a été oubliée\u00a0: nom, adresse et message ne sont plus lisibles.",
  ],
  gone: ["There is no such message", "Ce message n’existe pas"],
  answered: ["Answered", "Répondu"],
  answeredBy: ["{{when}}, by {{by}}", "{{when}}, par {{by}}"],
  note: ["Note", "Note"],
  answer: {
    write: ["Write to {{email}}", "Écrire à {{email}}"],
    open: ["Mark as answered…", "Marquer comme répondu…"],
    title: ["Mark this message as answered?", "Marquer ce message comme répondu?"],
    text: [
      "It leaves the list of messages that wait. Nothing is mailed: write to the person first.",
      "Il quitte la liste des messages en attente. Rien ne part par courriel\u00a0: écrivez d’abord à la personne.",
    ],
    confirm: ["Mark as answered", "Marquer comme répondu"],
    done: ["The message is answered.", "Le message est répondu."],
  },
} satisfies Words;
