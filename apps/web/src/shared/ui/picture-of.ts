import type { PlateSpec } from "@tablee/ui/plates/plate-spec";

/**
 * A plate that is known when the app is built. The build draws those of every file named `…plates.ts` and leaves the address in the
 * place of vessel, food and seed (vite/drawn-plates.ts): a browser needs no code to draw them.
 */
export interface PictureOf extends PlateSpec {
  readonly seed: string;
  /** Zooms out until the cutlery is in a square frame, too. */
  readonly table?: boolean;
  /** The address of its drawing, which the build adds. */
  readonly picture?: string;
}
