import type { words as english } from "./en.ts";

export const words: typeof english = {
  title: "Vérifiez votre courriel",
  text: "Nous envoyons un code de six chiffres à {{email}}. Entrez-le ici dans les dix minutes.",
  send: "Envoyez-moi un code",
  sent: "Le code est en route vers {{email}}.",
  code: "Code",
  codeMissing: "Veuillez entrer les six chiffres.",
  verify: "Vérifier",
  verifying: "Vérification…",
  resend: "Envoyer un autre code",
  doneTitle: "Votre courriel est vérifié",
  done: "L’adresse {{email}} est bien la vôtre\u00a0: ce qui concerne votre compte vous y parvient.",
  continue: "Continuer",
  error: "Nous n’avons pas pu retrouver votre courriel",
};
