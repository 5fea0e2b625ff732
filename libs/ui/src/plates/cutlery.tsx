import type { Setting } from "./setting.ts";

const fork =
  "M-9 70V104C-9 114 -4 119 -2.6 124L-4 246C-4 252 4 252 4 246L2.6 124C4 119 9 114 9 104V70C9 67 6 67 6 70V100H2V68C2 65 -2 65 -2 68V100H-6V70C-6 67 -9 67 -9 70Z";
const knife = "M-3 66C8 74 9 120 6 152H2.6L4 246C4 252 -4 252 -4 246L-3 150Z";
const spoon = "M0 64C8 64 12 76 11 90C10 103 5 111 2.6 122L4 246C4 252 -4 252 -4 246L-2.6 122C-5 111 -10 103 -11 90C-12 76 -8 64 0 64Z";
const chopstick = "M-1.6 66C-1.4 63.4 1.4 63.4 1.6 66L4 248C4 251 -4 251 -4 248Z";

/** Beside the plate; outside the frame of a square close-up, visible in a wide frame. */
export function Cutlery({ setting }: { setting: Setting | null }) {
  switch (setting) {
    case "fork-and-knife":
      return (
        <g>
          <Steel x={-14} shape={fork} gleam="M-1 128L-1.6 244" />
          <Steel x={334} shape={knife} gleam="M-1 156V244M-1 80V140" />
        </g>
      );
    case "spoon":
      return <Steel x={334} shape={spoon} gleam="M-1 128L-1.6 244M-6 84C-6 78 -4 73 -1 71" />;
    case "chopsticks":
      return (
        <g>
          <Wood x={328} turn={3} />
          <Wood x={342} turn={-1} />
        </g>
      );
    case null:
      return null;
    default:
      return setting satisfies never;
  }
}

function Steel({ x, shape, gleam }: { x: number; shape: string; gleam: string }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d={shape} fill="#140a02" opacity="0.25" transform="translate(4 5)" />
      <path d={shape} fill="#e9e8e3" stroke="#85867f" strokeWidth="0.8" />
      <path d={gleam} fill="none" stroke="#fff" strokeWidth="1.6" opacity="0.8" />
    </g>
  );
}

function Wood({ x, turn }: { x: number; turn: number }) {
  return (
    <g transform={`translate(${x} 0) rotate(${turn} 0 160)`}>
      <path d={chopstick} fill="#140a02" opacity="0.25" transform="translate(4 5)" />
      <path d={chopstick} fill="#8a4f2a" />
      <path d="M-0.8 80L-1.8 240" stroke="#e2ab78" strokeWidth="1.4" opacity="0.7" />
      <path d="M-3.4 206H3.6M-3.5 214H3.7" stroke="#d9a441" strokeWidth="2" />
    </g>
  );
}
