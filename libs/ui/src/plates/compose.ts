import { bedNames, crumblyNames, type PlateSpec, packagings, plainNames, sweetNames, type Vessel } from "./plate-spec.ts";
import { pickFrom, randomFrom } from "./random.ts";
import { type Setting, settingFor } from "./setting.ts";

/** The place of a drawing: its centre and width in a square of 320 units, its turn in degrees. */
export interface Placed {
  name: string;
  x: number;
  y: number;
  size: number;
  turn: number;
  /** The food would run or roll away, so it gets a small dish of its own. */
  dished?: boolean;
}

export interface Fleck {
  kind: "leaf" | "seed" | "pepper" | "chili" | "petal" | "crumb";
  x: number;
  y: number;
  size: number;
  turn: number;
}

export interface Composition {
  weave: "gingham" | "stripe" | "windowpane" | "plain";
  weaveTurn: number;
  glaze: "porcelain" | "cream" | "speckled" | "blue-rim" | "slate" | "teal";
  bed: Placed | null;
  /** The packaging that replaces a jar. */
  packaging: string | undefined;
  food: Placed[];
  flecks: Fleck[];
  turn: number;
  setting: Setting | null;
}

/** Centre, width and maximum turn of each place, leading one first, for one to five pieces. Later ones are in front. */
const places: Record<number, readonly (readonly [x: number, y: number, size: number, turn: number])[]> = {
  1: [[160, 156, 162, 8]],
  2: [
    [140, 146, 142, 8],
    [200, 192, 104, 14],
  ],
  3: [
    [148, 138, 138, 8],
    [206, 186, 96, 14],
    [122, 204, 88, 14],
  ],
  4: [
    [154, 128, 126, 8],
    [212, 168, 88, 14],
    [160, 206, 84, 12],
    [108, 182, 82, 14],
  ],
  5: [
    [156, 126, 118, 8],
    [214, 152, 78, 14],
    [198, 204, 76, 12],
    [138, 210, 74, 12],
    [102, 166, 74, 14],
  ],
};

/** The scale and centre of the food in each vessel, of those 320 units. */
const insides: Record<Vessel, { scale: number; y: number; bed: number }> = {
  plate: { scale: 1.14, y: 158, bed: 202 },
  bowl: { scale: 1.06, y: 158, bed: 240 },
  board: { scale: 1.16, y: 166, bed: 186 },
  box: { scale: 1.12, y: 158, bed: 306 },
  jar: { scale: 0.86, y: 204, bed: 244 },
  glass: { scale: 0.74, y: 190, bed: 0 },
};

/** The places of food in front of a filled jar or a glass. */
const inFront = [
  [228, 244, 104, 6],
  [92, 254, 92, 10],
  [160, 268, 76, 12],
] as const;

/** True if the food is drawn in front of its vessel, not in it. */
export const standsInFront = (vessel: Vessel, hasBed: boolean): boolean => vessel === "glass" || (vessel === "jar" && hasBed);

/** Foods that are too pale for a white plate: they get a coloured glaze. */
const paleBeds: ReadonlySet<string> = new Set(["rice", "rice-noodles", "udon", "cream", "yogurt", "mash", "risotto", "white-beans"]);

/** Decides everything about a plate from its dish; no drawing is done here. */
export function compose(spec: PlateSpec, seed: string, known: (name: string) => boolean = () => true): Composition {
  const next = randomFrom(`${seed}|${spec.art.join()}`);
  const art = spec.art.filter(known);
  const bedName = spec.vessel === "board" ? undefined : art.find((name) => bedNames.has(name));
  const packaging = spec.vessel === "jar" ? art.find((name) => name in packagings) : undefined;
  const pieces = art.filter((name) => name !== bedName && name !== packaging).slice(0, 5);
  const inside = insides[spec.vessel];
  const mirrored = next() < 0.5;
  const front = standsInFront(spec.vessel, bedName !== undefined);
  const loose = front || spec.vessel === "board";
  const { scale, y: middle } = front ? { scale: 1, y: 160 } : inside;
  const food = (front ? inFront.slice(0, pieces.length) : (places[pieces.length] ?? [])).map(([x, y, size, turn], i): Placed => {
    const shaken = (amount: number) => (next() - 0.5) * amount;
    const across = (x - 160) * (mirrored ? -1 : 1);
    const name = pieces[i] ?? "";
    return {
      name,
      ...(loose && bedNames.has(name) && { dished: true }),
      x: 160 + (across + shaken(8)) * scale,
      y: middle + (y - 160 + shaken(8)) * scale,
      size: size * scale,
      turn: shaken(2 * turn),
    };
  });
  return {
    weave: pickFrom(["gingham", "stripe", "windowpane", "plain"], next),
    weaveTurn: Math.round((next() - 0.5) * 24),
    glaze: pickFrom(
      bedName && paleBeds.has(bedName) ? ["teal", "blue-rim", "slate"] : ["porcelain", "cream", "speckled", "blue-rim", "teal"],
      next,
    ),
    turn: (next() - 0.5) * 10,
    bed: bedName ? { name: bedName, x: 160, y: spec.vessel === "jar" ? 208 : 160, size: inside.bed, turn: next() * 360 } : null,
    packaging,
    food,
    setting: settingFor(spec.vessel, art),
    flecks: garnish(spec.vessel, scattersFor(spec.vessel, pieces, bedName !== undefined), next),
  };
}

type Scatter = readonly [large: Fleck["kind"], small: Fleck["kind"]];
type Scatters = readonly [Scatter, ...Scatter[]];
const crumbs: Scatters = [["crumb", "crumb"]];
const sweetScatters: Scatters = [["crumb", "petal"], ...crumbs];
const savouryScatters: Scatters = [
  ["leaf", "pepper"],
  ["leaf", "seed"],
  ["leaf", "chili"],
  ["seed", "pepper"],
];

/** The garnish for the food, or null: food that lies raw in its box is sold without. */
function scattersFor(vessel: Vessel, pieces: readonly string[], hasBed: boolean): Scatters | null {
  if (vessel === "jar" || vessel === "glass" || pieces.some((name) => plainNames.has(name))) return null;
  const [leading] = pieces;
  if (leading !== undefined && crumblyNames.has(leading)) return crumbs;
  if (vessel === "box" && !hasBed) return null;
  return pieces.some((name) => sweetNames.has(name)) ? sweetScatters : savouryScatters;
}

/** A scatter around the food: more towards one side, as from a hand. */
function garnish(vessel: Vessel, scatters: Scatters | null, next: () => number): Fleck[] {
  if (scatters === null) return [];
  const [large, small] = pickFrom(scatters, next);
  const side = next() * Math.PI * 2;
  const reach = vessel === "bowl" ? 84 : 98;
  const one = (kind: Fleck["kind"], size: number): Fleck => {
    const angle = side + (next() + next() - 1) * 2.1;
    const radius = reach * (0.62 + next() * 0.42);
    return {
      kind,
      x: 160 + Math.cos(angle) * radius,
      y: 160 + Math.sin(angle) * radius,
      size: size * (0.8 + next() * 0.5),
      turn: next() * 360,
    };
  };
  return [...Array.from({ length: 4 }, () => one(large, 1.5)), ...Array.from({ length: 15 }, () => one(small, 1))];
}
