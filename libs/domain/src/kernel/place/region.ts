import { z } from "zod";

/** The provinces that are delivered to. */
export const regions = ["bc", "ab", "on", "qc"] as const;
export const Region = z.enum(regions);
export type Region = z.infer<typeof Region>;

export const languages = ["en", "fr"] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;
