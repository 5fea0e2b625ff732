import { createHash } from "node:crypto";
import type { Language } from "@tablee/domain/kernel/place/region";
import type { PlateSpec } from "@tablee/domain/product/vocabulary";
import type { BrandKey } from "@tablee/platform/brand";

/** Changes the keys of all plates once they are drawn differently: browsers keep an image for a year. */
const DRAWING = 1;

/** The facts of a dish that its images show. */
export interface DrawnDish {
  readonly sku: string;
  readonly plate: PlateSpec;
  readonly name: Readonly<Record<Language, string>>;
}

/** The key of a dish's plate among our images. It changes with the drawing, so that an image may be kept for ever. */
export const plateImage = ({ sku, plate }: Pick<DrawnDish, "sku" | "plate">): string => `plate.${sku}.${digestOf([DRAWING, sku, plate])}`;

/** The key of the picture that shared links to a dish show: its plate, its name in a language, and the brand's. */
export const cardImage = ({ sku, plate, name }: DrawnDish, language: Language, brand: BrandKey): string =>
  `card-${language}.${sku}.${digestOf([DRAWING, sku, plate, name[language], brand])}`;

const digestOf = (parts: readonly unknown[]): string => createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 8);
