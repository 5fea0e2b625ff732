import { PICTURE_SIZE } from "@tablee/contracts/page-manifest";
import type { DrawPlate } from "@tablee/contracts/pictures/plate-drawer";
import type { Language } from "@tablee/domain/kernel/place/region";
import type { DrawnDish } from "@tablee/gateways/images/plate-image";
import type { Brand } from "@tablee/platform/brand";
import type { Lettering } from "./lettering.ts";

/** The part of a plate's drawing beside the words: the plate at the right, its cloth to the card's edges. */
const TABLE = { x: -234, y: 4, width: 594, height: 312 };
const WORDS = { x: 64, width: 500, top: 108 };
/** Sizes of the name, each with its limit of lines: the first that fits is taken. */
const sizes = [
  { size: 72, lines: 3 },
  { size: 60, lines: 4 },
  { size: 48, lines: 5 },
] as const;

/** The drawing, the letters and the brand of a card. */
export interface CardTools {
  readonly draw: DrawPlate;
  readonly letters: Lettering;
  readonly brand: Brand;
}

/**
 * The picture of a shared link to a dish: its plate on its cloth, and a slip of paper with its name and the brand's. The words are outlines.
 */
export function shareCard({ plate, name, sku }: DrawnDish, language: Language, { draw, letters, brand }: CardTools): string {
  const { width, height } = PICTURE_SIZE;
  const table = draw(plate, sku, { frame: `${TABLE.x} ${TABLE.y} ${TABLE.width} ${TABLE.height}` });
  const filled = table.replace(/width="292" height="292"/, `width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${filled}${slip(name[language], letters, brand)}</svg>`;
}

function slip(name: string, letters: Lettering, { name: brandName, colors }: Brand): string {
  const { height } = PICTURE_SIZE;
  const set = sizes.map((each) => ({ ...each, rows: letters.lines(name, each.size, WORDS.width) }));
  const { size, rows } = set.find(({ rows: given, lines }) => given.length <= lines) ?? set.at(-1)!;
  const leading = size * 1.1;
  const first = height - WORDS.x - 8 - leading * (rows.length - 1);
  const words = rows.map((row, index) => letters.line(row, { x: WORDS.x, y: first + index * leading, size, color: colors.ink }));
  const mark = letters.line(brandName, { x: WORDS.x, y: WORDS.top, size: 44, color: colors.primary });
  return `<path d="M0 0H596Q620 315 596 630H0Z" fill="#140a02" opacity=".16" transform="translate(10 0)"/><path d="M0 0H596Q620 315 596 630H0Z" fill="${colors.paper}"/>${mark}${words.join("")}`;
}
