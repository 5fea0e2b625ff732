import { Art } from "@tablee/ui/plates/art";
import { artUrl } from "@tablee/ui/plates/art-url";
import type { ReactNode } from "react";

interface SceneProps {
  width: number;
  height: number;
  /** The part that stays in sight where the frame is narrower or lower than the drawing. */
  keep?: "xMidYMid" | "xMidYMax" | "xMinYMid";
  children: ReactNode;
}

/** A drawing that fills its frame. It is beside the words that it illustrates, so it has no name of its own. */
export function Scene({ width, height, keep = "xMidYMid", children }: SceneProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio={`${keep} slice`} aria-hidden="true" className="scene block h-full w-full">
      {children}
    </svg>
  );
}

interface FoodProps {
  name: string;
  x: number;
  y: number;
  size: number;
  turn?: number;
}

/** A piece of food of the plates, by its centre, with the shadow that it casts. */
export function Food({ name, x, y, size, turn = 0 }: FoodProps) {
  const half = size / 2;
  return (
    <Art
      under={<ellipse cx={x + size * 0.05} cy={y + size * 0.34} rx={size * 0.44} ry={size * 0.14} fill="#140a02" opacity="0.22" />}
      href={artUrl(name)}
      x={-half}
      y={-half}
      width={size}
      height={size}
      transform={`translate(${x} ${y}) rotate(${turn})`}
    />
  );
}

/** Steam above something hot. */
export function Steam({ x, y, tall = 60 }: { x: number; y: number; tall?: number }) {
  const wisp = (left: number, height: number) => `M${left} ${y}c-14 -${height * 0.3} 14 -${height * 0.6} 0 -${height}`;
  return (
    <path
      d={[wisp(x - 22, tall * 0.8), wisp(x, tall), wisp(x + 22, tall * 0.7)].join("")}
      fill="none"
      stroke="var(--cream)"
      strokeWidth="6"
      strokeLinecap="round"
      opacity="0.55"
    />
  );
}
