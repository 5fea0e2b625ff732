import type { Words } from "@tablee/domain/kernel/words";

/** Words of the page that a mailed link opens. */
export const words = {
  title: ["Choose a new password", "Choisissez un nouveau mot de passe"],
  text: [
    "Once it is changed, you log in again on all your devices. Google, Facebook and Apple no longer log you in until you link them again.",
    "Une fois le mot de passe changé, vous devrez vous reconnecter sur tous vos appareils. Google, Facebook et Apple ne vous connecteront plus tant que vous ne les aurez pas liés de nouveau.",
  ],
  submit: ["Change my password", "Changer mon mot de passe"],
  doneTitle: ["Your password is changed", "Votre mot de\u00a0passe est changé"],
  done: [
    "Every device was signed out. Log in with your new password. If you logged in with Google, Facebook or Apple, link it again in your settings.",
    "Tous vos appareils ont été déconnectés. Connectez-vous avec votre nouveau mot de passe. Si vous utilisiez Google, Facebook ou Apple, liez-le de nouveau dans vos paramètres.",
  ],
  invalidTitle: ["Your reset link is no longer valid.", "Votre lien de réinitialisation n’est plus valide."],
  invalid: [
    "It works once, within an hour, and stops working once another link is used. Ask for a new one.",
    "Un lien fonctionne une seule fois, pendant une heure; dès qu’un lien a servi, les autres ne valent plus rien. Demandez-en un autre.",
  ],
  missingTitle: ["Open the link in your mail", "Ouvrez le lien reçu par courriel"],
  missing: [
    "This page needs the link that we sent you. Open it again, or ask for a new one.",
    "Cette page a besoin du lien que nous vous avons envoyé. Ouvrez-le de nouveau, ou demandez-en un autre.",
  ],
  again: ["Ask for another link", "Demander un autre lien"],
  error: ["We could not check your link", "Nous n’avons pas pu vérifier votre lien"],
} satisfies Words;
