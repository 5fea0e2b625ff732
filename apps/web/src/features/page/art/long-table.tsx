import { Food, Scene } from "./scene.tsx";

const plates = [250, 440, 630, 820, 1010, 1200] as const;
const lights = Array.from({ length: 15 }, (_, index) => {
  const along = (index % 5) / 4;
  const sag = Math.sin(along * Math.PI) * 58;
  return { x: 40 + Math.floor(index / 5) * 460 + along * 440, y: 62 + sag };
});

/** A long table outdoors, set for everybody, under a string of lights. */
export function LongTable() {
  return (
    <Scene width={1440} height={600}>
      <rect width="1440" height="600" fill="var(--sky-a)" />
      <path d="M0 150H1440V420H0Z" fill="var(--sky-b)" opacity="0.55" />
      <circle cx="1090" cy="214" r="62" fill="var(--sun)" />
      <path d="M0 270Q300 170 640 244T1440 214V430H0Z" fill="var(--far)" />
      <path d="M0 330Q360 256 760 312T1440 290V460H0Z" fill="var(--mid)" />
      <path d="M0 392H1440V600H0Z" fill="var(--near)" />
      <path d="M30 0v420M1410 0v420" stroke="var(--wood-dark)" strokeWidth="18" />
      <path d="M40 56q220 128 460 0M500 56q220 128 460 0M960 56q220 128 450 0" fill="none" stroke="var(--hair)" strokeWidth="4" />
      {lights.map(({ x, y }) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y + 16} r="26" fill="var(--glow)" opacity="0.35" />
          <circle cx={x} cy={y + 16} r="11" fill="var(--glow)" />
        </g>
      ))}
      <Chairs y={330} />
      <path d="M150 372H1290L1400 470H40Z" fill="var(--cream)" />
      <path
        d="M40 470H1400v64l-56 18-56-18-56 18-56-18-56 18-56-18-56 18-56-18-56 18-56-18-56 18-56-18-56 18-56-18-56 18-56-18-56 18-56-18-56 18-56-18-56 18-56-18-56 18-56-18-16 6Z"
        fill="var(--wall)"
      />
      <path d="M150 404H1290L1316 430H124Z" fill="var(--red)" />
      <path d="M150 404H1290L1293 407H147ZM128 426H1312L1316 430H124Z" fill="var(--cream)" opacity="0.7" />
      {plates.map((x, index) => (
        <Place key={x} x={x} wide={index % 2 === 0} />
      ))}
      <Middle />
    </Scene>
  );
}

const Place = ({ x, wide }: { x: number; wide: boolean }) => (
  <g>
    <ellipse cx={x + 4} cy="460" rx="62" ry="16" fill="var(--shade)" opacity="0.18" />
    <ellipse cx={x} cy="454" rx="62" ry="17" fill="#fffdf9" />
    <ellipse cx={x} cy="455" rx="42" ry="10" fill="var(--wall)" />
    <path d={`M${x - 82} 440l-8 26M${x + 80} 440l8 26`} stroke="var(--steel-dark)" strokeWidth="5" strokeLinecap="round" />
    <path d={`M${x + 58} 396c0 22 24 22 24 0l-3-24h-18Z`} fill="var(--water)" opacity="0.75" />
    <path d={`M${x + 70} 412v18M${x + 58} 432h24`} stroke="var(--water)" strokeWidth="4" strokeLinecap="round" />
    {wide && <path d={`M${x - 26} 448q26-18 52 0`} fill="var(--crop)" />}
  </g>
);

const Middle = () => (
  <g>
    <Food name="baguette-bread" x={350} y={366} size={124} turn={-30} />
    <Food name="grapes" x={540} y={372} size={92} />
    <Food name="cheese-wedge" x={612} y={386} size={78} />
    <path d="M716 300h70l-10 104h-50Z" fill="var(--bag)" />
    <path d="M786 322c34-6 34 56-4 56" fill="none" stroke="var(--bag)" strokeWidth="11" />
    <path d="M750 304c-34-18-40-66-20-90 6 22 14 34 20 42 2-30 14-54 34-64 8 44-4 90-34 112Z" fill="var(--crop)" />
    <circle cx="732" cy="226" r="13" fill="var(--sun)" />
    <circle cx="782" cy="206" r="13" fill="var(--red)" />
    <circle cx="760" cy="176" r="12" fill="var(--cream)" />
    <Food name="golden-pie" x={900} y={382} size={104} />
    <Food name="tomato" x={1084} y={384} size={70} />
    <Food name="leafy-green" x={1138} y={370} size={96} turn={10} />
  </g>
);

const Chairs = ({ y }: { y: number }) => (
  <g fill="none" stroke="var(--wood)" strokeWidth="11" strokeLinecap="round">
    {[260, 470, 640, 860, 1040, 1210].map((x) => (
      <path key={x} d={`M${x - 42} ${y + 60}V${y - 34}q42-26 84 0V${y + 60}M${x - 42} ${y - 2}h84M${x - 42} ${y + 24}h84`} />
    ))}
  </g>
);
