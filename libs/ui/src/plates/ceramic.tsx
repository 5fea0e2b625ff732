import type { ReactNode } from "react";
import type { Composition } from "./compose.ts";

type Glaze = Composition["glaze"];

const glazes: Record<Glaze, { light: string; mid: string; dark: string; line: string; speck: string | null }> = {
  porcelain: { light: "#ffffff", mid: "#f7f3ec", dark: "#ddd4c6", line: "none", speck: null },
  cream: { light: "#fff8ea", mid: "#f5e8cf", dark: "#d9c39c", line: "#b98a4a", speck: null },
  speckled: { light: "#f8f5ee", mid: "#ebe4d6", dark: "#cdc2ae", line: "none", speck: "#6b5a44" },
  "blue-rim": { light: "#ffffff", mid: "#f4f3ef", dark: "#d6d2c8", line: "#2f5d8c", speck: null },
  slate: { light: "#5d6a66", mid: "#44504c", dark: "#2b3431", line: "#7d8b85", speck: "#8e9b95" },
  teal: { light: "#6d9c97", mid: "#44767a", dark: "#274f55", line: "none", speck: null },
};

/** A soft shadow without a filter: a list of sixty plates has to scroll smoothly. */
export function SoftShadow({
  id,
  cx,
  cy,
  rx,
  ry,
  strength = 0.42,
}: {
  id: string;
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  strength?: number;
}) {
  return (
    <>
      <radialGradient id={id}>
        <stop offset="0.7" stopColor="#140a02" stopOpacity={strength} />
        <stop offset="0.86" stopColor="#140a02" stopOpacity={strength * 0.42} />
        <stop offset="1" stopColor="#140a02" stopOpacity="0" />
      </radialGradient>
      <ellipse cx={cx} cy={cy} rx={rx} ry={ry} fill={`url(#${id})`} />
    </>
  );
}

function GlazeGradients({ id, glaze }: { id: string; glaze: Glaze }) {
  const { light, mid, dark } = glazes[glaze];
  return (
    <defs>
      <linearGradient id={`${id}-rim`} x1="0.16" y1="0.08" x2="0.84" y2="0.94">
        <stop stopColor={light} />
        <stop offset="0.55" stopColor={mid} />
        <stop offset="1" stopColor={dark} />
      </linearGradient>
      <radialGradient id={`${id}-well`} cx="0.56" cy="0.6" r="0.62">
        <stop stopColor={light} />
        <stop offset="0.72" stopColor={mid} />
        <stop offset="1" stopColor={dark} />
      </radialGradient>
      <linearGradient id={`${id}-edge`} x1="0.16" y1="0.08" x2="0.84" y2="0.94">
        <stop stopColor="#2a1c0a" stopOpacity="0.34" />
        <stop offset="0.5" stopColor="#2a1c0a" stopOpacity="0.06" />
        <stop offset="1" stopColor="#fff" stopOpacity="0.7" />
      </linearGradient>
    </defs>
  );
}

/** Flecks of iron in the glaze, on the uncovered rim. */
function Specks({ colour, inner, outer }: { colour: string; inner: number; outer: number }) {
  return (
    <g fill={colour} opacity="0.5">
      {Array.from({ length: 44 }, (_, i) => {
        const angle = i * 2.39996;
        const radius = inner + ((i * 37) % 100) * 0.01 * (outer - inner);
        return <circle key={angle} cx={160 + Math.cos(angle) * radius} cy={160 + Math.sin(angle) * radius} r={0.5 + (i % 3) * 0.35} />;
      })}
    </g>
  );
}

/** A dinner plate: shadow, rim, well. */
export function DinnerPlate({ id, glaze }: { id: string; glaze: Glaze }) {
  const { line, speck } = glazes[glaze];
  return (
    <>
      <GlazeGradients id={id} glaze={glaze} />
      <SoftShadow id={`${id}-s1`} cx={169} cy={174} rx={152} ry={150} />
      <circle cx="160" cy="160" r="134" fill={`url(#${id}-rim)`} />
      <circle cx="160" cy="160" r="133" fill="none" stroke="#fff" strokeOpacity="0.55" strokeWidth="1.5" />
      {line !== "none" && <circle cx="160" cy="160" r="126" fill="none" stroke={line} strokeWidth="3.5" />}
      {line !== "none" && <circle cx="160" cy="160" r="120.5" fill="none" stroke={line} strokeWidth="1" opacity="0.7" />}
      {speck && <Specks colour={speck} inner={104} outer={130} />}
      <circle cx="160" cy="160" r="100" fill={`url(#${id}-well)`} stroke={`url(#${id}-edge)`} strokeWidth="3" />
    </>
  );
}

/** A small dish for food that would run or roll away, drawn about its own centre. */
export function Ramekin({ id, radius, children }: { id: string; radius: number; children: ReactNode }) {
  return (
    <>
      <GlazeGradients id={id} glaze="cream" />
      <SoftShadow id={`${id}-s`} cx={radius * 0.06} cy={radius * 0.12} rx={radius * 1.12} ry={radius * 1.1} />
      <circle r={radius} fill={`url(#${id}-rim)`} />
      <clipPath id={`${id}-inside`}>
        <circle r={radius * 0.84} />
      </clipPath>
      <circle r={radius * 0.84} fill={glazes.cream.dark} />
      <g clipPath={`url(#${id}-inside)`}>{children}</g>
      <circle r={radius * 0.84} fill="none" stroke={`url(#${id}-edge)`} strokeWidth="2.5" />
    </>
  );
}

/** A bowl from above: a thick lip, and an inside that is darkest under the light. */
export function Bowl({ id, glaze }: { id: string; glaze: Glaze }) {
  const { line, speck, dark } = glazes[glaze];
  return (
    <>
      <GlazeGradients id={id} glaze={glaze} />
      <SoftShadow id={`${id}-s1`} cx={171} cy={178} rx={148} ry={146} strength={0.5} />
      <circle cx="160" cy="160" r="128" fill={`url(#${id}-rim)`} />
      <circle cx="160" cy="160" r="126.5" fill="none" stroke="#fff" strokeOpacity="0.6" strokeWidth="2" />
      {line !== "none" && <circle cx="160" cy="160" r="121" fill="none" stroke={line} strokeWidth="4" />}
      {speck && <Specks colour={speck} inner={115} outer={127} />}
      <circle cx="160" cy="160" r="113" fill={dark} />
      <circle cx="160" cy="160" r="113" fill={`url(#${id}-well)`} opacity="0.75" />
    </>
  );
}

/** The shadow of the lip over the content of the bowl. */
export function BowlLipShadow({ id }: { id: string }) {
  return (
    <>
      <radialGradient id={`${id}-lip`} cx="0.56" cy="0.58" r="0.56">
        <stop offset="0.78" stopColor="#140a02" stopOpacity="0" />
        <stop offset="1" stopColor="#140a02" stopOpacity="0.45" />
      </radialGradient>
      <circle cx="160" cy="160" r="113" fill={`url(#${id}-lip)`} />
    </>
  );
}
