import { useId } from "react";
import { Food, Scene } from "./scene.tsx";

/** The box's way: from the depot, on the road, to a door. */
export function Way() {
  return (
    <Scene width={1440} height={600} keep="xMidYMax">
      <rect width="1440" height="600" fill="var(--sky-a)" />
      <path d="M0 300H1440V460H0Z" fill="var(--sky-b)" opacity="0.5" />
      <circle cx="720" cy="212" r="66" fill="var(--sun)" />
      <g fill="var(--cream)" opacity="0.6">
        <path d="M500 130c30-28 64-22 78 0 24-12 52-4 58 18H478c0-12 10-18 22-18Z" />
        <path d="M960 100c26-22 56-18 68 0 20-10 46-4 50 16H942c0-10 8-16 18-16Z" />
      </g>
      <path d="M320 330Q520 210 720 290T1120 250V460H320Z" fill="var(--far)" />
      <path d="M0 372Q300 310 640 366T1440 340V480H0Z" fill="var(--mid)" />
      <Depot />
      <House />
      <path d="M0 452H1440V600H0Z" fill="var(--road)" />
      <path d="M0 452H1440V464H0Z" fill="var(--shade)" opacity="0.15" />
      <path d="M0 548H1440" stroke="var(--cream)" strokeWidth="8" strokeDasharray="46 34" opacity="0.8" />
      <Van />
    </Scene>
  );
}

const Depot = () => (
  <g>
    <path d="M-20 196H330V452H-20Z" fill="var(--wall)" />
    <path d="M-20 196 52 140 124 196 196 140 268 196 330 150V216H-20Z" fill="var(--bag)" />
    <path d="M150 300h148v152H150Z" fill="var(--shade)" opacity="0.75" />
    <path d="M150 300h148v16H150ZM150 322h148v10H150Z" fill="var(--steel)" />
    <path d="M20 270h84v62H20Z" fill="var(--glow)" />
    <path d="M62 270v62M20 300h84" stroke="var(--wood-dark)" strokeWidth="6" />
    <Box x={168} y={396} />
    <Box x={232} y={396} />
    <Box x={200} y={342} />
  </g>
);

/** A box of ours, with the leaf on its side. */
const Box = ({ x, y, size = 56 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 56})`}>
    <rect width="56" height="54" rx="5" fill="var(--wood)" />
    <path d="M0 14h56" stroke="var(--wood-dark)" strokeWidth="3" />
    <path d="M24 2h8v12h-8Z" fill="var(--cream)" opacity="0.8" />
    <path d="M20 46c-3-14 6-24 20-24 0 16-8 24-20 24Z" fill="var(--bag)" />
  </g>
);

const House = () => (
  <g>
    <path d="M1330 210h40v80h-40Z" fill="var(--red)" />
    <path d="M1090 300h320v152h-320Z" fill="var(--wall)" />
    <path d="M1062 312 1250 176 1438 312l-14 18L1250 206 1076 330Z" fill="var(--red)" />
    <path d="M1090 304 1250 192l160 112v20H1090Z" fill="var(--wall)" />
    <circle cx="1250" cy="268" r="26" fill="var(--glow)" />
    <path d="M1250 242v52M1224 268h52" stroke="var(--cream)" strokeWidth="6" />
    <path d="M1128 340h86v68h-86Z" fill="var(--glow)" />
    <path d="M1171 340v68M1128 374h86" stroke="var(--cream)" strokeWidth="7" />
    <path d="M1270 340c0-30 80-30 80 0v112h-80Z" fill="var(--bag)" />
    <circle cx="1334" cy="398" r="6" fill="var(--sun)" />
    <path d="M1248 446h124v12h-124Z" fill="var(--wood-dark)" />
    <Box x={1208} y={398} />
    <path d="M1088 452c-6-40 40-56 58-22 18-16 46 0 40 22Z" fill="var(--near)" />
    <path d="M1382 452c-4-30 28-44 44-20 16-10 36 4 30 20Z" fill="var(--near)" />
  </g>
);

const Van = () => (
  <g transform="translate(110 -36)">
    <ellipse cx="720" cy="548" rx="230" ry="16" fill="var(--shade)" opacity="0.3" />
    <path d="M512 350c0-16 10-26 26-26h260v200H532c-12 0-20-8-20-20Z" fill="var(--cream)" />
    <path d="M798 366h64c18 0 28 8 38 24l34 56c8 12 10 20 10 34v26c0 12-8 18-18 18H798Z" fill="var(--bag)" />
    <path d="M816 388h42c10 0 16 4 22 14l24 42h-88Z" fill="var(--glow)" />
    <path d="M512 452h286v30H512Z" fill="var(--bag)" />
    <path d="M600 430c-8-44 20-76 66-78 2 50-22 78-66 78Z" fill="var(--sun)" />
    <path d="M606 426c14-26 26-40 48-58" stroke="var(--cream)" strokeWidth="5" strokeLinecap="round" />
    <path d="M926 482h18v16h-18Z" fill="var(--glow)" />
    {[594, 858].map((x) => (
      <g key={x}>
        <circle cx={x} cy="524" r="40" fill="var(--hair)" />
        <circle cx={x} cy="524" r="18" fill="var(--steel)" />
      </g>
    ))}
  </g>
);

/** A box left at a door, in the evening. */
export function Porch() {
  const id = useId();
  return (
    <Scene width={720} height={540} keep="xMidYMax">
      <rect width="720" height="540" fill="var(--wall)" />
      <g stroke="var(--wood)" strokeWidth="3" opacity="0.35">
        {[60, 120, 180, 240, 300, 360, 420].map((y) => (
          <path key={y} d={`M0 ${y}H720`} />
        ))}
      </g>
      <radialGradient id={id}>
        <stop stopColor="var(--glow)" stopOpacity="0.7" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
      <circle cx="156" cy="176" r="150" fill={`url(#${id})`} />
      <path d="M156 112v28" stroke="var(--hair)" strokeWidth="8" />
      <path d="M130 140h52l-8 62h-36Z" fill="var(--glow)" stroke="var(--hair)" strokeWidth="8" strokeLinejoin="round" />
      <path d="M240 92h240v368H240Z" fill="var(--cream)" />
      <path d="M258 110h204v350H258Z" fill="var(--bag)" />
      <path d="M282 136h68v112h-68ZM370 136h68v112h-68Z" fill="var(--glow)" />
      <path d="M282 280h68v140h-68ZM370 280h68v140h-68Z" fill="var(--bag-dark)" />
      <circle cx="444" cy="270" r="10" fill="var(--sun)" />
      <path d="M516 150h84v52h-84Z" fill="var(--cream)" />
      <text x="558" y="188" textAnchor="middle" fontSize="34" className="font-display" fill="var(--hair)">
        14
      </text>
      <path d="M0 460H720V540H0Z" fill="var(--wood)" />
      <path d="M0 460H720V474H0ZM0 506H720" fill="var(--wood-dark)" stroke="var(--wood-dark)" strokeWidth="4" />
      <path d="M250 470h220l20 26H230Z" fill="var(--red)" />
      <Box x={470} y={326} size={150} />
      <Food name="leafy-green" x={528} y={318} size={86} turn={-14} />
      <Food name="baguette-bread" x={584} y={304} size={92} turn={18} />
      <path d="M56 460l16-88h72l16 88Z" fill="var(--red)" />
      <path d="M108 372c-50-20-62-78-32-118 8 34 22 50 30 60-2-44 12-82 42-104 14 58 4 120-40 162Z" fill="var(--crop)" />
    </Scene>
  );
}
