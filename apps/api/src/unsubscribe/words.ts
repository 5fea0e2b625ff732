import type { Language } from "@tablee/domain/kernel/place/region";
import type { MailPurpose } from "@tablee/domain/notice/vocabulary";

/** The texts of a page, and its links. */
interface Said {
  readonly title: string;
  readonly text: string;
}

/** The purpose of a mail, or that of invitations to friends, who have no account. */
export type AskedPurpose = MailPurpose | "invitation";

interface Words {
  /** The question before a consent is withdrawn or invitations are declined, by the purpose, and its button. */
  readonly ask: Readonly<Record<AskedPurpose, (brand: string) => Said>>;
  readonly button: string;
  readonly done: Said;
  readonly uninvited: Said;
  readonly unknown: Said;
  readonly settings: { readonly label: string; readonly path: string };
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    ask: {
      email: (brand) => ({
        title: "Stop these emails?",
        text: `We will no longer send personal offers to the address of your ${brand} account. Emails about your boxes, your money and your account will still come: they are part of the service.`,
      }),
      invitation: (brand) => ({
        title: "No more invitations?",
        text: `${brand} will then send no customer’s invitation to your address.`,
      }),
    },
    button: "Stop these emails",
    done: {
      title: "It is noted",
      text: "We no longer send any of these emails. If you change your mind, turn them on again in your settings.",
    },
    uninvited: {
      title: "It is noted",
      text: "Your address gets no other invitation. It is on no list.",
    },
    unknown: {
      title: "This link does not work",
      text: "Part of it may be missing: copy the whole link from the email, or choose in your settings what we may write to you about.",
    },
    settings: { label: "Choose in your settings", path: "/settings/communications" },
  },
  fr: {
    ask: {
      email: (brand) => ({
        title: "Ne plus recevoir ces courriels?",
        text: `Nous n’enverrons plus à l’adresse de votre compte ${brand} nos offres personnelles. Les courriels qui concernent vos boîtes, votre argent et votre compte continueront\u00a0: ils font partie du service.`,
      }),
      invitation: (brand) => ({
        title: "Ne plus recevoir d’invitations?",
        text: `${brand} n’enverra alors plus à votre adresse d’invitation d’un client.`,
      }),
    },
    button: "Ne plus recevoir ces courriels",
    done: {
      title: "C’est noté",
      text: "Nous n’envoyons plus aucun de ces courriels. Si vous changez d’idée, réactivez-les dans vos paramètres.",
    },
    uninvited: {
      title: "C’est noté",
      text: "Votre adresse ne recevra aucune autre invitation. Elle n’est sur aucune liste.",
    },
    unknown: {
      title: "Ce lien ne fonctionne pas",
      text: "Il en manque peut-être une partie\u00a0: copiez le lien entier du courriel, ou choisissez dans vos paramètres ce dont nous pouvons vous parler.",
    },
    settings: { label: "Choisir dans vos paramètres", path: "/parametres/communications" },
  },
};
