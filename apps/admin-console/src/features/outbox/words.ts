import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Outbox", "Envois"],
  filter: ["Whole address or number, or message id", "Adresse ou numéro complets, ou identifiant"],
  at: ["Sent", "Envoyé"],
  channel: ["Channel", "Canal"],
  anyChannel: ["Any channel", "Tous les canaux"],
  kind: ["About", "Sujet"],
  anyKind: ["About anything", "Tous les sujets"],
  to: ["To", "À"],
  subject: ["Subject", "Objet"],
  handedOver: ["Handed over", "Remis"],
  handedOverMore: [
    "Handed over again after a crash; delivered once, by its id",
    "Remis de nouveau après une panne; livré une seule fois, grâce à son identifiant",
  ],
  empty: ["No message fits this filter", "Aucun message ne correspond à ce filtre"],
  emptyText: [
    "Messages appear here as soon as they are handed to the carrier.",
    "Les messages figurent ici dès qu’ils sont remis au transporteur.",
  ],
  elsewhere: ["No text message fits this filter", "Aucun texto ne correspond à ce filtre"],
  elsewhereText: [
    "Mails are sent by a mail server, whose own pages show them. Only text messages and what devices show are kept here.",
    "Les courriels partent par un serveur de courriel, dont les propres pages les montrent. Seuls les textos et ce que les appareils affichent sont gardés ici.",
  ],
  message: ["Message", "Message"],
  gone: ["There is no such message here", "Ce message n’existe pas ici"],
  goneText: [
    "It may have been sent by a mail server, or erased with the customer’s data.",
    "Un serveur de courriel l’a peut-être envoyé, ou il a été effacé avec les données de la personne.",
  ],
  unrevealed: [
    "Messages to a customer can be read once their contact is shown, with a reason. They are then open for 30 minutes.",
    "On lit ce qui est écrit à un client une fois ses coordonnées affichées, avec une raison. Le message reste alors visible 30 minutes.",
  ],
  unrecorded: [
    "This message is not recorded as sent yet, or its recipient has no account: only messages to an account can be read here.",
    "Ce message n’est pas encore inscrit comme envoyé, ou la personne n’a pas de compte\u00a0: on ne lit ici que les messages à un compte.",
  ],
  notForRole: [
    "Support and admins read what is written to customers, with a reason. Your role sees that it was sent, and when.",
    "Le soutien et l’administration lisent ce qui est écrit aux clients, avec une raison. Votre rôle voit que c’est parti, et quand.",
  ],
  toAccount: ["To the account", "Voir le compte"],
  id: ["Message id", "Identifiant du message"],
  forms: ["Forms of the message", "Formes du message"],
  asHtml: ["As it looks", "Tel qu’il paraît"],
  asText: ["As text", "En texte"],
} satisfies Words;
