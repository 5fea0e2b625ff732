import { Food, Scene, Steam } from "./scene.tsx";

/** The cook at the stove, before supper. */
export function Stove() {
  return (
    <Scene width={720} height={540}>
      <rect width="720" height="540" fill="var(--wall)" />
      <g fill="var(--tile)">
        {Array.from({ length: 40 }, (_, index) => (
          <rect
            key={index.toString()}
            x={(index % 10) * 74 - 10 + (Math.floor(index / 10) % 2) * 37}
            y={150 + Math.floor(index / 10) * 50}
            width="68"
            height="44"
            rx="6"
          />
        ))}
      </g>
      <Window />
      <Shelf />
      <rect y="352" width="720" height="20" fill="var(--wood)" />
      <rect y="372" width="720" height="168" fill="var(--bag)" />
      <path d="M0 372h720v12H0Z" fill="var(--shade)" opacity="0.25" />
      <path d="M236 372v168M470 372v168" stroke="var(--bag-dark)" strokeWidth="5" />
      <Cooker />
      <Cook />
      <Board />
    </Scene>
  );
}

const Window = () => (
  <g>
    <rect x="44" y="40" width="188" height="216" rx="14" fill="var(--wood)" />
    <rect x="58" y="54" width="160" height="188" rx="6" fill="var(--sky-b)" />
    <path d="M58 54h160v90H58Z" fill="var(--sky-a)" />
    <circle cx="160" cy="152" r="30" fill="var(--sun)" />
    <path d="M58 196q44-36 84-12t76-14v72H58Z" fill="var(--mid)" />
    <path d="M138 54v188M58 146h160" stroke="var(--wood)" strokeWidth="9" />
    <rect x="34" y="250" width="208" height="16" rx="6" fill="var(--wood-dark)" />
    <path d="M68 222h44l-6 30H74Z" fill="var(--red)" />
    <path d="M90 222c-24-10-30-36-18-50 6 14 14 22 18 28 4-16 14-30 28-36 2 24-8 48-28 58Z" fill="var(--crop)" />
  </g>
);

const Shelf = () => (
  <g>
    <rect x="500" y="132" width="200" height="12" rx="5" fill="var(--wood-dark)" />
    <path d="M522 76h38v56h-38ZM574 92h30v40h-30Z" fill="var(--cream)" />
    <path d="M522 76h38v14h-38Z" fill="var(--red)" />
    <path d="M574 92h30v10h-30Z" fill="var(--sun)" />
    <Food name="garlic" x={634} y={114} size={40} />
    <Food name="lemon" x={672} y={116} size={36} turn={-16} />
    <path d="M260 74h220" stroke="var(--steel-dark)" strokeWidth="7" strokeLinecap="round" />
    <path d="M292 74v40M452 74v26" stroke="var(--steel-dark)" strokeWidth="6" />
    <circle cx="292" cy="142" r="32" fill="var(--steel-dark)" />
    <circle cx="292" cy="142" r="23" fill="var(--shade)" opacity="0.5" />
    <path d="M428 100h50c0 30-10 44-25 44s-25-14-25-44Z" fill="var(--steel)" />
  </g>
);

const Cooker = () => (
  <g>
    <rect x="470" y="340" width="222" height="16" rx="6" fill="var(--shade)" />
    <rect x="478" y="372" width="206" height="168" fill="var(--cream)" />
    <rect x="500" y="424" width="162" height="88" rx="10" fill="var(--shade)" opacity="0.85" />
    <rect x="512" y="436" width="138" height="64" rx="6" fill="var(--sun)" opacity="0.5" />
    <g fill="var(--red)">
      <circle cx="512" cy="398" r="9" />
      <circle cx="546" cy="398" r="9" />
      <circle cx="616" cy="398" r="9" />
      <circle cx="650" cy="398" r="9" />
    </g>
    <path d="M528 340c6-12 14-12 18 0 6-16 16-16 20 0 4-14 14-12 18 0Z" fill="var(--sun)" />
    <path d="M496 258h134v56c0 16-10 26-26 26h-82c-16 0-26-10-26-26Z" fill="var(--red)" />
    <path d="M496 258h134v16H496Z" fill="#fff" opacity="0.25" />
    <path d="M480 276h16M630 276h18" stroke="var(--red)" strokeWidth="13" strokeLinecap="round" />
    <ellipse cx="563" cy="258" rx="67" ry="15" fill="var(--sun)" />
    <ellipse cx="563" cy="257" rx="54" ry="10" fill="var(--red)" opacity="0.75" />
    <Steam x={563} y={236} tall={84} />
  </g>
);

/** Seen from behind her shoulder, tasting. */
const Cook = () => (
  <g>
    <path d="M286 540c-8-96 4-196 36-226 26-24 78-24 104 0 30 30 40 130 34 226Z" fill="var(--cream)" />
    <path d="M330 322c10 80 6 150 4 218h78c-2-70-6-140 4-218-20-16-66-16-86 0Z" fill="var(--red)" />
    <path d="M340 318l-14-26M408 318l12-26" stroke="var(--red)" strokeWidth="13" strokeLinecap="round" />
    <path d="M440 340c40 26 56 2 84-56" fill="none" stroke="var(--cream)" strokeWidth="44" strokeLinecap="round" />
    <path d="M512 306l18-38" stroke="var(--skin)" strokeWidth="24" strokeLinecap="round" />
    <path d="M528 276l34-52" stroke="var(--wood-dark)" strokeWidth="9" strokeLinecap="round" />
    <path d="M352 262h44v54c-12 14-32 14-44 0Z" fill="var(--skin)" />
    <path d="M318 212c0-52 28-78 60-78s62 26 60 80c-2 46-28 76-60 76s-60-30-60-78Z" fill="var(--skin)" />
    <path d="M314 224c-10-70 20-108 66-106 44 2 72 40 62 98-10-30-32-46-54-44-30 2-38 24-38 52 0 34-24 30-36 0Z" fill="var(--hair)" />
    <circle cx="344" cy="116" r="34" fill="var(--hair)" />
    <path d="M320 156c34-34 84-34 118 6" fill="none" stroke="var(--sun)" strokeWidth="13" strokeLinecap="round" />
    <path d="M416 224c6 4 14 4 18-1" fill="none" stroke="var(--hair)" strokeWidth="5" strokeLinecap="round" />
    <path d="M414 258c8 5 16 4 20-2" fill="none" stroke="var(--red)" strokeWidth="5" strokeLinecap="round" />
    <ellipse cx="402" cy="248" rx="13" ry="8" fill="var(--red)" opacity="0.3" />
  </g>
);

const Board = () => (
  <g>
    <rect x="36" y="336" width="214" height="20" rx="9" fill="var(--wood-dark)" />
    <Food name="carrot" x={84} y={312} size={78} turn={-28} />
    <Food name="cherry-tomatoes" x={146} y={314} size={62} />
    <Food name="leafy-green" x={204} y={304} size={82} turn={12} />
  </g>
);
