import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Verify your email", "Vérifiez votre courriel"],
  text: [
    "We mail a code of six digits to {{email}}. Enter it here within ten minutes.",
    "Nous envoyons un code de six chiffres à {{email}}. Entrez-le ici dans les dix minutes.",
  ],
  send: ["Send me a code", "Envoyez-moi un code"],
  sent: ["The code is on its way to {{email}}.", "Le code est en route vers {{email}}."],
  code: ["Code", "Code"],
  codeMissing: ["Please enter the six digits.", "Veuillez entrer les six chiffres."],
  verify: ["Verify", "Vérifier"],
  verifying: ["Verifying…", "Vérification…"],
  resend: ["Send another code", "Envoyer un autre code"],
  doneTitle: ["Your email is verified", "Votre courriel est vérifié"],
  done: [
    "{{email}} is yours: what concerns your account reaches you there.",
    "L’adresse {{email}} est bien la vôtre\u00a0: ce qui concerne votre compte vous y parvient.",
  ],
  continue: ["Continue", "Continuer"],
  error: ["We could not look up your email", "Nous n’avons pas pu retrouver votre courriel"],
} satisfies Words;
