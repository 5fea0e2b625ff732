/** The words of the page during the first start, English beside French. */
export const waitingWords = {
  title: ["The table is being set", "On dresse la table"],
  lead: [
    "Tablée is starting for the first time. Menus are written, households sign up, and boxes are packed for the weeks behind us.",
    "Tablée démarre pour la première fois. On écrit les menus, des ménages s’inscrivent et l’on prépare les boîtes des semaines passées.",
  ],
  again: ["Tablée is starting. It takes a few seconds.", "Tablée démarre. Cela prend quelques secondes."],
  open: [
    "This page opens Tablée automatically as soon as it is ready.",
    "Cette page ouvrira Tablée automatiquement dès que tout sera prêt.",
  ],
  label: ["Progress of the start", "Progression du démarrage"],
  step: {
    services: ["Starting the event store and the database", "Démarrage du journal d’événements et de la base de données"],
    build: ["Building the server", "Construction du serveur"],
    season: ["Living the season: {{day}}", "La saison se déroule : {{day}}"],
    log: ["Writing it all down", "Mise par écrit de la saison"],
    apps: ["Building both apps", "Construction des deux applications"],
    servers: ["Opening the doors", "Ouverture des portes"],
  },
} as const;

export type Step = keyof typeof waitingWords.step;
