/** The widths of a set of images in pixels: a step is at most twice the tolerance. */
export interface WidthRange {
  readonly min: number;
  readonly max: number;
  readonly tolerance: number;
}

/** The defaults of the specification, section 9. */
export const defaultWidths: WidthRange = { min: 100, max: 8_192, tolerance: 0.08 };
const MIN_TOLERANCE = 0.01;

/** The quality of an image by pixel ratio: the denser the screen, the less of it is seen. */
export const ratioQualities = { 1: 75, 2: 50, 3: 35, 4: 23, 5: 20 } as const;
const ratios = { min: 1, max: 5 };

/** @throws RangeError unless the width is a positive whole number of pixels */
export function checkedWidth(width: number): number {
  if (Number.isInteger(width) && width > 0) return width;
  throw new RangeError(`An image's width is a positive whole number, not ${width}.`);
}

/** @throws RangeError unless the ratio is between 1 and 5 */
export function checkedRatio(ratio: number): number {
  if (ratio >= ratios.min && ratio <= ratios.max) return ratio;
  throw new RangeError(`A pixel ratio is between ${ratios.min} and ${ratios.max}, not ${ratio}.`);
}

/** A quality from 1 to 100; one beyond them becomes the nearest. @throws RangeError for what is no number */
export function clampedQuality(quality: number): number {
  if (Number.isNaN(quality)) throw new RangeError("An image's quality is a number.");
  return Math.min(100, Math.max(1, quality));
}

/** The quality that is asked for, else that of the ratio; undefined where neither is given. */
export function qualityOf({
  ratio,
  quality,
}: {
  readonly ratio?: number | undefined;
  readonly quality?: number | undefined;
}): number | undefined {
  if (quality !== undefined) return clampedQuality(quality);
  return ratio === undefined ? undefined : ratioQualities[Math.round(checkedRatio(ratio)) as keyof typeof ratioQualities];
}

/**
 * The widths that a set offers, from the narrowest to the widest: a browser that takes the next wider one loads at most `tolerance` too
 * much on average. @throws RangeError for a tolerance under 0.01, for a width that is not a positive whole number, and for a range
 * that ends before it begins
 */
export function targetWidths({ min, max, tolerance }: WidthRange = defaultWidths): readonly number[] {
  if (!(tolerance >= MIN_TOLERANCE)) throw new RangeError(`The tolerance of widths is at least ${MIN_TOLERANCE}, not ${tolerance}.`);
  if (checkedWidth(min) > checkedWidth(max)) throw new RangeError(`Widths from ${min} to ${max} are no range.`);
  const widths: number[] = [];
  for (let width = min; width < max; width *= 1 + 2 * tolerance) widths.push(Math.round(width));
  return widths.at(-1) === max ? widths : [...widths, max];
}
