/**
 * Words of addresses in both languages, and the forms in which people write each (Canada Post, Addressing Guidelines, tables of street
 * types, directions and unit designators). The first form of a line is the one that a key holds.
 */

const formsOf = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split("\n")
      .map((line) => line.trim().split(" "))
      .flatMap((forms) => forms.map((form) => [form, forms[0]!] as const)),
  );

/** Types of streets, which French puts before a name and English after it. */
export const streetTypes = formsOf(`
  st street str rue r
  ave avenue av aven
  blvd boulevard boul bd bl bld blv boulv
  rd road
  route rte
  dr drive promenade prom drv
  ch chemin chem
  pl place
  cres crescent croissant crois cr crsnt
  crt court cour ct
  sq square carre car
  terr terrasse terrace tsse ter
  ln lane
  hwy highway autoroute aut
  pky parkway pkwy parkwy
  pk park parc
  cir circle cercle
  circt circuit
  rang rg
  concession conc con
  montee mtee
  cote cte
  quai quay
  allee al
  alley aly
  impasse imp
  passage pass
  ruelle rle
  sentier sent
  trail trl tr
`);

/** Types of streets that are also saints, titles and hills: they are a type at the end of a street only. */
export const ambiguousTypes: ReadonlySet<string> = new Set("st dr cote cte".split(" "));

/** Types and directions of streets, and other words that both languages abbreviate. `st` is both a saint and a street. */
export const genericWords: ReadonlyMap<string, string> = new Map([
  ...streetTypes,
  ["saint", "st"],
  ["docteur", "dr"],
  ["doctor", "dr"],
  ...formsOf(`
    ste sainte
    ptway pathway
    point pt pointe pte
    mount mt mont
    mtn mountain montagne
    hts heights hauteurs
    gdns gardens jardins jardin garden gdn
    grove grv
    manor mnr manoir
    ridge rdg
    view vw
    village villge vlg
    crossing cross
    centre ctr center
    gate gt
    esplanade espl
    expressway expy
    freeway fwy
    estates estate
    landing landng
    cds culdesac
    rdpt rondpoint
    fort ft
    mgr monseigneur
    gen general
    pres president
    capt cap captain capitaine
    col colonel
    prof professor professeur
    n north nord
    s south sud
    e east est
    w west ouest o
    ne northeast nordest
    nw northwest nordouest
    se southeast sudest
    sw southwest sudouest so
  `),
]);

/** Roads whose name is a number: "no 7" after one of them is no unit. */
export const numberedRoads: ReadonlySet<string> = new Set(
  "highway hwy route rte rang rg range concession conc line sideroad autoroute".split(" "),
);

/** Words before the number of a unit: the number alone names it. */
export const unitWords: ReadonlySet<string> = new Set(
  `apartment apartments apt apts apart appartement apartement appart appt app ap unit units unite suite suites ste bureau bur office local loc logement log lgt
   porte door room rm chambre studio condo flat no nos nr num number numero numeros`.split(/\s+/),
);

/** Words of the provinces and the country, in both languages. */
export const provinceWords: readonly string[] = "qc quebec on ont ontario ab alberta bc british columbia colombie britannique canada".split(
  " ",
);

/** Texts of the unit's field that name no unit. */
export const noUnit: ReadonlySet<string> = new Set("na none no non nil aucun aucune maison house home sans".split(" "));

/** Parts of a building that tell units apart. */
export const unitParts = formsOf(`
  ph penthouse
  basement bsmt bsmnt soussol ssol
  ground rezdechaussee rdc rc groundfloor mainfloor main
  townhouse townhome th
  floor fl flr etage etg
  building bldg batiment bat edifice immeuble
  tower twr tour
  upper up haut
  lower low bas
  front avant
  rear arriere back
`);

/** Articles and prepositions within the names of streets, which people leave out. */
export const articles: ReadonlySet<string> = new Set("de du des la le les aux au of the".split(" "));

/** Words before a number that a bell has: it is a unit's where no other number is. */
export const bellWords: ReadonlySet<string> = new Set("buzzer buzz bell intercom interphone sonnette sonnerie".split(" "));
