/** Names and streets for the demo's households. */
export const firstNames = {
  en: "Olivia Liam Emma Noah Ava Jackson Sophia Lucas Mia Ethan Isla Mason Chloe Owen Hannah Caleb Amara Priya Mei Arjun Harpreet Wei Fatima Daniel Grace Nadia Tomasz Aisha Ravi Leila Marcus Simone Jasmine Kenji Rosa Declan".split(
    " ",
  ),
  fr: "Léa Félix Juliette Thomas Florence Antoine Rosalie Samuel Maude Étienne Camille Mathis Océane Gabriel Élodie Xavier Audrey Maxime Geneviève Raphaël Sarah Olivier Catherine Alexis Myriam Vincent Zoé Simon Noémie Jérôme Amélie Youssef Chantal Benoît Pascale Hugo".split(
    " ",
  ),
} as const;

export const lastNames = {
  en: "Smith Chen Singh MacDonald Nguyen Brown Wong Campbell Patel Wilson Kim Taylor Fraser Lee Khan Anderson Grewal Thompson Robinson Ahmed Clarke Murray Sandhu Bennett Cardinal Kowalski Petrov O’Brien Fernandes Okafor".split(
    " ",
  ),
  fr: "Tremblay Gagnon Roy Côté Bouchard Gauthier Morin Lavoie Fortin Gagné Ouellet Pelletier Bélanger Lévesque Bergeron Leblanc Paquette Girard Simard Boucher Caron Beaulieu Cloutier Dubé Poirier Nadeau Benali Thibault Lachance Desjardins".split(
    " ",
  ),
} as const;

export const streets = {
  en: "Maple Cedar Birch Elm Willow Chestnut King Queen Victoria Wellington Alder Hawthorne Sunnyside Lakeshore Ridgeview Park Mill Church Station Fraser"
    .split(" ")
    .map((name) => `${name} Street`),
  fr: [
    "rue des Érables",
    "rue Saint-Denis",
    "avenue du Parc",
    "rue Laurier",
    "boulevard des Prairies",
    "rue Principale",
    "rue de l’Église",
    "chemin du Lac",
    "rue Cartier",
    "avenue des Pins",
    "rue des Lilas",
    "rue du Moulin",
    "rue Notre-Dame",
    "avenue Papineau",
    "rue Sherbrooke",
  ],
} as const;
