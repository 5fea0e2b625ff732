import { Scene } from "./scene.tsx";

/** The insulated bag, as it is lent: a handle, a flap and the leaf. */
const Bag = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M54 40C54-30 146-30 146 40" fill="none" stroke="var(--wood-dark)" strokeWidth="12" strokeLinecap="round" />
    <path d="M14 40h172c10 0 14 6 14 16l-12 164c-1 12-8 18-20 18H32c-12 0-19-6-20-18L0 56c0-10 4-16 14-16Z" fill="var(--bag)" />
    <path d="M0 56c0-10 4-16 14-16h172c10 0 14 6 14 16l-4 52H4Z" fill="var(--bag-dark)" />
    <path d="M22 128l8 88" stroke="#fff" strokeWidth="7" strokeLinecap="round" opacity="0.2" />
    <path d="M10 96h180" stroke="var(--cream)" strokeWidth="3" strokeDasharray="9 8" opacity="0.7" />
    <path d="M76 206c-8-40 18-66 60-66 0 46-26 66-60 66Z" fill="var(--sun)" />
    <path d="M82 202c12-22 22-34 42-50" stroke="var(--bag)" strokeWidth="5" strokeLinecap="round" />
  </g>
);

/** A bag that is folded flat, its flap over it. */
const Folded = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse cx="130" cy="66" rx="150" ry="10" fill="var(--shade)" opacity="0.2" />
    <rect y="10" width="260" height="54" rx="12" fill="var(--bag)" />
    <path d="M12 10h236c8 0 12 5 12 12v12H0V22C0 15 4 10 12 10Z" fill="var(--bag-dark)" />
    <path d="M10 42h240" stroke="var(--cream)" strokeWidth="3" strokeDasharray="9 8" opacity="0.7" />
    <path d="M116 58c-2-14 6-22 22-22 0 16-8 22-22 22Z" fill="var(--sun)" />
  </g>
);

/** The hall, where bags wait by the door for the next box. */
export function Hooks() {
  return (
    <Scene width={1440} height={600} keep="xMinYMid">
      <rect width="1440" height="600" fill="var(--tile)" />
      <g stroke="var(--wall)" strokeWidth="20">
        {Array.from({ length: 19 }, (_, index) => (
          <path key={index.toString()} d={`M${index * 80} 0V520`} />
        ))}
      </g>
      <path d="M0 512H1440V600H0Z" fill="var(--wood)" />
      <path d="M0 512H1440V528H0Z" fill="var(--cream)" />
      <path d="M180 116h620v26H180Z" fill="var(--wood)" />
      {[260, 420, 580, 720].map((x) => (
        <path key={x} d={`M${x} 140v18c0 14-22 14-22 0`} fill="none" stroke="var(--wood-dark)" strokeWidth="9" strokeLinecap="round" />
      ))}
      <Bag x={152} y={172} />
      <path d="M384 172c20-16 52-16 70 0l30 36-24 24-12-12 10 176H372l10-176-14 12-22-24Z" fill="var(--red)" />
      <path d="M420 176v218" stroke="var(--shade)" strokeWidth="4" opacity="0.3" />
      <path d="M562 164c-24 60-34 120-28 180 16 12 40 12 56 0 4-60-4-120-28-180Z" fill="var(--sun)" />
      <path d="M538 300c16 12 34 12 50 0M536 330c18 12 38 12 54 0" stroke="var(--red)" strokeWidth="7" fill="none" />
      <Bag x={622} y={172} size={0.94} />
      <Door />
      <path d="M170 470h420v16H170Z" fill="var(--wood-dark)" />
      <path d="M190 486h18v54h-18ZM552 486h18v54h-18Z" fill="var(--wood-dark)" />
      <Folded x={250} y={406} />
      <path
        d="M620 540l8-56c14-8 30-4 38 8l34 22c12 8 12 14 12 26ZM740 540l8-56c14-8 30-4 38 8l34 22c12 8 12 14 12 26Z"
        fill="var(--hair)"
      />
    </Scene>
  );
}

const Door = () => (
  <g>
    <path d="M900 60h300v468H900Z" fill="var(--cream)" />
    <path d="M922 82h256v446H922Z" fill="var(--bag)" />
    <path d="M950 112h200v176H950Z" fill="var(--sky-a)" />
    <path d="M950 230q50-34 100-10t100-14v82H950Z" fill="var(--mid)" />
    <circle cx="1100" cy="166" r="26" fill="var(--sun)" />
    <path d="M1050 112v176M950 200h200" stroke="var(--bag)" strokeWidth="10" />
    <path d="M950 330h88v160h-88ZM1062 330h88v160h-88Z" fill="var(--bag-dark)" />
    <circle cx="946" cy="312" r="11" fill="var(--sun)" />
    <path d="M1254 528l14-110h88l14 110Z" fill="var(--red)" />
    <path d="M1312 418c-60-30-76-110-36-164 10 46 26 66 36 80 0-62 16-110 56-140 18 80 4 164-56 224Z" fill="var(--crop)" />
  </g>
);
