import type { Words } from "@tablee/domain/kernel/words";

/** One sentence for each type of event; after a dash, another for the same type. */
export const sentences = {
  AccountOpened: [
    "{{who}} opened an account for {{person}}, in {{inLanguage}}",
    "{{who}} a ouvert un compte pour {{person}}, en {{inLanguage}}",
  ],
  "AccountOpened-forgotten": [
    "{{who}} opened an account in {{inLanguage}}; the name has been forgotten since",
    "{{who}} a ouvert un compte en {{inLanguage}}; le nom a été oublié depuis",
  ],
  NameChanged: ["{{who}} changed the name to {{person}}", "{{who}} a changé le nom pour {{person}}"],
  "NameChanged-forgotten": ["{{who}} changed the name; it has been forgotten since", "{{who}} a changé le nom, oublié depuis"],
  EmailChanged: ["{{who}} changed the email from {{before}} to {{after}}", "{{who}} a remplacé le courriel {{before}} par {{after}}"],
  "EmailChanged-forgotten": [
    "{{who}} changed the email; the addresses were since forgotten",
    "{{who}} a changé le courriel; les adresses ont été oubliées depuis",
  ],
  SourceNamed: ["{{who}} heard of us through {{source}}", "{{who}} nous a connus par {{source}}"],
  LanguageChosen: ["{{who}} chose to be written to in {{inLanguage}}", "{{who}} a choisi de recevoir ses messages en {{inLanguage}}"],
  AddressGiven: ["{{who}} gave an address: {{address}} ({{region}})", "{{who}} a donné une adresse\u00a0: {{address}} ({{region}})"],
  "AddressGiven-placed": [
    "{{who}} gave an address, placed by its coordinates: {{address}} ({{region}})",
    "{{who}} a donné une adresse, située par ses coordonnées\u00a0: {{address}} ({{region}})",
  ],
  AlternateAddressGiven: [
    "{{who}} gave an alternate address: {{address}} ({{region}})",
    "{{who}} a donné une autre adresse\u00a0: {{address}} ({{region}})",
  ],
  "AlternateAddressGiven-forgotten": [
    "{{who}} gave an alternate address in {{prefix}} ({{region}}), forgotten since",
    "{{who}} a donné une autre adresse dans {{prefix}} ({{region}}), oubliée depuis",
  ],
  AlternateAddressRemoved: ["{{who}} removed the alternate address", "{{who}} a retiré l’autre adresse"],
  DeliveryNoteWritten: ["{{who}} wrote a note to the driver: {{note}}", "{{who}} a écrit une note au livreur\u00a0: {{note}}"],
  "DeliveryNoteWritten-empty": ["{{who}} removed the note to the driver", "{{who}} a retiré la note au livreur"],
  "DeliveryNoteWritten-forgotten": [
    "{{who}} wrote a note to the driver, forgotten since",
    "{{who}} a écrit une note au livreur, oubliée depuis",
  ],
  "AddressGiven-forgotten": [
    "{{who}} gave an address in {{prefix}} ({{region}}), forgotten since",
    "{{who}} a donné une adresse dans {{prefix}} ({{region}}), oubliée depuis",
  ],
  AddressAttempted: [
    "{{who}} tried an address that boxes do not come to, {{where}}: {{code}}, {{why}}",
    "{{who}} a essayé une adresse où les boîtes ne vont pas, {{where}}\u00a0: {{code}}, {{why}}",
  ],
  "AddressAttempted-unknown": [
    "{{who}} tried an address that boxes do not come to, {{where}}: {{why}}",
    "{{who}} a essayé une adresse où les boîtes ne vont pas, {{where}}\u00a0: {{why}}",
  ],
  SignUpPlanChosen: ["{{who}} chose in sign-up: {{plan}}; {{tastes}}", "{{who}} a choisi à l’inscription\u00a0: {{plan}}; {{tastes}}"],
  SignUpSlotChosen: ["{{who}} chose in sign-up: {{slot}}", "{{who}} a choisi à l’inscription\u00a0: {{slot}}"],
  FirstBoxChosen: [
    "{{who}} chose the dishes of the first box, {{week}}: {{skus}}",
    "{{who}} a choisi les plats de la première boîte, {{week}}\u00a0: {{skus}}",
  ],
  PaymentMethodGiven: ["{{who}} chose how to pay: {{method}}", "{{who}} a choisi son mode de paiement\u00a0: {{method}}"],
  DiscountCodeApplied: ["{{who}} entered the code {{code}}", "{{who}} a entré le code {{code}}"],
  SignInsGuessed: [
    "Many wrong tries to sign in within an hour, from everywhere together: {{tries}}",
    "Nombreuses tentatives de connexion ratées en une heure, de partout ensemble\u00a0: {{tries}}",
  ],
  OwnerWarned: [
    "The owner was warned by mail that somebody may be guessing the password",
    "Le titulaire a été averti par courriel que son mot de passe est peut-être en train d’être deviné",
  ],
  EmailVerificationRequested: ["{{who}} asked for a code to verify the email", "{{who}} a demandé un code pour vérifier son courriel"],
  PersonalDataRevealed: ["{{who}} looked at the email, phone and address", "{{who}} a consulté le courriel, le téléphone et l’adresse"],
  SessionsEnded: ["{{who}} signed the account out on every device", "{{who}} a fermé les sessions du compte sur tous les appareils"],
  EmailVerified: ["{{who}} verified the email by a mailed code", "{{who}} a vérifié son courriel par un code reçu"],
  ProviderLinked: [
    "{{who}} linked {{provider}}: the account can be signed in to with it",
    "{{who}} a lié {{provider}}\u00a0: le compte peut s’ouvrir de cette façon aussi",
  ],
  "ProviderLinked-signup": ["{{who}} opened the account by signing in with {{provider}}", "{{who}} a ouvert le compte avec {{provider}}"],
  ProviderUnlinked: [
    "{{who}} removed {{provider}}: the account can no longer be signed in to with it",
    "{{who}} a retiré {{provider}}\u00a0: le compte ne s’ouvre plus de cette façon",
  ],
  PasswordResetRequested: [
    "A link to set a new password was requested for the account's address",
    "Un lien pour choisir un nouveau mot de passe a été demandé pour l’adresse du compte",
  ],
  "PasswordChanged-link": [
    "{{who}} set a new password by a mailed link; every session ended",
    "{{who}} a choisi un nouveau mot de passe par un lien reçu par courriel; toutes les sessions sont terminées",
  ],
  PasswordChanged: [
    "{{who}} changed the password in the settings; the other sessions ended",
    "{{who}} a changé son mot de passe dans les paramètres; les autres sessions sont terminées",
  ],
  TaskSettled: ["{{who}} settled a task: {{what}}", "{{who}} a réglé une tâche\u00a0: {{what}}"],
  ConsentGiven: [
    "{{who}} agreed to {{purpose}} {{where}} (wording {{wording}})",
    "{{who}} a accepté {{purpose}} {{where}} (texte {{wording}})",
  ],
  ConsentWithdrawn: ["{{who}} no longer agrees to {{purpose}}, {{where}}", "{{who}} n’accepte plus {{purpose}}, {{where}}"],
  StaffMemberAdded: ["{{who}} added a member of staff ({{role}})", "{{who}} a ajouté un membre à l’équipe ({{role}})"],
  StaffRoleChanged: [
    "{{who}} changed a member’s role from {{before}} to {{after}}",
    "{{who}} a fait passer un membre du rôle {{before}} au rôle {{after}}",
  ],
  StaffMemberDisabled: ["{{who}} disabled a member of staff ({{role}})", "{{who}} a désactivé un membre de l’équipe ({{role}})"],
  StaffMemberEnabled: ["{{who}} enabled a member of staff again ({{role}})", "{{who}} a réactivé un membre de l’équipe ({{role}})"],
  StaffLinkIssued: ["{{who}} gave a member of staff a new link", "{{who}} a donné un nouveau lien à un membre de l’équipe"],
  StaffSignInSet: [
    "{{who}} chose a password and an authenticator",
    "{{who}} a choisi un mot de passe et une application d’authentification",
  ],
  FlagTurned: ["{{who}} turned {{flag}} {{how}} for everybody", "{{who}} a mis {{flag}} {{how}} pour tout le monde"],
  "FlagTurned-account": ["{{who}} turned {{flag}} {{how}} for this account", "{{who}} a mis {{flag}} {{how}} pour ce compte"],
  FlagExceptionEnded: ["{{who}} ended this account's exception of {{flag}}", "{{who}} a mis fin à l’exception de ce compte pour {{flag}}"],
  AccountClosed: ["{{who}} closed the account", "{{who}} a fermé le compte"],
  ActingBegan: [
    "{{who}} began to act for the customer in the customer’s app, for {{minutes}} minutes at most",
    "{{who}} a commencé à agir au nom du client dans son application, pour {{minutes}} minutes au plus",
  ],
  ActingEnded: ["{{who}} stopped acting for the customer", "{{who}} a cessé d’agir au nom du client"],
  DataRequestReceived: [
    "{{who}} entered a request for {{what}}, received {{via}} on {{received}}: to be answered by {{due}}",
    "{{who}} a inscrit une demande reçue {{via}} le {{received}}, {{what}}\u00a0: réponse due le {{due}}",
  ],
  DataRequestAnswered: ["{{who}} answered the request for {{what}}", "{{who}} a répondu à la demande\u00a0: {{what}}"],
  "DataRequestAnswered-refused": ["{{who}} refused the request for {{what}}", "{{who}} a refusé la demande\u00a0: {{what}}"],
  ErasureRequested: ["{{who}} asked to be forgotten", "{{who}} a demandé l’oubli de ses données"],
  "ErasureRequested-staff": [
    "{{who}} entered that the person wants to be forgotten",
    "{{who}} a inscrit que la personne veut être oubliée",
  ],
  "PersonForgotten-certified": [
    "{{who}} forgot the person, certificate {{number}}: name, address, messages and ways to sign in are gone",
    "{{who}} a oublié la personne, certificat {{number}}\u00a0: nom, adresse, messages et moyens de connexion n’existent plus",
  ],
  PersonForgotten: [
    "{{who}} had the person forgotten: name, address and messages can no longer be read",
    "{{who}} a fait oublier la personne\u00a0: nom, adresse et messages ne peuvent plus être lus",
  ],
  Claimed: ["The account claimed its {{what}}", "Le compte a réservé\u00a0: {{what}}"],
  "Claimed-lapsing": [
    "The account claimed its {{what}}; until it has its first box, another account may claim it from {{until}} on",
    "Le compte a réservé\u00a0: {{what}}; jusqu’à sa première boîte, un autre compte peut faire la même réservation dès le {{until}}",
  ],
  ClaimExtended: [
    "With its first box the household is the account’s for good",
    "Avec la première boîte, le ménage est au compte pour de bon",
  ],
  "ClaimExtended-lapsing": [
    "The household stays the account’s until {{until}} while a first box is paid for",
    "Le ménage reste au compte jusqu’au {{until}}, pendant le paiement d’une première boîte",
  ],
  ClaimShared: ["The account joined a household where another account is", "Le compte s’est joint à un ménage qui a déjà un compte"],
  SharedHouseholdAllowed: [
    "{{who}} let the account share a household: its next address may be another account’s",
    "{{who}} permet au compte de partager un ménage\u00a0: sa prochaine adresse peut être celle d’un autre compte",
  ],
  ClaimReleased: [
    "A claim was released: another account may make it",
    "Une réservation a été libérée\u00a0: un autre compte peut la faire",
  ],
  SubscriptionStarted: [
    "{{who}} subscribed: {{plan}}, {{slot}}, from {{week}}",
    "{{who}} a commencé un abonnement\u00a0: {{plan}}, {{slot}}, dès {{week}}",
  ],
  PlanChanged: ["{{who}} changed the plan to {{plan}} from {{week}}", "{{who}} a changé de forfait pour {{plan}}, dès {{week}}"],
  TastesChanged: ["{{who}} changed the tastes to {{tastes}}, from {{week}}", "{{who}} a changé les goûts\u00a0: {{tastes}}, dès {{week}}"],
  DeliveryMoved: [
    "{{who}} moved deliveries from {{before}} to {{slot}} in the settings, from {{week}} on",
    "{{who}} a déplacé les livraisons dans les paramètres\u00a0: {{slot}} au lieu de {{before}}, dès {{week}}",
  ],
  DeliverySlotChanged: [
    "{{who}} moved deliveries to {{slot}} from {{week}}",
    "{{who}} a déplacé les livraisons\u00a0: {{slot}}, dès {{week}}",
  ],
  SubscriptionPaused: ["{{who}} paused the subscription ({{because}})", "{{who}} a mis l’abonnement en pause ({{because}})"],
  "SubscriptionPaused-until": [
    "{{who}} paused the subscription until {{until}} ({{because}})",
    "{{who}} a mis l’abonnement en pause jusqu’au {{until}} ({{because}})",
  ],
  PauseEndMoved: ["{{who}} removed the day on which the pause was to end", "{{who}} a retiré la date de fin de la pause"],
  "PauseEndMoved-until": ["{{who}} moved the end of the pause to {{until}}", "{{who}} a déplacé la fin de la pause au {{until}}"],
  SubscriptionResumed: ["{{who}} resumed the subscription", "{{who}} a repris l’abonnement"],
  SubscriptionClosed: ["{{who}} closed the subscription ({{because}})", "{{who}} a fermé l’abonnement ({{because}})"],
  "SubscriptionClosed-closing_one": [
    "{{who}} closed the subscription ({{because}}); {{count}} bag or kit is still to come back",
    "{{who}} a fermé l’abonnement ({{because}}); {{count}} sac ou trousse reste à récupérer",
  ],
  "SubscriptionClosed-closing_many": [
    null,
    "{{who}} a fermé l’abonnement ({{because}}); {{count}} de sacs et trousses restent à récupérer",
  ],
  "SubscriptionClosed-closing_other": [
    "{{who}} closed the subscription ({{because}}); {{count}} bags and kits are still to come back",
    "{{who}} a fermé l’abonnement ({{because}}); {{count}} sacs et trousses restent à récupérer",
  ],
  OrderGenerated_one: [
    "{{who}} made {{order}}: {{count}} item, delivery {{day}}",
    "{{who}} a créé {{order}}\u00a0: {{count}} article, livraison le {{day}}",
  ],
  OrderGenerated_many: [null, "{{who}} a créé {{order}}\u00a0: {{count}} d’articles, livraison le {{day}}"],
  OrderGenerated_other: [
    "{{who}} made {{order}}: {{count}} items, delivery {{day}}",
    "{{who}} a créé {{order}}\u00a0: {{count}} articles, livraison le {{day}}",
  ],
  "OrderGenerated-skipped_one": [
    "{{who}} made {{order}}, skipped from the start since the subscription is paused ({{count}} item, {{day}})",
    "{{who}} a créé {{order}}, sautée d’emblée puisque l’abonnement est en pause ({{count}} article, {{day}})",
  ],
  "OrderGenerated-skipped_many": [
    null,
    "{{who}} a créé {{order}}, sautée d’emblée puisque l’abonnement est en pause ({{count}} d’articles, {{day}})",
  ],
  "OrderGenerated-skipped_other": [
    "{{who}} made {{order}}, skipped from the start since the subscription is paused ({{count}} items, {{day}})",
    "{{who}} a créé {{order}}, sautée d’emblée puisque l’abonnement est en pause ({{count}} articles, {{day}})",
  ],
  OrderEdited_one: [
    "{{who}} saved another choice for {{order}}: {{count}} item",
    "{{who}} a enregistré un autre choix pour {{order}}\u00a0: {{count}} article",
  ],
  OrderEdited_many: [null, "{{who}} a enregistré un autre choix pour {{order}}\u00a0: {{count}} d’articles"],
  OrderEdited_other: [
    "{{who}} saved another choice for {{order}}: {{count}} items",
    "{{who}} a enregistré un autre choix pour {{order}}\u00a0: {{count}} articles",
  ],
  OrderRemade_one: [
    "{{who}} had {{order}} made anew for {{plan}}: {{count}} item",
    "{{who}} a fait refaire {{order}} pour {{plan}}\u00a0: {{count}} article",
  ],
  OrderRemade_many: [null, "{{who}} a fait refaire {{order}} pour {{plan}}\u00a0: {{count}} d’articles"],
  OrderRemade_other: [
    "{{who}} had {{order}} made anew for {{plan}}: {{count}} items",
    "{{who}} a fait refaire {{order}} pour {{plan}}\u00a0: {{count}} articles",
  ],
  OrderSkipped: ["{{who}} skipped {{order}}", "{{who}} a sauté {{order}}"],
  "OrderSkipped-because": ["{{who}} skipped {{order}} ({{because}})", "{{who}} a sauté {{order}} ({{because}})"],
  "OrderSkipped-together": [
    "{{who}} skipped {{order}} at once with others, as {{number}}",
    "{{who}} a sauté {{order}} avec d’autres d’un seul coup, sous le {{number}}",
  ],
  "OrderSkipped-together-because": [
    "{{who}} skipped {{order}} at once with others, as {{number}} ({{because}})",
    "{{who}} a sauté {{order}} avec d’autres d’un seul coup, sous le {{number}} ({{because}})",
  ],
  OrderUnskipped: ["{{who}} brought back {{order}}", "{{who}} a rétabli {{order}}"],
  OrderMinimumNotMet: [
    "{{Order}} was under the minimum at its cutoff ({{food}} of {{minimum}}): no delivery, no charge",
    "{{Order}} était sous le minimum à sa date limite ({{food}} sur {{minimum}})\u00a0: ni livraison ni facturation",
  ],
  OrderLocked: ["{{Order}} was locked at {{total}}", "{{Order}} a été verrouillée à {{total}}"],
  OrderBillingStarted: [
    "Attempt {{attempt}} to charge {{charge}} for {{order}} began",
    "Tentative {{attempt}}\u00a0: facturation de {{charge}} pour {{order}}",
  ],
  OrderBilled: ["{{Order}} was paid: {{charged}} charged", "{{Order}} a été payée\u00a0: {{charged}} facturés"],
  "OrderBilled-credit": [
    "{{Order}} was paid: {{charged}} charged, {{credit}} from credit",
    "{{Order}} a été payée\u00a0: {{charged}} facturés, {{credit}} tirés des soldes",
  ],
  OrderPaymentFailed: [
    "Attempt {{attempt}} to pay {{order}} failed ({{code}}); no other follows",
    "La tentative {{attempt}} de payer {{order}} a échoué ({{code}}); aucune autre ne suit",
  ],
  "OrderPaymentFailed-hard": [
    "Attempt {{attempt}} to pay {{order}} failed for good ({{code}}); another card may pay until {{next}}",
    "La tentative {{attempt}} de payer {{order}} a échoué définitivement ({{code}}); une autre carte peut payer jusqu’au {{next}}",
  ],
  "OrderPaymentFailed-again": [
    "Attempt {{attempt}} to pay {{order}} failed ({{code}}); the next is {{next}}",
    "La tentative {{attempt}} de payer {{order}} a échoué ({{code}}); la prochaine\u00a0: {{next}}",
  ],
  OrderFailed: ["{{Order}} ended without a box: {{kind}}", "{{Order}} s’est terminée sans boîte\u00a0: {{kind}}"],
  OrderDelivered: ["{{Order}} was delivered", "{{Order}} a été livrée"],
  OrderDeliveryFailed: ["{{Order}} could not be handed over ({{code}})", "{{Order}} n’a pas pu être remise ({{code}})"],
  "OrderDeliveryFailed-again": [
    "{{Order}} could not be handed over ({{code}}); tried again {{next}}",
    "{{Order}} n’a pas pu être remise ({{code}}); nouvel essai\u00a0: {{next}}",
  ],
  OrderRefunded: [
    "{{who}} gave back {{amount}} of {{order}}: {{because}}",
    "{{who}} a remboursé {{amount}} pour {{order}}\u00a0: {{because}}",
  ],
  PaymentAttempted: [
    "{{provider}} was asked for {{amount}} for {{order}}, attempt {{attempt}}",
    "{{amount}} ont été demandés {{provider}} pour {{order}}, tentative {{attempt}}",
  ],
  "PaymentAttempted-addition": [
    "{{provider}} was asked for {{amount}} for additions to {{order}}, attempt {{attempt}}",
    "{{amount}} ont été demandés {{provider}} pour des ajouts à {{order}}, tentative {{attempt}}",
  ],
  "PaymentAttempted-change": [
    "{{provider}} was asked for {{amount}} for a change of {{order}}, attempt {{attempt}}",
    "{{amount}} ont été demandés {{provider}} pour une modification de {{order}}, tentative {{attempt}}",
  ],
  PaymentCaptured: ["The gateway took {{amount}}, attempt {{attempt}}", "La passerelle a perçu {{amount}}, tentative {{attempt}}"],
  PaymentDeclined: ["The gateway refused attempt {{attempt}} ({{code}})", "La passerelle a refusé la tentative {{attempt}} ({{code}})"],
  "PaymentDeclined-hard": [
    "The gateway refused attempt {{attempt}} for good ({{code}})",
    "La passerelle a refusé la tentative {{attempt}} définitivement ({{code}})",
  ],
  PaymentOutcomeUnknown: [
    "The gateway did not answer attempt {{attempt}} ({{why}}): whether money moved is not known",
    "La passerelle n’a pas répondu à la tentative {{attempt}} ({{why}})\u00a0: on ignore si de l’argent a bougé",
  ],
  PaymentResolved: [
    "The gateway said what became of attempt {{attempt}}: {{outcome}} ({{amount}})",
    "La passerelle a dit ce qu’est devenue la tentative {{attempt}}\u00a0: {{outcome}} ({{amount}})",
  ],
  PaymentContradicted: [
    "The gateway now says of attempt {{attempt}} that {{told}}, after {{known}}: someone has to look into it",
    "La passerelle dit maintenant de la tentative {{attempt}}\u00a0: {{told}}, alors que {{known}}; quelqu’un doit vérifier",
  ],
  PaymentRefunded: ["The gateway gave back {{amount}}", "La passerelle a remboursé {{amount}}"],
  PointsPending_one: ["{{count}} point waits for the delivery of {{order}}", "{{count}} point attend la livraison\u00a0: {{order}}"],
  PointsPending_many: [null, "{{count}} de points attendent la livraison\u00a0: {{order}}"],
  PointsPending_other: ["{{count}} points wait for the delivery of {{order}}", "{{count}} points attendent la livraison\u00a0: {{order}}"],
  "PointsPending-unskip_one": [
    "{{count}} point for bringing back {{order}} waits for its delivery",
    "{{count}} point pour avoir rétabli {{order}} attend la livraison",
  ],
  "PointsPending-unskip_many": [null, "{{count}} de points pour avoir rétabli {{order}} attendent la livraison"],
  "PointsPending-unskip_other": [
    "{{count}} points for bringing back {{order}} wait for its delivery",
    "{{count}} points pour avoir rétabli {{order}} attendent la livraison",
  ],
  "PointsPending-less_one": [
    "{{count}} point fewer waits for the delivery of {{order}}, which costs less",
    "{{count}} point de moins attend la livraison\u00a0: {{order}} coûte moins cher",
  ],
  "PointsPending-less_many": [null, "{{count}} de points de moins attendent la livraison\u00a0: {{order}} coûte moins cher"],
  "PointsPending-less_other": [
    "{{count}} points fewer wait for the delivery of {{order}}, which costs less",
    "{{count}} points de moins attendent la livraison\u00a0: {{order}} coûte moins cher",
  ],
  PointsMatured_one: ["{{count}} point of {{order}} can be spent", "{{count}} point peut être utilisé\u00a0: {{order}}"],
  PointsMatured_many: [null, "{{count}} de points peuvent être utilisés\u00a0: {{order}}"],
  PointsMatured_other: ["{{count}} points of {{order}} can be spent", "{{count}} points peuvent être utilisés\u00a0: {{order}}"],
  PointsForfeited_one: [
    "{{count}} point was lost: {{order}} will not be delivered",
    "{{count}} point perdu\u00a0: {{order}} ne sera pas livrée",
  ],
  PointsForfeited_many: [null, "{{count}} de points perdus\u00a0: {{order}} ne sera pas livrée"],
  PointsForfeited_other: [
    "{{count}} points were lost: {{order}} will not be delivered",
    "{{count}} points perdus\u00a0: {{order}} ne sera pas livrée",
  ],
  PointsTakenBack_one: [
    "{{count}} point was taken back: {{order}} was refunded",
    "{{count}} point repris\u00a0: {{order}} a été remboursée",
  ],
  PointsTakenBack_many: [null, "{{count}} de points repris\u00a0: {{order}} a été remboursée"],
  PointsTakenBack_other: [
    "{{count}} points were taken back: {{order}} was refunded",
    "{{count}} points repris\u00a0: {{order}} a été remboursée",
  ],
  StockOpened_one: ["{{count}} unit of {{item}} can be sold", "{{count}} unité de {{item}} peut être vendue"],
  StockOpened_many: [null, "{{count}} d’unités de {{item}} peuvent être vendues"],
  StockOpened_other: ["{{count}} units of {{item}} can be sold", "{{count}} unités de {{item}} peuvent être vendues"],
  StockReserved_one: ["{{count}} generated order took units of {{item}}", "{{count}} commande générée a pris des unités de {{item}}"],
  StockReserved_many: [null, "{{count}} de commandes générées ont pris des unités de {{item}}"],
  StockReserved_other: [
    "{{count}} generated orders took units of {{item}}",
    "{{count}} commandes générées ont pris des unités de {{item}}",
  ],
  StockHeld_one: ["{{count}} unit of {{item}} is held for {{order}}", "{{count}} unité de {{item}} est retenue pour {{order}}"],
  StockHeld_many: [null, "{{count}} d’unités de {{item}} sont retenues pour {{order}}"],
  StockHeld_other: ["{{count}} units of {{item}} are held for {{order}}", "{{count}} unités de {{item}} sont retenues pour {{order}}"],
  StockSettled_one: ["{{count}} unit of {{item}} is reserved for {{order}}", "{{count}} unité de {{item}} figure dans {{order}}"],
  StockSettled_many: [null, "{{count}} d’unités de {{item}} figurent dans {{order}}"],
  StockSettled_other: ["{{count}} units of {{item}} are reserved for {{order}}", "{{count}} unités de {{item}} figurent dans {{order}}"],
  SlotOpened_one: ["{{count}} box fits into {{item}}", "{{count}} boîte entre dans {{item}}"],
  SlotOpened_many: [null, "{{count}} de boîtes entrent dans {{item}}"],
  SlotOpened_other: ["{{count}} boxes fit into {{item}}", "{{count}} boîtes entrent dans {{item}}"],
  SlotReserved_one: ["{{count}} generated order took a place in {{item}}", "{{count}} commande générée a pris une place dans {{item}}"],
  SlotReserved_many: [null, "{{count}} de commandes générées ont pris des places dans {{item}}"],
  SlotReserved_other: [
    "{{count}} generated orders took places in {{item}}",
    "{{count}} commandes générées ont pris des places dans {{item}}",
  ],
  SlotHeld: ["A place in {{item}} is held for {{order}}", "Une place dans {{item}} est retenue pour {{order}}"],
  SlotSettled: ["A place in {{item}} belongs to {{order}}", "Une place dans {{item}} revient à {{order}}"],
  "SlotSettled-released": ["The place of {{order}} in {{item}} was given back", "La place dans {{item}} a été rendue\u00a0: {{order}}"],
  GenerationDelayed: [
    "The generation of {{week}} in {{region}} has waited for minutes for {{models}}",
    "La génération de {{week}}, {{region}}, attend {{models}} depuis plusieurs minutes",
  ],
  GenerationResumed: ["The generation runs again", "La génération a repris"],
  SubscriptionsLeftOut_one: [
    "{{week}} in {{region}}: too late to make an order for {{count}} subscription",
    "{{week}}, {{region}}\u00a0: trop tard pour créer une commande pour {{count}} abonnement",
  ],
  SubscriptionsLeftOut_many: [null, "{{week}}, {{region}}\u00a0: trop tard pour créer des commandes pour {{count}} d’abonnements"],
  SubscriptionsLeftOut_other: [
    "{{week}} in {{region}}: too late to make orders for {{count}} subscriptions",
    "{{week}}, {{region}}\u00a0: trop tard pour créer des commandes pour {{count}} abonnements",
  ],
  "SubscriptionsLeftOut-unreadable_one": [
    "{{week}} in {{region}}: {{count}} subscription could not be read and got no order",
    "{{week}}, {{region}}\u00a0: {{count}} abonnement illisible est resté sans commande",
  ],
  "SubscriptionsLeftOut-unreadable_many": [
    null,
    "{{week}}, {{region}}\u00a0: {{count}} d’abonnements illisibles sont restés sans commande",
  ],
  "SubscriptionsLeftOut-unreadable_other": [
    "{{week}} in {{region}}: {{count}} subscriptions could not be read and got no order",
    "{{week}}, {{region}}\u00a0: {{count}} abonnements illisibles sont restés sans commande",
  ],
  GenerationCommitStarted_one: [
    "{{who}} began to commit {{week}} in {{region}}: {{count}} subscription",
    "{{who}} a commencé à confirmer {{week}}, {{region}}\u00a0: {{count}} abonnement",
  ],
  GenerationCommitStarted_many: [null, "{{who}} a commencé à confirmer {{week}}, {{region}}\u00a0: {{count}} d’abonnements"],
  GenerationCommitStarted_other: [
    "{{who}} began to commit {{week}} in {{region}}: {{count}} subscriptions",
    "{{who}} a commencé à confirmer {{week}}, {{region}}\u00a0: {{count}} abonnements",
  ],
  GenerationCommitted_one: [
    "{{who}} committed {{week}} in {{region}}: {{count}} order, {{changed}} left out",
    "{{who}} a confirmé {{week}}, {{region}}\u00a0: {{count}} commande, {{changed}} laissées de côté",
  ],
  GenerationCommitted_many: [null, "{{who}} a confirmé {{week}}, {{region}}\u00a0: {{count}} de commandes, {{changed}} laissées de côté"],
  GenerationCommitted_other: [
    "{{who}} committed {{week}} in {{region}}: {{count}} orders, {{changed}} left out",
    "{{who}} a confirmé {{week}}, {{region}}\u00a0: {{count}} commandes, {{changed}} laissées de côté",
  ],
  MenuPublished_one: [
    "{{who}} published the menu of {{week}} in {{region}}: {{count}} item",
    "{{who}} a publié le menu de {{week}}, {{region}}\u00a0: {{count}} article",
  ],
  MenuPublished_many: [null, "{{who}} a publié le menu de {{week}}, {{region}}\u00a0: {{count}} d’articles"],
  MenuPublished_other: [
    "{{who}} published the menu of {{week}} in {{region}}: {{count}} items",
    "{{who}} a publié le menu de {{week}}, {{region}}\u00a0: {{count}} articles",
  ],
  CategoryRankingSaved: [
    "{{who}} saved another ranking of {{week}} in {{region}}",
    "{{who}} a enregistré un autre classement de {{week}}, {{region}}",
  ],
  ProductIntroduced: ["{{who}} added {{name}} ({{sku}}) to the catalogue", "{{who}} a ajouté {{name}} ({{sku}}) au catalogue"],
  ProductRevised: [
    "{{who}} changed what customers read about {{name}} ({{sku}})",
    "{{who}} a modifié ce que la clientèle lit sur {{name}} ({{sku}})",
  ],
  ProductWithdrawn: [
    "{{who}} withdrew {{sku}}: no further menu may hold it",
    "{{who}} a retiré {{sku}}\u00a0: aucun autre menu ne peut le contenir",
  ],
  OrderSkipExplained: [
    "{{who}} said why {{order}} was skipped: {{because}}",
    "{{who}} a dit pourquoi {{order}} est sautée\u00a0: {{because}}",
  ],
  OrderOutForDelivery: [
    "The box of {{order}} is on its way, expected by {{until}}",
    "La boîte de {{order}} est en route, attendue d’ici {{until}}",
  ],
  OrderDeliveryChanged: ["{{who}} moved {{order}} to {{slot}} ({{day}})", "{{who}} a déplacé {{order}} au {{slot}} ({{day}})"],
  OrderHandoverChosen: [
    "{{who}} asked to leave the box of {{order}} {{where}}",
    "{{who}} a demandé de laisser la boîte de {{order}} {{where}}",
  ],
  "OrderHandoverChosen-usual": [
    "{{who}} asked to leave the box of {{order}} as its address says",
    "{{who}} a demandé de laisser la boîte de {{order}} comme l’indique son adresse",
  ],
  OrderDiscountsChanged: [
    "{{who}} changed the discounts of {{order}}: {{codes}}",
    "{{who}} a changé les rabais de {{order}}\u00a0: {{codes}}",
  ],
  "OrderDiscountsChanged-none": ["{{who}} took the discounts off {{order}}", "{{who}} a retiré les rabais de {{order}}"],
  FirstOrderChangeStarted_one: [
    "{{who}} chose {{count}} item for {{order}}, which is paid: {{more}} more is being charged",
    "{{who}} a choisi {{count}} article pour {{order}}, déjà payée\u00a0: {{more}} de plus en cours de facturation",
  ],
  FirstOrderChangeStarted_many: [
    null,
    "{{who}} a choisi {{count}} d’articles pour {{order}}, déjà payée\u00a0: {{more}} de plus en cours de facturation",
  ],
  FirstOrderChangeStarted_other: [
    "{{who}} chose {{count}} items for {{order}}, which is paid: {{more}} more is being charged",
    "{{who}} a choisi {{count}} articles pour {{order}}, déjà payée\u00a0: {{more}} de plus en cours de facturation",
  ],
  FirstOrderChangeFailed: [
    "The change of {{order}} could not be paid: {{code}}",
    "La modification de {{order}} n’a pas pu être payée\u00a0: {{code}}",
  ],
  FirstOrderChanged_one: [
    "{{Order}} was changed to {{count}} item after it was paid: {{amount}} more was charged",
    "{{Order}} a été modifiée après paiement ({{count}} article)\u00a0: {{amount}} de plus facturés",
  ],
  FirstOrderChanged_many: [null, "{{Order}} a été modifiée après paiement ({{count}} d’articles)\u00a0: {{amount}} de plus facturés"],
  FirstOrderChanged_other: [
    "{{Order}} was changed to {{count}} items after it was paid: {{amount}} more was charged",
    "{{Order}} a été modifiée après paiement ({{count}} articles)\u00a0: {{amount}} de plus facturés",
  ],
  "FirstOrderChanged-less_one": [
    "{{who}} changed {{order}} to {{count}} item after it was paid: {{amount}} goes back",
    "{{who}} a modifié {{order}} après paiement ({{count}} article)\u00a0: {{amount}} à rembourser",
  ],
  "FirstOrderChanged-less_many": [null, "{{who}} a modifié {{order}} après paiement ({{count}} d’articles)\u00a0: {{amount}} à rembourser"],
  "FirstOrderChanged-less_other": [
    "{{who}} changed {{order}} to {{count}} items after it was paid: {{amount}} goes back",
    "{{who}} a modifié {{order}} après paiement ({{count}} articles)\u00a0: {{amount}} à rembourser",
  ],
  "FirstOrderChanged-same_one": [
    "{{who}} changed {{order}} to {{count}} item after it was paid, at the same price",
    "{{who}} a modifié {{order}} après paiement ({{count}} article), au même prix",
  ],
  "FirstOrderChanged-same_many": [null, "{{who}} a modifié {{order}} après paiement ({{count}} d’articles), au même prix"],
  "FirstOrderChanged-same_other": [
    "{{who}} changed {{order}} to {{count}} items after it was paid, at the same price",
    "{{who}} a modifié {{order}} après paiement ({{count}} articles), au même prix",
  ],
  LateAdditionStarted_one: [
    "{{who}} put {{count}} item together to add to {{order}} ({{total}})",
    "{{who}} a préparé {{count}} article à ajouter à {{order}} ({{total}})",
  ],
  LateAdditionStarted_many: [null, "{{who}} a préparé {{count}} d’articles à ajouter à {{order}} ({{total}})"],
  LateAdditionStarted_other: [
    "{{who}} put {{count}} items together to add to {{order}} ({{total}})",
    "{{who}} a préparé {{count}} articles à ajouter à {{order}} ({{total}})",
  ],
  LateAdditionBillingStarted: [
    "Attempt {{attempt}} to charge {{charge}} for additions to {{order}} begins",
    "Tentative {{attempt}}\u00a0: facturation de {{charge}} d’ajouts à {{order}}",
  ],
  LateAdditionPaymentFailed: [
    "The additions to {{order}} could not be paid: {{code}}",
    "Les ajouts à {{order}} n’ont pas pu être payés\u00a0: {{code}}",
  ],
  LateAdditionBilled: ["Additions to {{order}} are paid: {{total}}", "Les ajouts à {{order}} sont payés\u00a0: {{total}}"],
  LateAdditionDropped: [
    "The additions to {{order}} were dropped: {{because}}",
    "Les ajouts à {{order}} sont abandonnés\u00a0: {{because}}",
  ],
  RefundRequested: [
    "{{who}} asked to give back {{amount}} of {{order}}, which needs a second person: {{because}}",
    "{{who}} demande de rembourser {{amount}} pour {{order}}, à approuver par une deuxième personne\u00a0: {{because}}",
  ],
  RefundDeclined: ["{{who}} did not approve a refund for {{order}}", "{{who}} n’a pas approuvé un remboursement pour {{order}}"],
  PointsEnded_one: ["{{count}} point was lost as the account was closed", "{{count}} point perdu à la fermeture du compte"],
  PointsEnded_many: [null, "{{count}} de points perdus à la fermeture du compte"],
  PointsEnded_other: ["{{count}} points were lost as the account was closed", "{{count}} points perdus à la fermeture du compte"],
  "PointsEnded-none": ["The account was closed and earns no more points", "Le compte est fermé et n’accumule plus de points"],
  PendingPointsTakenBack_one: [
    "{{count}} point that waited was taken back: {{order}} was refunded",
    "{{count}} point en attente repris\u00a0: {{order}} a été remboursée",
  ],
  PendingPointsTakenBack_many: [null, "{{count}} de points en attente repris\u00a0: {{order}} a été remboursée"],
  PendingPointsTakenBack_other: [
    "{{count}} points that waited were taken back: {{order}} was refunded",
    "{{count}} points en attente repris\u00a0: {{order}} a été remboursée",
  ],
  CreditGranted: [
    "{{who}} gave {{amount}} of credit ({{source}}): {{name}}",
    "{{who}} a ajouté {{amount}} au solde ({{source}})\u00a0: {{name}}",
  ],
  CreditReserved: ["{{amount}} of credit is reserved for a payment", "{{amount}} du solde sont réservés pour un paiement"],
  CreditSpent: ["{{amount}} of credit paid for an order", "{{amount}} du solde ont payé une commande"],
  CreditReleased: ["{{amount}} of credit can be spent again", "{{amount}} du solde sont de nouveau disponibles"],
  CreditReturned: ["{{amount}} of credit was returned with a refund", "{{amount}} sont revenus au solde avec un remboursement"],
  CorporatePlanGiven: [
    "{{who}} gave the corporate plan {{plan}}: {{amount}} a month until {{until}}",
    "{{who}} a accordé le plan d’entreprise {{plan}}\u00a0: {{amount}} par mois jusqu’au {{until}}",
  ],
  CorporatePlanEnded: ["The corporate plan ended", "Le plan d’entreprise a pris fin"],
  CreditExpired: ["{{amount}} of credit expired", "{{amount}} du solde ont expiré"],
  NoticeSent: ["A mail about {{about}} was sent: {{what}}", "Un courriel sur {{about}} a été envoyé\u00a0: {{what}}"],
  "NoticeSent-sms": ["A text message about {{about}} was sent: {{what}}", "Un texto sur {{about}} a été envoyé\u00a0: {{what}}"],
  "NoticeSent-push": [
    "A message about {{about}} was sent to their devices: {{what}}",
    "Un message sur {{about}} a été envoyé à ses appareils\u00a0: {{what}}",
  ],
  NoticeNotWanted: ["No message about {{about}} ({{what}}): {{because}}", "Aucun message sur {{about}} ({{what}})\u00a0: {{because}}"],
  SignUpAddressFixed: [
    "The subscription begins from this address; sign-up can no longer change it",
    "L’abonnement part de cette adresse; l’inscription ne peut plus la changer",
  ],
  SignUpCodeFixed: ["The sign-up's boxes go by the code {{code}}", "Les boîtes de l’inscription suivent le code {{code}}"],
  "SignUpCodeFixed-none": ["The sign-up's boxes go by no code", "Les boîtes de l’inscription sont sans code"],
  DiscountCodeWithdrawn: ["{{who}} took back the code {{code}}", "{{who}} a retiré le code {{code}}"],
  RecurringItemChosen_one: [
    "{{who}} chose {{sku}} to come with every box from {{week}}: {{count}} unit",
    "{{who}} a choisi {{sku}} dans chaque boîte à partir de {{week}}\u00a0: {{count}} unité",
  ],
  RecurringItemChosen_many: [null, "{{who}} a choisi {{sku}} dans chaque boîte à partir de {{week}}\u00a0: {{count}} d’unités"],
  RecurringItemChosen_other: [
    "{{who}} chose {{sku}} to come with every box from {{week}}: {{count}} units",
    "{{who}} a choisi {{sku}} dans chaque boîte à partir de {{week}}\u00a0: {{count}} unités",
  ],
  RecurringItemEnded: [
    "{{who}} ended {{sku}} with every box from {{week}}",
    "{{who}} a retiré {{sku}} de chaque boîte à partir de {{week}}",
  ],
} satisfies Words;
