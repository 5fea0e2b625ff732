type Step = readonly [en: string, fr: string];
type Way = (minutes: number) => readonly Step[];

/** Lid ajar in the microwave, then a rest. */
function microwave(minutes: number): readonly Step[] {
  return [
    [
      `Lift one corner of the film and microwave on high for ${minutes} min, until steaming all through (74 °C).`,
      `Soulevez un coin de la pellicule et chauffez au micro-ondes à puissance maximale ${minutes} min, jusqu'à ce que le plat soit fumant partout (74 °C).`,
    ],
    ["Let stand for 1 min, stir and serve.", "Laissez reposer 1 min, remuez et servez."],
  ];
}

/** For crisp food: the oven, or the microwave if time is short. */
function oven(minutes: number): readonly Step[] {
  return [
    [
      `Heat the oven to 375 °F (190 °C), take off the film and heat for ${minutes} min; or microwave on high for 3 min.`,
      `Préchauffez le four à 190 °C (375 °F), retirez la pellicule et réchauffez ${minutes} min; ou chauffez au micro-ondes à puissance maximale 3 min.`,
    ],
    ["Check that the middle is steaming (74 °C) and serve.", "Vérifiez que le centre est fumant (74 °C) et servez."],
  ];
}

function saucepan(minutes: number): readonly Step[] {
  return [
    [
      `Pour into a saucepan and warm over medium heat for ${minutes} min, stirring; or microwave, loosely covered, for 3 min.`,
      `Versez dans une casserole et réchauffez à feu moyen ${minutes} min en remuant; ou chauffez au micro-ondes, sans couvrir hermétiquement, 3 min.`,
    ],
    ["Serve once steaming (74 °C).", "Servez dès que le tout est fumant (74 °C)."],
  ];
}

const cold: readonly Step[] = [
  [
    "Enjoy straight from the fridge: pour over the dressing and toss.",
    "Dégustez au sortir du réfrigérateur : versez la vinaigrette et mélangez.",
  ],
];

const coldAsIs: readonly Step[] = [["Stir and enjoy straight from the fridge.", "Remuez et dégustez au sortir du réfrigérateur."]];

/** The usual ways to heat a meal, by the names that the catalogue's files use. */
export const heatings = { microwave, oven, saucepan, cold: () => cold, "cold-as-is": () => coldAsIs } satisfies Record<string, Way>;
