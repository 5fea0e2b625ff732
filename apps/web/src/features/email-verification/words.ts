import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Verify your email", "Vérifiez votre courriel"],
  textBefore: [
    "Ask for a 6-digit code: we’ll email it to {{email}}. It is good for ten minutes.",
    "Demandez un code à 6 chiffres : nous l’enverrons à {{email}}. Il est valable dix minutes.",
  ],
  text: [
    "Enter the 6-digit code we emailed to {{email}}. A code is good for ten minutes; ask for another if yours is older.",
    "Entrez le code à 6 chiffres envoyé à {{email}}. Un code est valable dix minutes; demandez-en un autre si le vôtre est plus ancien.",
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
