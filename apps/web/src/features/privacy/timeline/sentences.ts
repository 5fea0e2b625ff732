import type { Words } from "@tablee/domain/kernel/words";

/** One sentence for each type of event, as the person reads it whom it concerns; after a dash, another for the same type. */
export const sentences = {
  AccountOpened: [
    "{{who}} opened your account, in the name of {{name}}, with the email address {{email}}",
    "{{who}} ouvert votre compte, au nom de {{name}}, avec le courriel {{email}}",
  ],
  "AccountOpened-unnamed": ["{{who}} opened your account", "{{who}} ouvert votre compte"],
  NameChanged: ["{{who}} changed your name to {{name}}", "{{who}} changé votre nom pour {{name}}"],
  "NameChanged-unnamed": ["{{who}} changed your name", "{{who}} changé votre nom"],
  EmailChanged: [
    "{{who}} changed your email address from {{before}} to {{after}}",
    "{{who}} remplacé votre courriel {{before}} par {{after}}",
  ],
  LanguageChosen: ["{{who}} chose {{inLanguage}} for our messages", "{{who}} choisi {{inLanguage}} pour nos messages"],
  SourceNamed: ["{{who}} said how you had heard of us: {{source}}", "{{who}} indiqué comment vous nous aviez connus\u00a0: {{source}}"],
  AddressGiven: ["{{who}} gave the address of your boxes: {{address}}", "{{who}} donné l’adresse de vos boîtes\u00a0: {{address}}"],
  "AddressGiven-placed": [
    "{{who}} gave the address of your boxes, placed by its coordinates: {{address}}",
    "{{who}} donné l’adresse de vos boîtes, située par ses coordonnées\u00a0: {{address}}",
  ],
  SharedHouseholdAllowed: [
    "{{who}} allowed your next address to be one that another account has too",
    "{{who}} permis que votre prochaine adresse soit aussi celle d’un autre compte",
  ],
  AlternateAddressGiven: ["{{who}} gave an alternate address: {{address}}", "{{who}} donné une autre adresse\u00a0: {{address}}"],
  AlternateAddressRemoved: ["{{who}} removed the alternate address", "{{who}} retiré l’autre adresse"],
  DeliveryNoteWritten: ["{{who}} wrote a note for the driver: {{note}}", "{{who}} écrit une note pour la livraison\u00a0: {{note}}"],
  "DeliveryNoteWritten-empty": ["{{who}} removed the note for the driver", "{{who}} retiré la note pour la livraison"],
  AddressAttempted: [
    "{{who}} tried an address that boxes do not come to: {{code}}, {{why}}",
    "{{who}} essayé une adresse où nos boîtes ne vont pas\u00a0: {{code}}, {{why}}",
  ],
  "AddressAttempted-unknown": [
    "{{who}} tried an address that boxes do not come to: {{why}}",
    "{{who}} essayé une adresse où nos boîtes ne vont pas\u00a0: {{why}}",
  ],
  SignUpPlanChosen: [
    "{{who}} chose a plan while signing up: {{plan}}; to your taste: {{tastes}}",
    "{{who}} choisi un forfait à l’inscription\u00a0: {{plan}}; à votre goût\u00a0: {{tastes}}",
  ],
  SignUpSlotChosen: [
    "{{who}} chose while signing up when boxes should come: {{slot}}",
    "{{who}} choisi à l’inscription le moment des livraisons\u00a0: {{slot}}",
  ],
  FirstBoxChosen_one: [
    "{{who}} chose {{count}} dish for your first box, {{week}}",
    "{{who}} choisi {{count}} plat pour votre première boîte, {{week}}",
  ],
  FirstBoxChosen_many: [null, "{{who}} choisi {{count}} de plats pour votre première boîte, {{week}}"],
  FirstBoxChosen_other: [
    "{{who}} chose {{count}} dishes for your first box, {{week}}",
    "{{who}} choisi {{count}} plats pour votre première boîte, {{week}}",
  ],
  PaymentMethodGiven: [
    "{{who}} chose how your boxes are paid: {{method}}",
    "{{who}} choisi comment vos boîtes sont payées\u00a0: {{method}}",
  ],
  DiscountCodeApplied: ["{{who}} entered the code {{code}}", "{{who}} entré le code {{code}}"],
  SignUpCodeFixed: [
    "The code {{code}} was set for the boxes that your sign-up promised it to",
    "Le code {{code}} a été fixé pour les boîtes auxquelles votre inscription le promettait",
  ],
  "SignUpCodeFixed-none": ["Your sign-up ended without a code", "Votre inscription s’est terminée sans code"],
  DiscountCodeWithdrawn: ["{{who}} took back the code {{code}}", "{{who}} retiré le code {{code}}"],
  SignInsGuessed_one: [
    "{{count}} wrong try to log in to your account was counted within an hour",
    "{{count}} tentative de connexion ratée à votre compte a été comptée en une heure",
  ],
  SignInsGuessed_many: [null, "{{count}} de tentatives de connexion ratées à votre compte ont été comptées en une heure"],
  SignInsGuessed_other: [
    "{{count}} wrong tries to log in to your account were counted within an hour",
    "{{count}} tentatives de connexion ratées à votre compte ont été comptées en une heure",
  ],
  OwnerWarned: [
    "We emailed you that someone may be guessing your password",
    "Nous vous avons écrit par courriel que votre mot de passe était peut-être en train d’être deviné",
  ],
  PasswordResetRequested: [
    "A link to set a new password was requested for your email address",
    "Un lien pour choisir un nouveau mot de passe a été demandé pour votre courriel",
  ],
  PasswordChanged: [
    "{{who}} changed your password in the settings; your other devices were logged out",
    "{{who}} changé votre mot de passe dans les paramètres; vos autres appareils ont été déconnectés",
  ],
  "PasswordChanged-link": [
    "{{who}} set a new password by a link from an email; every device was logged out",
    "{{who}} choisi un nouveau mot de passe par le lien d’un courriel; tous les appareils ont été déconnectés",
  ],
  EmailVerificationRequested: ["A code to verify your email address was requested", "Un code pour vérifier votre courriel a été demandé"],
  EmailVerified: ["{{who}} verified your email address with a code", "{{who}} vérifié votre courriel avec un code"],
  PersonalDataRevealed: [
    "{{who}} looked at your email address, phone number and address",
    "{{who}} consulté votre courriel, votre numéro de téléphone et votre adresse",
  ],
  ProviderLinked: ["{{who}} added {{provider}} as a way to log in", "{{who}} ajouté {{provider}} comme façon de vous connecter"],
  "ProviderLinked-signup": ["{{who}} opened your account with {{provider}}", "{{who}} ouvert votre compte avec {{provider}}"],
  ProviderUnlinked: ["{{who}} removed {{provider}} as a way to log in", "{{who}} retiré {{provider}} de vos façons de vous connecter"],
  SessionsEnded: ["{{who}} logged your account out on every device", "{{who}} déconnecté votre compte de tous les appareils"],
  AccountClosed: ["{{who}} closed your account", "{{who}} fermé votre compte"],
  ActingBegan_one: [
    "{{who}} began to act for you in your account, for {{count}} minute at most",
    "{{who}} commencé à agir en votre nom dans votre compte, pour {{count}} minute au plus",
  ],
  ActingBegan_many: [null, "{{who}} commencé à agir en votre nom dans votre compte, pour {{count}} de minutes au plus"],
  ActingBegan_other: [
    "{{who}} began to act for you in your account, for {{count}} minutes at most",
    "{{who}} commencé à agir en votre nom dans votre compte, pour {{count}} minutes au plus",
  ],
  ActingEnded: ["{{who}} stopped acting for you in your account", "{{who}} cessé d’agir en votre nom dans votre compte"],
  DataRequestReceived: [
    "{{who}} entered your request {{what}}, received {{via}} on {{received}}, to be answered by {{due}}",
    "{{who}} inscrit votre demande {{what}}, reçue {{via}} le {{received}}, avec une réponse due le {{due}}",
  ],
  DataRequestAnswered: ["{{who}} answered your request {{what}}", "{{who}} répondu à votre demande {{what}}"],
  "DataRequestAnswered-refused": ["{{who}} refused your request {{what}}", "{{who}} refusé votre demande {{what}}"],
  ErasureRequested: ["{{who}} asked for your data to be erased", "{{who}} demandé l’effacement de vos données"],
  "ErasureRequested-staff": ["{{who}} entered that you want your data erased", "{{who}} inscrit que vous voulez faire effacer vos données"],
  Claimed: ["Your {{what}} was tied to your account", "Votre {{what}} a été rattaché à votre compte"],
  "Claimed-lapsing": [
    "Your {{what}} was tied to your account, at first for the time that signing up takes",
    "Votre {{what}} a été rattaché à votre compte, d’abord pour le temps de l’inscription",
  ],
  ClaimExtended: [
    "With your first box your household is tied to your account for good",
    "Avec votre première boîte, votre ménage est rattaché à votre compte pour de bon",
  ],
  "ClaimExtended-lapsing": [
    "Your household stays tied to your account while your first box is paid for",
    "Votre ménage reste rattaché à votre compte pendant le paiement de votre première boîte",
  ],
  ClaimShared: ["Your account joined a household that has another account", "Votre compte s’est joint à un ménage qui a un autre compte"],
  ClaimReleased: [
    "An email address or a household was no longer tied to your account",
    "Un courriel ou un ménage n’était plus rattaché à votre compte",
  ],
  ConsentGiven: ["{{who}} agreed to {{purpose}}, {{where}}", "{{who}} donné votre accord ({{purpose}}) {{where}}"],
  ConsentWithdrawn: ["{{who}} withdrew the agreement to {{purpose}}, {{where}}", "{{who}} retiré votre accord ({{purpose}}) {{where}}"],
  TaskSettled: ["{{who}} looked into this and settled it: {{what}}", "{{who}} examiné et réglé ceci\u00a0: {{what}}"],
  SubscriptionStarted: [
    "{{who}} subscribed: {{plan}}; {{slot}}; from {{week}} on",
    "{{who}} commencé l’abonnement\u00a0: {{plan}}; {{slot}}; dès {{week}}",
  ],
  PlanChanged: [
    "{{who}} changed your plan, for boxes made from then on: {{plan}}",
    "{{who}} changé votre forfait, pour les boîtes composées par la suite\u00a0: {{plan}}",
  ],
  TastesChanged: [
    "{{who}} changed your tastes, for boxes made from then on: {{tastes}}",
    "{{who}} changé vos goûts, pour les boîtes composées par la suite\u00a0: {{tastes}}",
  ],
  DeliverySlotChanged: [
    "{{who}} changed when your boxes come, from {{week}} on: {{slot}}",
    "{{who}} changé le moment de vos livraisons dès {{week}}\u00a0: {{slot}}",
  ],
  DeliveryMoved: [
    "{{who}} moved your deliveries from {{week}} on: {{slot}} (before: {{before}})",
    "{{who}} déplacé vos livraisons dès {{week}}\u00a0: {{slot}} (avant\u00a0: {{before}})",
  ],
  RecurringItemChosen_one: [
    "{{who}} chose a market item to come with every box from {{week}} on: {{count}} unit",
    "{{who}} choisi un article du marché à recevoir avec chaque boîte dès {{week}}\u00a0: {{count}} unité",
  ],
  RecurringItemChosen_many: [
    null,
    "{{who}} choisi un article du marché à recevoir avec chaque boîte dès {{week}}\u00a0: {{count}} d’unités",
  ],
  RecurringItemChosen_other: [
    "{{who}} chose a market item to come with every box from {{week}} on: {{count}} units",
    "{{who}} choisi un article du marché à recevoir avec chaque boîte dès {{week}}\u00a0: {{count}} unités",
  ],
  RecurringItemEnded: [
    "{{who}} ended a market item that came with every box, from {{week}} on",
    "{{who}} retiré un article du marché qui venait avec chaque boîte, dès {{week}}",
  ],
  SubscriptionPaused: ["{{who}} paused your subscription: {{why}}", "{{who}} mis votre abonnement en pause\u00a0: {{why}}"],
  "SubscriptionPaused-until": [
    "{{who}} paused your subscription until {{until}}: {{why}}",
    "{{who}} mis votre abonnement en pause jusqu’au {{until}}\u00a0: {{why}}",
  ],
  PauseEndMoved: ["{{who}} removed the day on which your pause was to end", "{{who}} retiré la date de fin de votre pause"],
  "PauseEndMoved-until": ["{{who}} moved the end of your pause to {{until}}", "{{who}} déplacé la fin de votre pause au {{until}}"],
  SubscriptionResumed: ["{{who}} resumed your subscription", "{{who}} repris votre abonnement"],
  SubscriptionClosed: ["{{who}} ended your subscription: {{why}}", "{{who}} mis fin à votre abonnement\u00a0: {{why}}"],
  OrderGenerated_one: [
    "We put together {{box}}: {{count}} item, to be delivered on {{day}}",
    "Nous avons composé {{box}}\u00a0: {{count}} article, livraison le {{day}}",
  ],
  OrderGenerated_many: [null, "Nous avons composé {{box}}\u00a0: {{count}} d’articles, livraison le {{day}}"],
  OrderGenerated_other: [
    "We put together {{box}}: {{count}} items, to be delivered on {{day}}",
    "Nous avons composé {{box}}\u00a0: {{count}} articles, livraison le {{day}}",
  ],
  "OrderGenerated-skipped_one": [
    "We put together {{box}}, skipped from the start as you had paused: {{count}} item, {{day}}",
    "Nous avons composé {{box}}, sautée d’emblée pendant votre pause\u00a0: {{count}} article, {{day}}",
  ],
  "OrderGenerated-skipped_many": [
    null,
    "Nous avons composé {{box}}, sautée d’emblée pendant votre pause\u00a0: {{count}} d’articles, {{day}}",
  ],
  "OrderGenerated-skipped_other": [
    "We put together {{box}}, skipped from the start as you had paused: {{count}} items, {{day}}",
    "Nous avons composé {{box}}, sautée d’emblée pendant votre pause\u00a0: {{count}} articles, {{day}}",
  ],
  OrderEdited_one: ["{{who}} changed {{box}}: {{count}} item", "{{who}} changé {{box}}\u00a0: {{count}} article"],
  OrderEdited_many: [null, "{{who}} changé {{box}}\u00a0: {{count}} d’articles"],
  OrderEdited_other: ["{{who}} changed {{box}}: {{count}} items", "{{who}} changé {{box}}\u00a0: {{count}} articles"],
  OrderRemade_one: [
    "{{who}} had {{box}} made anew: {{count}} item; {{plan}}",
    "{{who}} fait refaire {{box}}\u00a0: {{count}} article; {{plan}}",
  ],
  OrderRemade_many: [null, "{{who}} fait refaire {{box}}\u00a0: {{count}} d’articles; {{plan}}"],
  OrderRemade_other: [
    "{{who}} had {{box}} made anew: {{count}} items; {{plan}}",
    "{{who}} fait refaire {{box}}\u00a0: {{count}} articles; {{plan}}",
  ],
  OrderSkipped: ["{{who}} skipped {{week}}", "{{who}} sauté {{week}}"],
  "OrderSkipped-because": ["{{who}} skipped {{week}}: {{because}}", "{{who}} sauté {{week}}\u00a0: {{because}}"],
  OrderSkipExplained: [
    "{{who}} said why {{week}} was skipped: {{because}}",
    "{{who}} dit pourquoi {{week}} a été sautée\u00a0: {{because}}",
  ],
  OrderUnskipped: ["{{who}} brought back {{box}}", "{{who}} rétabli {{box}}"],
  OrderMinimumNotMet: [
    "{{Box}} was under the minimum ({{food}} of {{minimum}}) and was neither charged nor delivered",
    "{{Box}} était sous le minimum ({{food}} sur {{minimum}}) et n’a été ni facturée ni livrée",
  ],
  OrderLocked: [
    "{{Box}} could no longer be changed; its total was {{total}}",
    "{{Box}} ne pouvait plus être changée; son total était de {{total}}",
  ],
  OrderBilled: ["{{Box}} was paid: {{charged}} charged", "{{Box}} a été payée\u00a0: {{charged}} facturés"],
  "OrderBilled-credit": [
    "{{Box}} was paid: {{charged}} charged, {{credit}} from your credit",
    "{{Box}} a été payée\u00a0: {{charged}} facturés, {{credit}} pris sur votre crédit",
  ],
  OrderPaymentFailed: ["The payment of {{box}} failed", "Le paiement de {{box}} a échoué"],
  "OrderPaymentFailed-again": [
    "The payment of {{box}} failed; the next try was set for {{next}}",
    "Le paiement de {{box}} a échoué; l’essai suivant était prévu le {{next}}",
  ],
  "OrderPaymentFailed-hard": [
    "The payment of {{box}} failed for good; another card could pay until {{next}}",
    "Le paiement de {{box}} a échoué pour de bon; une autre carte pouvait payer jusqu’au {{next}}",
  ],
  OrderFailed: ["{{Box}} ended without a delivery: {{how}}", "{{Box}} s’est terminée sans livraison\u00a0: {{how}}"],
  OrderDelivered: ["{{Box}} was delivered", "{{Box}} a été livrée"],
  OrderDeliveryFailed: ["{{Box}} could not be handed over", "{{Box}} n’a pas pu être remise"],
  "OrderDeliveryFailed-because": ["{{Box}} could not be handed over: {{why}}", "{{Box}} n’a pas pu être remise\u00a0: {{why}}"],
  OrderOutForDelivery: ["{{Box}} was on its way, expected by {{until}}", "{{Box}} était en route, attendue au plus tard le {{until}}"],
  OrderDeliveryChanged: ["{{who}} moved {{box}} to {{day}} ({{slot}})", "{{who}} déplacé {{box}} au {{day}} ({{slot}})"],
  OrderHandoverChosen: ["{{who}} asked for {{box}} to be left {{where}}", "{{who}} demandé de laisser {{box}} {{where}}"],
  "OrderHandoverChosen-usual": [
    "{{who}} asked for {{box}} to be left where your address says",
    "{{who}} demandé de laisser {{box}} là où l’indique votre adresse",
  ],
  OrderDiscountsChanged: ["The discounts of {{box}} changed with a code", "Les rabais ont changé avec un code\u00a0: {{box}}"],
  "OrderDiscountsChanged-none": ["{{Box}} had no discounts any more", "{{Box}} n’avait plus de rabais"],
  FirstOrderChangeStarted_one: [
    "{{who}} chose {{count}} item for {{box}}, which was paid; {{more}} more was to be charged",
    "{{who}} choisi {{count}} article pour {{box}}, déjà payée; {{more}} de plus étaient à facturer",
  ],
  FirstOrderChangeStarted_many: [null, "{{who}} choisi {{count}} d’articles pour {{box}}, déjà payée; {{more}} de plus étaient à facturer"],
  FirstOrderChangeStarted_other: [
    "{{who}} chose {{count}} items for {{box}}, which was paid; {{more}} more was to be charged",
    "{{who}} choisi {{count}} articles pour {{box}}, déjà payée; {{more}} de plus étaient à facturer",
  ],
  FirstOrderChangeFailed: [
    "The change of {{box}} could not be paid; the box stayed as it was",
    "Le changement n’a pas pu être payé; {{box}} est restée telle quelle",
  ],
  FirstOrderChanged_one: [
    "{{Box}} was changed to {{count}} item after it was paid; {{amount}} more was charged",
    "{{Box}} a été changée après le paiement ({{count}} article); {{amount}} de plus ont été facturés",
  ],
  FirstOrderChanged_many: [null, "{{Box}} a été changée après le paiement ({{count}} d’articles); {{amount}} de plus ont été facturés"],
  FirstOrderChanged_other: [
    "{{Box}} was changed to {{count}} items after it was paid; {{amount}} more was charged",
    "{{Box}} a été changée après le paiement ({{count}} articles); {{amount}} de plus ont été facturés",
  ],
  "FirstOrderChanged-less_one": [
    "{{Box}} was changed to {{count}} item after it was paid; {{amount}} goes back to you",
    "{{Box}} a été changée après le paiement ({{count}} article); {{amount}} vous reviennent",
  ],
  "FirstOrderChanged-less_many": [null, "{{Box}} a été changée après le paiement ({{count}} d’articles); {{amount}} vous reviennent"],
  "FirstOrderChanged-less_other": [
    "{{Box}} was changed to {{count}} items after it was paid; {{amount}} goes back to you",
    "{{Box}} a été changée après le paiement ({{count}} articles); {{amount}} vous reviennent",
  ],
  "FirstOrderChanged-same_one": [
    "{{Box}} was changed to {{count}} item after it was paid, at the same price",
    "{{Box}} a été changée après le paiement ({{count}} article), au même prix",
  ],
  "FirstOrderChanged-same_many": [null, "{{Box}} a été changée après le paiement ({{count}} d’articles), au même prix"],
  "FirstOrderChanged-same_other": [
    "{{Box}} was changed to {{count}} items after it was paid, at the same price",
    "{{Box}} a été changée après le paiement ({{count}} articles), au même prix",
  ],
  LateAdditionStarted_one: [
    "{{who}} put {{count}} item together to add to {{box}}, for {{total}}",
    "{{who}} préparé {{count}} article à ajouter pour {{total}}\u00a0: {{box}}",
  ],
  LateAdditionStarted_many: [null, "{{who}} préparé {{count}} d’articles à ajouter pour {{total}}\u00a0: {{box}}"],
  LateAdditionStarted_other: [
    "{{who}} put {{count}} items together to add to {{box}}, for {{total}}",
    "{{who}} préparé {{count}} articles à ajouter pour {{total}}\u00a0: {{box}}",
  ],
  LateAdditionPaymentFailed: ["The payment of additions to {{box}} failed", "Le paiement des ajouts a échoué\u00a0: {{box}}"],
  LateAdditionBilled: ["Additions to {{box}} were paid: {{total}}", "Les ajouts ont été payés, {{total}}\u00a0: {{box}}"],
  LateAdditionDropped: ["Additions to {{box}} were dropped: {{because}}", "Les ajouts ont été abandonnés, {{because}}\u00a0: {{box}}"],
  RefundRequested: [
    "A refund of {{amount}} for {{box}} was asked for; a second person of our team had to approve it",
    "Un remboursement de {{amount}} a été demandé pour {{box}}; une deuxième personne de notre équipe devait l’approuver",
  ],
  RefundDeclined: ["A refund for {{box}} was not approved", "Un remboursement pour {{box}} n’a pas été approuvé"],
  OrderRefunded: ["{{amount}} of {{box}} was refunded: {{why}}", "{{amount}} ont été remboursés pour {{box}}\u00a0: {{why}}"],
  PaymentAttempted: ["{{provider}} was asked for {{amount}} for {{box}}", "Nous avons demandé {{amount}} {{provider}} pour {{box}}"],
  "PaymentAttempted-addition": [
    "{{provider}} was asked for {{amount}} for additions to {{box}}",
    "Nous avons demandé {{amount}} {{provider}} pour des ajouts\u00a0: {{box}}",
  ],
  "PaymentAttempted-change": [
    "{{provider}} was asked for {{amount}} for the change of {{box}}",
    "Nous avons demandé {{amount}} {{provider}} pour un changement\u00a0: {{box}}",
  ],
  PaymentCaptured: ["{{amount}} was charged for {{box}}", "{{amount}} ont été facturés pour {{box}}"],
  PaymentDeclined: ["A payment for {{box}} was declined", "Un paiement pour {{box}} a été refusé"],
  "PaymentDeclined-hard": ["A payment for {{box}} was declined for good", "Un paiement pour {{box}} a été refusé pour de bon"],
  PaymentOutcomeUnknown: [
    "The payment provider did not answer about {{box}}: whether you were charged was not known",
    "Le fournisseur de paiement n’a pas répondu au sujet de {{box}}\u00a0: on ignorait si le paiement avait eu lieu",
  ],
  PaymentResolved: [
    "The payment provider said what became of {{amount}} for {{box}}: {{outcome}}",
    "Le fournisseur de paiement a dit ce qu’il en était de {{amount}} pour {{box}}\u00a0: {{outcome}}",
  ],
  PaymentContradicted: [
    "The payment provider contradicted itself about {{box}}; our team has to look into it",
    "Le fournisseur de paiement s’est contredit au sujet de {{box}}; notre équipe doit l’examiner",
  ],
  PaymentRefunded: [
    "{{amount}} went back the way you had paid for {{box}}",
    "{{amount}} vous ont été remboursés par le moyen du paiement\u00a0: {{box}}",
  ],
  PointsPending_one: [
    "{{count}} point was to come with the delivery of {{box}}",
    "{{count}} point à venir avec la livraison\u00a0: {{box}}",
  ],
  PointsPending_many: [null, "{{count}} de points à venir avec la livraison\u00a0: {{box}}"],
  PointsPending_other: [
    "{{count}} points were to come with the delivery of {{box}}",
    "{{count}} points à venir avec la livraison\u00a0: {{box}}",
  ],
  "PointsPending-unskip_one": [
    "{{count}} point for bringing back {{box}} was to come with its delivery",
    "{{count}} point à venir avec la livraison, pour avoir rétabli {{box}}",
  ],
  "PointsPending-unskip_many": [null, "{{count}} de points à venir avec la livraison, pour avoir rétabli {{box}}"],
  "PointsPending-unskip_other": [
    "{{count}} points for bringing back {{box}} were to come with its delivery",
    "{{count}} points à venir avec la livraison, pour avoir rétabli {{box}}",
  ],
  "PointsPending-less_one": [
    "{{count}} point fewer was to come with {{box}}, which cost less",
    "{{count}} point de moins à venir, à moindre prix\u00a0: {{box}}",
  ],
  "PointsPending-less_many": [null, "{{count}} de points de moins à venir, à moindre prix\u00a0: {{box}}"],
  "PointsPending-less_other": [
    "{{count}} points fewer were to come with {{box}}, which cost less",
    "{{count}} points de moins à venir, à moindre prix\u00a0: {{box}}",
  ],
  PointsMatured_one: ["You received {{count}} point for {{box}}", "Vous avez reçu {{count}} point pour {{box}}"],
  PointsMatured_many: [null, "Vous avez reçu {{count}} de points pour {{box}}"],
  PointsMatured_other: ["You received {{count}} points for {{box}}", "Vous avez reçu {{count}} points pour {{box}}"],
  PointsForfeited_one: [
    "{{count}} point was lost: {{box}} was not to be delivered",
    "{{count}} point perdu\u00a0: {{box}} n’allait pas être livrée",
  ],
  PointsForfeited_many: [null, "{{count}} de points perdus\u00a0: {{box}} n’allait pas être livrée"],
  PointsForfeited_other: [
    "{{count}} points were lost: {{box}} was not to be delivered",
    "{{count}} points perdus\u00a0: {{box}} n’allait pas être livrée",
  ],
  PendingPointsTakenBack_one: [
    "{{count}} point to come was taken back with a refund of {{box}}",
    "{{count}} point à venir repris avec un remboursement\u00a0: {{box}}",
  ],
  PendingPointsTakenBack_many: [null, "{{count}} de points à venir repris avec un remboursement\u00a0: {{box}}"],
  PendingPointsTakenBack_other: [
    "{{count}} points to come were taken back with a refund of {{box}}",
    "{{count}} points à venir repris avec un remboursement\u00a0: {{box}}",
  ],
  PointsTakenBack_one: [
    "{{count}} point was taken back with a refund of {{box}}",
    "{{count}} point repris avec un remboursement\u00a0: {{box}}",
  ],
  PointsTakenBack_many: [null, "{{count}} de points repris avec un remboursement\u00a0: {{box}}"],
  PointsTakenBack_other: [
    "{{count}} points were taken back with a refund of {{box}}",
    "{{count}} points repris avec un remboursement\u00a0: {{box}}",
  ],
  PointsEnded_one: ["{{count}} point was lost as your subscription ended", "{{count}} point perdu à la fin de votre abonnement"],
  PointsEnded_many: [null, "{{count}} de points perdus à la fin de votre abonnement"],
  PointsEnded_other: ["{{count}} points were lost as your subscription ended", "{{count}} points perdus à la fin de votre abonnement"],
  "PointsEnded-none": ["Your account earns no more points", "Votre compte n’accumule plus de points"],
  CreditGranted: ["You received {{amount}} of credit: {{source}}", "Vous avez reçu {{amount}} de crédit\u00a0: {{source}}"],
  CreditReserved: ["{{amount}} of your credit was set aside for a payment", "{{amount}} de votre crédit ont été réservés pour un paiement"],
  CreditSpent: ["{{amount}} of your credit paid for a box", "{{amount}} de votre crédit ont payé une boîte"],
  CreditReleased: ["{{amount}} of your credit could be spent again", "{{amount}} de votre crédit pouvaient de nouveau servir"],
  CreditReturned: ["{{amount}} went back to your credit with a refund", "{{amount}} sont revenus à votre crédit avec un remboursement"],
  CreditExpired: ["{{amount}} of your credit expired", "{{amount}} de votre crédit ont expiré"],
  CorporatePlanGiven: [
    "You were given a corporate plan: {{amount}} of credit a month until {{until}}",
    "Vous avez reçu un plan d’entreprise\u00a0: {{amount}} de crédit par mois jusqu’au {{until}}",
  ],
  CorporatePlanEnded: ["Your corporate plan ended", "Votre plan d’entreprise a pris fin"],
  NoticeSent: ["We sent you {{channel}} about {{about}}: {{what}}", "Nous vous avons envoyé {{channel}} ({{about}})\u00a0: {{what}}"],
} satisfies Words;
