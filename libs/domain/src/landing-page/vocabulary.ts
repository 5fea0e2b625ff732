import { z } from "zod";

/** The versions of the landing page: each has art of its own. */
export const HomeVersion = z.enum(["default", "brand-refresh", "seasonal"]).meta({ id: "HomeVersion" });
export type HomeVersion = z.infer<typeof HomeVersion>;

/** The parts that may follow the first screen of the landing page, in any order. */
const homeParts = ["how", "week", "banner1", "banner2", "refresh", "people", "plans", "area", "canada", "questions"] as const;
export const HomePart = z.enum(homeParts).meta({ id: "HomePart" });
export type HomePart = z.infer<typeof HomePart>;
