import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Staff and roles", "Équipe et rôles"],
  you: ["you", "vous"],
  notKnown: ["not known", "inconnue"],
  actsOf: ["Change {{name}}’s access", "Modifier les accès de {{name}}"],
  columns: {
    name: ["Name", "Nom"],
    email: ["Work email", "Courriel professionnel"],
    role: ["Role", "Rôle"],
    access: ["Access", "Accès"],
    signedIn: ["Last sign-in", "Dernière connexion"],
    acts: ["Acts", "Actions"],
  },
  access: {
    complete: ["Password and authenticator", "Mot de passe et authentification"],
    passwordOnly: ["Password, no authenticator", "Mot de passe seulement"],
    linkUntil: ["Link open until {{at}}", "Lien ouvert jusqu’au {{at}}"],
    linkExpired: ["Link expired", "Lien expiré"],
    disabled: ["Disabled", "Désactivé"],
  },
  add: {
    button: ["Add a member", "Ajouter un membre"],
    title: ["Add a member of staff", "Ajouter un membre à l’équipe"],
    text: [
      "You get a link for them. With it they choose a password and set up an authenticator, once and within 72 hours.",
      "Vous recevez un lien à lui remettre. Ce membre y choisit un mot de passe et y configure une application d’authentification, une seule fois et d’ici 72 heures.",
    ],
    name: ["First and last name", "Prénom et nom"],
    email: ["Work email", "Courriel professionnel"],
    confirm: ["Add", "Ajouter"],
  },
  role: {
    menu: ["Change the role", "Changer le rôle"],
    title: ["Change {{name}}’s role?", "Changer le rôle de {{name}}?"],
    text: [
      "The current role is {{role}}. The new one takes effect at their next click.",
      "Son rôle actuel\u00a0: {{role}}. Le nouveau compte dès son prochain clic.",
    ],
    field: ["Role", "Rôle"],
    choose: ["Choose a role", "Choisissez un rôle"],
    confirm: ["Change the role", "Changer le rôle"],
    done: ["{{name}} has the new role", "{{name}} a son nouveau rôle"],
    may: {
      support: [
        "Reads accounts, acts for customers with a reason, pauses, resumes and closes for them.",
        "Consulte les comptes et agit pour la clientèle, avec une raison\u00a0: pauses, reprises, fermetures.",
      ],
      merchandiser: ["Menus, ranking and generation.", "Menus, classement et génération."],
      finance: ["Refunds, credits and the ledger.", "Remboursements, crédits et grand livre."],
      admin: ["Everything, roles included.", "Tout, y compris les rôles."],
    },
  },
  link: {
    menu: ["Make a new link", "Créer un nouveau lien"],
    title: ["Make {{name}} a new link?", "Créer un nouveau lien pour {{name}}?"],
    text: [
      "For a link that expired, or an authenticator that was lost. What they sign in with stays as it is until the link is used.",
      "Pour un lien expiré ou une application d’authentification perdue. Ses accès restent les mêmes jusqu’à ce que le lien serve.",
    ],
    confirm: ["Make the link", "Créer le lien"],
    done: ["The link is made", "Le lien est créé"],
    shown: ["A link for {{name}}", "Un lien pour {{name}}"],
    shownText: [
      "Give it to them in person or by a channel you trust: with it anyone could sign in in their place. It is shown this once, works once, and lasts until {{at}} at most.",
      "Remettez-le en personne ou par un canal sûr\u00a0: quiconque l’a peut se connecter à sa place. Vous ne le verrez qu’ici; il sert une fois et vaut au plus tard jusqu’au {{at}}.",
    ],
  },
  disable: {
    menu: ["Disable", "Désactiver"],
    title: ["Disable {{name}}?", "Désactiver {{name}}?"],
    text: [
      "They are signed out at once and can no longer sign in. Enabling them again brings the role back.",
      "Sa session prend fin tout de suite et aucune autre ne s’ouvre. La réactivation lui rend son rôle.",
    ],
    confirm: ["Disable", "Désactiver"],
    done: ["{{name}} is disabled", "{{name}}\u00a0: accès désactivé"],
  },
  enable: {
    menu: ["Enable", "Réactiver"],
    title: ["Enable {{name}} again?", "Réactiver {{name}}?"],
    text: ["They may sign in again, as {{role}}.", "La connexion redevient possible, avec le rôle {{role}}."],
    confirm: ["Enable", "Réactiver"],
    done: ["{{name}} is enabled", "{{name}}\u00a0: accès réactivé"],
  },
  changes: {
    title: ["Latest changes", "Derniers changements"],
    none: ["No change was made here yet.", "Aucun changement n’a encore été fait ici."],
    by: ["{{who}}: “{{reason}}”", "{{who}}\u00a0: «\u00a0{{reason}}\u00a0»"],
    byThemself: ["by themself, with their link", "de son propre chef, par son lien"],
    StaffMemberAdded: ["{{name}} joined as {{after}}", "{{name}} arrive dans l’équipe ({{after}})"],
    StaffRoleChanged: ["{{name}}: from {{before}} to {{after}}", "{{name}} passe de {{before}} à {{after}}"],
    StaffMemberDisabled: ["{{name}} was disabled ({{before}})", "{{name}}\u00a0: accès désactivé ({{before}})"],
    StaffMemberEnabled: ["{{name}} was enabled again ({{after}})", "{{name}}\u00a0: accès réactivé ({{after}})"],
    StaffLinkIssued: ["{{name}} got a new link", "{{name}} a un nouveau lien"],
    StaffSignInSet: [
      "{{name}} chose a password and an authenticator",
      "{{name}} a choisi un mot de passe et une application d’authentification",
    ],
  },
} satisfies Words;
