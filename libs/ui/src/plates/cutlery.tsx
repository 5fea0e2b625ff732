const fork =
  "M-9 70V104C-9 114 -4 119 -2.6 124L-4 246C-4 252 4 252 4 246L2.6 124C4 119 9 114 9 104V70C9 67 6 67 6 70V100H2V68C2 65 -2 65 -2 68V100H-6V70C-6 67 -9 67 -9 70Z";
const knife = "M-3 66C8 74 9 120 6 152H2.6L4 246C4 252 -4 252 -4 246L-3 150Z";

/** Beside the plate; in a square frame they lie outside of it, in a wide one the table is set. */
export function Cutlery() {
  return (
    <g>
      <g transform="translate(-14 0)">
        <path d={fork} fill="#140a02" opacity="0.25" transform="translate(4 5)" />
        <path d={fork} fill="#e9e8e3" stroke="#85867f" strokeWidth="0.8" />
        <path d="M-1 128L-1.6 244" stroke="#fff" strokeWidth="1.6" opacity="0.8" />
      </g>
      <g transform="translate(334 0)">
        <path d={knife} fill="#140a02" opacity="0.25" transform="translate(4 5)" />
        <path d={knife} fill="#e9e8e3" stroke="#85867f" strokeWidth="0.8" />
        <path d="M-1 156V244M-1 80V140" stroke="#fff" strokeWidth="1.6" opacity="0.8" />
      </g>
    </g>
  );
}
