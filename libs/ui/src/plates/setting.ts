import type { Vessel } from "./plate-spec.ts";

/** The cutlery beside a plate or a bowl. */
export type Setting = "fork-and-knife" | "spoon" | "chopsticks";

const namesIn = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

/** Eaten with the fingers. */
const fingerFood = namesIn("potato-chips ketchup-chips tortilla-chips popcorn caramel-popcorn nuts maple-candies");

const slurped = namesIn("noodles rice-noodles soba udon");

/** The contents of a bowl that need a spoon. */
const spooned = namesIn(`
  broth pea-soup bisque yogurt oats cream chili curry green-curry hummus guacamole maple-syrup
  vanilla-scoops maple-scoops chocolate-scoops raspberry-scoops
`);

/** Finds the cutlery for a dish, null if it needs none: the leading entry of the list decides. */
export function settingFor(vessel: Vessel, art: readonly string[]): Setting | null {
  if (vessel !== "plate" && vessel !== "bowl") return null;
  if (art.some((name) => fingerFood.has(name)) || (vessel === "bowl" && art[0] === "chickpeas")) return null;
  const deciding = art.find((name) => slurped.has(name) || (vessel === "bowl" && spooned.has(name)));
  if (deciding === undefined) return "fork-and-knife";
  return slurped.has(deciding) ? "chopsticks" : "spoon";
}
