import type { Composition } from "./compose.ts";

/** Far larger than the square, so that the cloth fills any shape the plate is shown in. */
const wide = { x: -480, y: -320, width: 1280, height: 960 };

interface ClothLayerProps {
  /** Undefined leaves the cloth without a ground: what is behind the drawing gives its colour. */
  color: string | undefined;
  weave: Composition["weave"];
  turn: number;
  id: string;
}

/** The table: a cloth in the category's colour, woven, with a fold or two and the light from the upper left. */
export function ClothLayer({ color, weave, turn, id }: ClothLayerProps) {
  return (
    <>
      <defs>
        <pattern id={`${id}-weave`} width="48" height="48" patternUnits="userSpaceOnUse" patternTransform={`rotate(${turn})`}>
          <Weave weave={weave} />
        </pattern>
        <pattern id={`${id}-thread`} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform={`rotate(${turn})`}>
          <path d="M0 1H2M2 3H4" stroke="#fff" strokeWidth="1" opacity="0.13" />
          <path d="M1 2V4M3 0V2" stroke="#000" strokeWidth="1" opacity="0.06" />
        </pattern>
        <linearGradient id={`${id}-light`} gradientUnits="userSpaceOnUse" x1="-60" y1="-40" x2="380" y2="370">
          <stop stopColor="#fff" stopOpacity="0.26" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#1a1004" stopOpacity="0.2" />
        </linearGradient>
        <linearGradient id={`${id}-fold`} x1="0" x2="1" y1="0" y2="0">
          <stop stopColor="#000" stopOpacity="0" />
          <stop offset="0.47" stopColor="#000" stopOpacity="0.1" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0.24" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
      </defs>
      {color !== undefined && <rect {...wide} fill={color} />}
      <rect {...wide} fill={`url(#${id}-weave)`} />
      <rect {...wide} fill={`url(#${id}-thread)`} />
      <g transform={`rotate(${turn + 4} 160 160)`}>
        <rect x="28" y="-400" width="34" height="1120" fill={`url(#${id}-fold)`} />
        <rect x="262" y="-400" width="26" height="1120" fill={`url(#${id}-fold)`} opacity="0.7" />
      </g>
      <rect {...wide} fill={`url(#${id}-light)`} />
    </>
  );
}

function Weave({ weave }: { weave: Composition["weave"] }) {
  switch (weave) {
    case "gingham":
      return (
        <g fill="#fff">
          <rect width="24" height="48" opacity="0.26" />
          <rect width="48" height="24" opacity="0.26" />
        </g>
      );
    case "stripe":
      return (
        <g fill="#fff">
          <rect width="14" height="48" opacity="0.34" />
          <rect x="20" width="3" height="48" opacity="0.34" />
          <rect x="39" width="3" height="48" opacity="0.34" />
        </g>
      );
    case "windowpane":
      return <path d="M0 24H48M24 0V48" stroke="#fff" strokeWidth="2.4" strokeDasharray="6 3" opacity="0.5" />;
    case "plain":
      return <path d="M0 12H48M0 36H48" stroke="#fff" strokeWidth="6" opacity="0.08" />;
    default:
      return weave satisfies never;
  }
}
