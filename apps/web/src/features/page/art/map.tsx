import { Scene } from "./scene.tsx";

const houses = [
  [150, 150],
  [300, 96],
  [452, 178],
  [574, 92],
  [610, 300],
  [456, 420],
] as const;

/** A map on the kitchen table: the depot, the round of a day, and the doors on it. */
export function CityMap() {
  return (
    <Scene width={720} height={540}>
      <rect width="720" height="540" fill="var(--tile)" />
      <g fill="var(--wall)">
        <path d="M0 0h92v70H0ZM128 0h150v60H128ZM320 0h120v130H320ZM486 0h234v50H486ZM0 120h92v150H0ZM196 190h190v90H196ZM486 210h80v140h-80ZM650 110h70v210h-70ZM60 330h120v120H60ZM240 330h120v150H240ZM500 470h220v70H500Z" />
      </g>
      <path d="M548 110h64v50h-64ZM96 470h110v70H96Z" fill="var(--crop)" />
      <path
        d="M-20 300C120 250 140 330 240 306S420 180 470 250 640 420 740 380v70C620 486 500 400 440 320S320 330 250 366 110 330-20 372Z"
        fill="var(--water)"
      />
      <path d="M300 280l24 96M468 226l44 80" stroke="var(--road)" strokeWidth="18" />
      <path
        d="M96 478C60 420 60 260 130 190S260 150 300 134 420 200 452 216 540 150 574 130 640 260 612 336 520 440 458 458 250 520 96 478Z"
        fill="none"
        stroke="var(--red)"
        strokeWidth="8"
        strokeDasharray="4 18"
        strokeLinecap="round"
      />
      {houses.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <ellipse cy="38" rx="22" ry="6" fill="var(--shade)" opacity="0.25" />
          <path d="M-20 0 0-22 20 0v34h-40Z" fill="var(--cream)" />
          <path d="M-28 4 0-28 28 4l-8 6L0-14-20 10Z" fill="var(--red)" />
          <path d="M-7 14H7v20H-7Z" fill="var(--bag)" />
        </g>
      ))}
      <g transform="translate(96 440)">
        <ellipse cy="52" rx="34" ry="9" fill="var(--shade)" opacity="0.3" />
        <path d="M0 50C-44 4-36-44 0-44S44 4 0 50Z" fill="var(--bag)" />
        <path d="M-10 10c-4-20 8-34 28-36 2 22-8 34-28 36Z" fill="var(--sun)" />
      </g>
      <path d="M0 0l720 540M0 540 720 0" stroke="#fff" strokeWidth="3" opacity="0.16" />
      <path d="M240 0v540M480 0v540" stroke="var(--shade)" strokeWidth="2" opacity="0.08" />
    </Scene>
  );
}
