import { Scene } from "./scene.tsx";

/** A kit of the kitchen under the tap: the rinse. */
export function Sink() {
  return (
    <Scene width={1440} height={600}>
      <rect width="1440" height="600" fill="var(--wall)" />
      <g fill="var(--tile)">
        {Array.from({ length: 60 }, (_, index) => (
          <rect
            key={index.toString()}
            x={(index % 15) * 104 - 50 + (Math.floor(index / 15) % 2) * 52}
            y={Math.floor(index / 15) * 86 + 8}
            width="96"
            height="78"
            rx="8"
          />
        ))}
      </g>
      <rect x="960" y="60" width="300" height="236" rx="14" fill="var(--wood)" />
      <rect x="976" y="76" width="268" height="204" rx="6" fill="var(--sky-a)" />
      <path d="M976 210q70-44 134-14t134-20v104H976Z" fill="var(--mid)" />
      <circle cx="1170" cy="140" r="34" fill="var(--sun)" />
      <path d="M1110 76v204M976 178h268" stroke="var(--wood)" strokeWidth="10" />
      <path d="M560 420V150c0-70 150-70 150 0v44" fill="none" stroke="var(--steel)" strokeWidth="34" strokeLinecap="round" />
      <path d="M552 420V150c0-60 90-82 130-44" fill="none" stroke="#fff" strokeWidth="7" strokeLinecap="round" opacity="0.5" />
      <path d="M690 200h40v14h-40Z" fill="var(--steel-dark)" />
      <path d="M520 300h40" stroke="var(--steel-dark)" strokeWidth="18" strokeLinecap="round" />
      <path d="M694 214h32l8 170h-48Z" fill="var(--water)" opacity="0.85" />
      <path d="M704 220l-4 150M716 220l6 150" stroke="#fff" strokeWidth="4" opacity="0.6" />
      <Kit x={600} y={320} />
      <path d="M0 440H1440V600H0Z" fill="var(--cream)" />
      <path d="M360 440H1000l-30 160H390Z" fill="var(--steel)" />
      <path d="M340 428H1020v26H340Z" fill="var(--steel-dark)" />
      <path d="M0 440H340V454H0ZM1020 440H1440V454H1020Z" fill="var(--shade)" opacity="0.14" />
      <Drying />
      <Soap />
    </Scene>
  );
}

/** A reusable tub of the kit, open. */
const Kit = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 40h220l-22 106H22Z" fill="var(--bag)" />
    <ellipse cx="110" cy="40" rx="110" ry="24" fill="var(--bag-dark)" />
    <ellipse cx="110" cy="46" rx="94" ry="16" fill="var(--water)" />
    <path d="M84 32q26-14 52 0M60 46q20-8 40 0" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity="0.7" />
    <path d="M92 122c-6-28 12-46 42-46 0 32-18 46-42 46Z" fill="var(--sun)" />
  </g>
);

const Drying = () => (
  <g>
    <path d="M1070 440v-20h300v20" fill="none" stroke="var(--wood-dark)" strokeWidth="12" />
    {[1090, 1150, 1210, 1270, 1330].map((x) => (
      <path key={x} d={`M${x} 430v-70`} stroke="var(--wood)" strokeWidth="9" strokeLinecap="round" />
    ))}
    <path d="M1100 420l16-120h64l-14 120Z" fill="var(--bag)" />
    <path d="M1164 420l20-140h66l-16 140Z" fill="var(--red)" />
    <path d="M1232 420l18-116h60l-14 116Z" fill="var(--sun)" />
    <path d="M1300 420l10-84h52l-8 84Z" fill="var(--cream)" stroke="var(--steel-dark)" strokeWidth="4" />
  </g>
);

const Soap = () => (
  <g>
    <path d="M150 440V300c0-26 16-40 40-40s40 14 40 40v140Z" fill="var(--sun)" />
    <path d="M190 260v-46h46" fill="none" stroke="var(--hair)" strokeWidth="13" strokeLinecap="round" strokeLinejoin="round" />
    <path d="M164 340h52v60h-52Z" fill="var(--cream)" />
    <path d="M252 440c-6-32 10-54 44-54 30 0 44 22 40 54Z" fill="var(--red)" />
    <g fill="#fff" opacity="0.7">
      <circle cx="430" cy="408" r="18" />
      <circle cx="462" cy="390" r="12" />
      <circle cx="486" cy="416" r="9" />
      <circle cx="880" cy="402" r="16" />
      <circle cx="912" cy="414" r="10" />
    </g>
  </g>
);
