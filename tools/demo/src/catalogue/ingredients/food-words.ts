import { Allergen } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";
import rows from "../../../catalogue/food-words.json" with { type: "json" };

const Text = z.string().min(1);
const Both = z.strictObject({ en: z.array(Text), fr: z.array(Text) });

/** The words by which people name food, in English and French, singular or plural. */
export const { bearers, innocent, harmless } = z
  .strictObject({
    /**
     * Names of food with priority allergens. Sources: Health Canada, "Common food allergens" and "Gluten sources". Compounds are
     * read by their recipes, too.
     */
    bearers: z.array(z.tuple([Text, Text], Allergen)),
    /** Phrases that contain one of these words and name food without that allergen, and words by which a name is no food. */
    innocent: Both,
    /** Words that name no priority allergen: foods, cuts, places, forms. Another word in a name is judged first, then added to one list. */
    harmless: Both,
  })
  .parse(rows);
