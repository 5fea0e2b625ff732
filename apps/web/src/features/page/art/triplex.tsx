import { Scene } from "./scene.tsx";

const floors = [86, 214, 342] as const;

/** Two triplexes of Montréal with their outdoor stairs, under the mountain. */
export function Triplex() {
  return (
    <Scene width={720} height={540} keep="xMidYMax">
      <rect width="720" height="540" fill="var(--sky-a)" />
      <path d="M0 180H720V420H0Z" fill="var(--sky-b)" opacity="0.6" />
      <circle cx="590" cy="104" r="46" fill="var(--sun)" />
      <path d="M-20 330Q180 90 400 190T740 260V420H-20Z" fill="var(--mid)" />
      <path d="M222 152v-48M206 120h32" stroke="var(--cream)" strokeWidth="7" />
      <Front x={60} colour="var(--red)" />
      <Front x={372} colour="var(--wall)" />
      <path d="M0 480H720V540H0Z" fill="var(--road)" />
      <path d="M0 480H720V490H0Z" fill="var(--shade)" opacity="0.2" />
      <path d="M352 480c-10-70 8-116 8-190" stroke="var(--wood-dark)" strokeWidth="12" fill="none" />
      <path d="M358 320c-66 10-92-52-48-86-12-58 66-80 88-34 50-2 66 62 24 86-8 30-40 42-64 34Z" fill="var(--near)" />
    </Scene>
  );
}

const Front = ({ x, colour }: { x: number; colour: string }) => (
  <g transform={`translate(${x} 0)`}>
    <rect y="56" width="276" height="424" fill={colour} />
    <path d="M-10 56h296l-16-26H6Z" fill="var(--bag)" />
    <path d="M-10 56h296v12H-10Z" fill="var(--cream)" />
    <path d="M110 30l28-22 28 22Z" fill="var(--bag)" />
    {floors.map((y, index) => (
      <g key={y}>
        <path d={`M26 ${y}h62v92H26ZM190 ${y}h62v92h-62Z`} fill={index === 1 ? "var(--glow)" : "var(--water)"} />
        <path d={`M57 ${y}v92M26 ${y + 42}h62M221 ${y}v92M190 ${y + 42}h62`} stroke="var(--cream)" strokeWidth="6" />
        <path d={`M112 ${y - 4}h54v110h-54Z`} fill="var(--bag-dark)" />
        <path d={`M122 ${y + 8}h34v40h-34Z`} fill="var(--glow)" />
        {index > 0 && <path d={`M96 ${y - 22}h168v10H96Z`} fill="var(--wood-dark)" />}
      </g>
    ))}
    <path d="M96 300h168M96 260h168" stroke="var(--hair)" strokeWidth="5" />
    <path d="M100 260v50M130 260v50M160 260v50M190 260v50M220 260v50M258 260v50" stroke="var(--hair)" strokeWidth="4" />
    <path d="M104 320C150 340 150 420 236 480M90 330C130 350 124 430 206 480" fill="none" stroke="var(--hair)" strokeWidth="7" />
    <path
      d="M104 334l22-10M122 360l22-10M134 388l24-10M150 416l26-12M170 444l28-12M194 468l28-12"
      stroke="var(--hair)"
      strokeWidth="7"
      strokeLinecap="round"
    />
  </g>
);
