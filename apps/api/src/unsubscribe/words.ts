import type { Language } from "@tablee/domain/kernel/place/region";
import type { MailPurpose } from "@tablee/domain/notice/vocabulary";

/** The texts of a page, and its links. */
interface Said {
  readonly title: string;
  readonly text: string;
}

interface Words {
  /** The question before a consent is withdrawn, by its purpose, and its button. */
  readonly ask: Readonly<Record<MailPurpose, (brand: string) => Said>>;
  readonly button: string;
  readonly done: Said;
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
    },
    button: "Stop these emails",
    done: {
      title: "It is noted",
      text: "We no longer send any of these emails. If you change your mind, turn them on again in your settings.",
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
    },
    button: "Ne plus recevoir ces courriels",
    done: {
      title: "C’est noté",
      text: "Nous n’envoyons plus aucun de ces courriels. Si vous changez d’idée, réactivez-les dans vos paramètres.",
    },
    unknown: {
      title: "Ce lien ne fonctionne pas",
      text: "Il en manque peut-être une partie\u00a0: copiez le lien entier du courriel, ou choisissez dans vos paramètres ce dont nous pouvons vous parler.",
    },
    settings: { label: "Choisir dans vos paramètres", path: "/parametres/communications" },
  },
};
