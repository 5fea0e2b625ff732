import { clsx } from "clsx";
import { type CSSProperties, useId } from "react";
import { useNear } from "../lib/use-near.ts";
import { artUrl } from "./art-url.ts";
import { PlateDrawing } from "./plate-drawing.tsx";
import { type Cloth, closeUp, type PlateSpec, wholeTable } from "./plate-spec.ts";

interface PlateProps extends PlateSpec {
  /** The SKU: the same dish is always the same drawing. */
  seed: string;
  /** The label for screen readers. Empty where the dish's name is beside it. */
  label?: string;
  /** Width and height in pixels; leave it out and size it with classes (any shape: the cloth fills it). */
  size?: number;
  /** `eager` for plates that are visible at once; otherwise the food is fetched when the plate is near the viewport. */
  loading?: "eager" | "lazy";
  /** Zooms out until the cutlery is in a square frame, too. */
  table?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** The colours of cloths, which follow the theme. */
const themeColor = (cloth: Cloth): string => `var(--cloth-${cloth})`;

/** A dish, drawn. */
export function Plate({ vessel, cloth, art, seed, label = "", size, loading = "lazy", table = false, className, style }: PlateProps) {
  const id = `p${useId().replace(/[^\w]/g, "")}`;
  const [frame, near] = useNear<SVGSVGElement>(loading === "eager");
  return (
    <svg
      ref={frame}
      viewBox={table ? wholeTable : closeUp}
      width={size}
      height={size}
      role={label === "" ? undefined : "img"}
      aria-label={label === "" ? undefined : label}
      aria-hidden={label === "" || undefined}
      className={clsx("block overflow-hidden", size === undefined && "h-full w-full", className)}
      style={style}
    >
      <PlateDrawing spec={{ vessel, cloth, art }} seed={seed} id={id} served={near} artUrl={artUrl} colorOf={themeColor} />
    </svg>
  );
}
