import { useId } from "react";
import { Scene } from "./scene.tsx";

/** Rows that run from the foreground to a point on the hill. */
const rows = Array.from({ length: 13 }, (_, index) => {
  const at = -360 + index * 180;
  return `M720 296Q${720 + (at - 720) * 0.42} 400 ${at} 600H${at + 92}Q${726 + (at - 680) * 0.42} 400 720 296Z`;
});

/** The farm at dusk: fields that run to a barn, and the sun behind the hills. */
export function Farm() {
  const id = useId();
  return (
    <Scene width={1440} height={600} keep="xMidYMax">
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--sky-a)" />
          <stop offset="1" stopColor="var(--sky-b)" />
        </linearGradient>
        <radialGradient id={`${id}sun`}>
          <stop stopColor="var(--sun)" stopOpacity="0.75" />
          <stop offset="1" stopColor="var(--sun)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1440" height="600" fill={`url(#${id}sky)`} />
      <circle cx="470" cy="252" r="270" fill={`url(#${id}sun)`} />
      <circle cx="470" cy="252" r="74" fill="var(--sun)" />
      <g fill="var(--cream)" opacity="0.5">
        <path d="M120 120c30-26 62-20 76 0 22-12 50-4 56 16H98c0-10 8-16 22-16Z" />
        <path d="M980 84c36-30 80-24 96 0 28-14 62-4 68 20H952c0-12 10-20 28-20Z" />
      </g>
      <path
        d="M640 150q12-12 22 0q10-12 22 0M710 116q10-10 18 0q8-10 18 0"
        fill="none"
        stroke="var(--shade)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.55"
      />
      <path d="M0 280Q180 200 380 252T760 230T1120 244T1440 204V420H0Z" fill="var(--far)" />
      <path d="M0 320Q240 250 520 306T1010 286T1440 270V460H0Z" fill="var(--mid)" />
      <Trees />
      <path d="M0 330Q360 292 720 296T1440 318V600H0Z" fill="var(--soil)" />
      {rows.map((row, index) => (
        <path key={row} d={row} fill={index % 2 === 0 ? "var(--crop)" : "var(--near)"} />
      ))}
      <Barn />
      <Fence />
    </Scene>
  );
}

const Trees = () => (
  <g fill="var(--near)">
    {[60, 104, 158, 610, 648, 1238, 1290, 1352, 1400].map((x, index) => (
      <g key={x}>
        <rect x={x - 3} y="286" width="6" height="34" fill="var(--wood-dark)" />
        <ellipse cx={x} cy={272 - (index % 3) * 8} rx={22 + (index % 2) * 6} ry={34 + (index % 3) * 8} />
      </g>
    ))}
  </g>
);

const Barn = () => (
  <g>
    <ellipse cx="1040" cy="362" rx="190" ry="18" fill="var(--shade)" opacity="0.22" />
    <path d="M1150 204c0-26 44-26 44 0v152h-44Z" fill="var(--steel)" />
    <path d="M1150 204c0-26 44-26 44 0Z" fill="var(--steel-dark)" />
    <path d="M1152 246h40M1152 290h40" stroke="var(--steel-dark)" strokeWidth="3" />
    <path d="M900 244 968 186h86l68 58v114H900Z" fill="var(--red)" />
    <path d="M884 250 964 178h94l80 72-16 6-66-58h-84l-72 58Z" fill="var(--wood-dark)" />
    <path d="M956 358v-82h110v82Z" fill="var(--cream)" />
    <path d="M964 358v-74h44v74ZM1014 358v-74h44v74Z" fill="var(--red)" />
    <path d="M964 284l44 74M1008 284l-44 74M1014 284l44 74M1058 284l-44 74" stroke="var(--cream)" strokeWidth="4" />
    <rect x="992" y="210" width="40" height="36" rx="4" fill="var(--glow)" />
    <path d="M1012 210v36M992 228h40" stroke="var(--cream)" strokeWidth="4" />
  </g>
);

const Fence = () => (
  <g stroke="var(--wood)" strokeLinecap="round" fill="none">
    <path d="M-20 470Q120 452 270 448M-20 500Q120 480 270 474" strokeWidth="8" />
    {[10, 74, 138, 202, 262].map((x, index) => (
      <path key={x} d={`M${x} ${446 - index * 3}v82`} strokeWidth="12" />
    ))}
  </g>
);
