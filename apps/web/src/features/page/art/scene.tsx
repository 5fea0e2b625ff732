import { Art } from "@tablee/ui/plates/art";
import { artUrl } from "@tablee/ui/plates/art-url";
import type { ReactNode } from "react";

/** The colours of all scenes, by day and at night: one lamp-lit evening in the dark theme. */
const palette =
  "[--sky-a:light-dark(#f9e3b5,#121d2e)] [--sky-b:light-dark(#f3ad7f,#43395a)] [--sun:light-dark(#f4a93a,#f6dfae)] [--far:light-dark(#a9bd9f,#25394b)] [--mid:light-dark(#6f9a74,#1f3f3c)] [--near:light-dark(#41795f,#17332b)] [--crop:light-dark(#8db56a,#2f5c41)] [--soil:light-dark(#cf9a61,#473727)] [--wall:light-dark(#f3e2c3,#2a2a22)] [--tile:light-dark(#fbf2e0,#33342b)] [--wood:light-dark(#c9955b,#6d4c2d)] [--wood-dark:light-dark(#94672f,#493220)] [--red:light-dark(#c9573f,#8b3c2d)] [--cream:light-dark(#fff7e8,#e6d9bf)] [--shade:light-dark(#6b4a26,#050807)] [--glow:light-dark(#ffe6aa,#ffcd6b)] [--steel:light-dark(#d3dad7,#62706d)] [--steel-dark:light-dark(#98a5a1,#3c4845)] [--water:light-dark(#8cc4d8,#3f7890)] [--bag:light-dark(#3f7a62,#30624d)] [--bag-dark:light-dark(#2b5b48,#224739)] [--skin:light-dark(#d8a173,#b3805a)] [--hair:light-dark(#4a3122,#2a1b12)] [--road:light-dark(#d9cbb3,#3a3d3a)]";

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
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`${keep} slice`}
      aria-hidden="true"
      className={`block h-full w-full ${palette}`}
    >
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
