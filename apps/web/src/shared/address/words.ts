import type { Words } from "@tablee/domain/kernel/words";

/** Words for picking an address from the list and completing it. */
export const words = {
  label: ["Address", "Adresse"],
  hint: [
    "Type the number and the street, then pick your address from the list. We cannot deliver to PO boxes.",
    "Tapez le numéro et la rue, puis choisissez votre adresse dans la liste. Nous ne livrons pas à une case postale.",
  ],
  missing: ["Please enter the number and the street.", "Veuillez entrer le numéro et la rue."],
  pick: ["Pick your address from the list.", "Choisissez votre adresse dans la liste."],
  poBox: ["We cannot deliver to PO boxes.", "Nous ne pouvons pas livrer à une case postale."],
  suggestions: ["Suggested addresses", "Adresses suggérées"],
  none: [
    "We could not resolve this address. Enter another one with its number, street and postal code, or contact support.",
    "Nous n’avons pas pu trouver cette adresse. Entrez-en une autre avec son numéro, sa rue et son code postal, ou écrivez à notre équipe.",
  ],
  found_one: ["{{count}} address found", "{{count}} adresse trouvée"],
  found_many: [null, "{{count}} d’adresses trouvées"],
  found_other: ["{{count}} addresses found", "{{count}} adresses trouvées"],
  unserved: ["Not delivered to yet", "Secteur pas encore livré"],
  unit: ["Apartment or unit", "Appartement ou bureau"],
  buzzer: ["Buzzer", "Interphone"],
  firstName: ["First name for the delivery", "Prénom pour la livraison"],
  lastName: ["Last name for the delivery", "Nom pour la livraison"],
  nameHint: ["Leave both empty to use the name of your account.", "Laissez les deux vides pour garder le nom de votre compte."],
  nameShort: ["Names must contain at least 2 letters.", "Les noms doivent compter au moins 2 lettres."],
  nameMalformed: [
    "Names cannot contain hidden or control characters.",
    "Les noms ne peuvent contenir ni caractères cachés ni caractères de contrôle.",
  ],
  phone: ["Mobile phone", "Cellulaire"],
  phoneHint: ["We text you when your box is on its way.", "On vous texte quand votre boîte est en route."],
  phoneMissing: ["Please enter your mobile number.", "Veuillez entrer votre numéro de cellulaire."],
  phoneMalformed: [
    "This is not a valid phone number: it looks like 514 555-0134.",
    "Ce numéro de téléphone n’est pas valide\u00a0: il s’écrit comme 514 555-0134.",
  ],
  tooLong: ["This is too long: at most {{max}} characters.", "C’est trop long\u00a0: {{max}} caractères au plus."],
  instructions: ["Delivery instructions", "Instructions de livraison"],
  usual: ["No particular place", "Pas d’endroit précis"],
  other: ["Other", "Autre"],
  otherInstructions: ["Other instructions", "Autres instructions"],
  otherHint: ["Where to leave the box, a dog, a code…", "Où laisser la boîte, un chien, un code…"],
  offers: [
    "Text me offers now and then, at the phone number of my delivery address.",
    "Envoyez-moi une offre par texto à l’occasion, au numéro de mon adresse de livraison.",
  ],
} satisfies Words;
