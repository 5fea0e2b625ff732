import { inquiryTopicWords } from "@tablee/domain/inquiry/words";
import { capitalised, wordsFor } from "@tablee/domain/kernel/voices";
import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Messages to the team", "Messages à l’équipe"],
  state: ["State", "État"],
  states: {
    open: ["Waiting for an answer", "En attente d’une réponse"],
    answered: ["Answered", "Répondus"],
    forgotten: ["Writer forgotten", "Auteur oublié"],
  },
  empty: {
    open: ["No message is waiting", "Aucun message n’attend"],
    answered: ["No message was answered yet", "Aucun message n’a encore reçu de réponse"],
    forgotten: ["No writer was forgotten yet", "Aucun auteur n’a encore été oublié"],
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
  forgotten: ["Forgotten", "Oublié"],
  forgottenBecause: {
    term: ["{{when}}, at the end of the message’s term", "{{when}}, à la fin du délai du message"],
    staff: ["{{when}}, by our team", "{{when}}, par notre équipe"],
    erasure: ["{{when}}, with the writer’s data", "{{when}}, avec les données de l’auteur"],
  },
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
  forget: {
    open: ["Forget the writer…", "Oublier l’auteur…"],
    title: ["Forget the writer of this message?", "Oublier l’auteur de ce message?"],
    text: [
      "The key to this message is destroyed: nobody can read its name, address and words again, not even us. A message that waits leaves the list without an answer.",
      "La clé de ce message est détruite\u00a0: plus personne ne pourra en lire le nom, l’adresse ni le texte, nous non plus. Un message en attente quitte la liste sans réponse.",
    ],
    typed: ["FORGET", "OUBLIER"],
    confirm: ["Forget for good", "Oublier pour de bon"],
    done: ["The writer is forgotten.", "L’auteur est oublié."],
  },
} satisfies Words;
