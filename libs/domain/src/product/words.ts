import type { Pair } from "../kernel/words.ts";
import type { ProductKind } from "./vocabulary.ts";

export const productKindWords = {
  "ready-to-cook": ["Ready to cook", "À cuisiner"],
  "ready-to-eat": ["Ready to eat", "Prêt à manger"],
  market: ["Market", "Marché"],
} satisfies Readonly<Record<ProductKind, Pair>>;
