/** A box at the end of its road, short of the house. */
export function RoadEnd() {
  return (
    <svg
      viewBox="0 0 264 104"
      aria-hidden="true"
      className="w-full max-w-66 shrink-0 text-line-strong sm:w-54"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M24 50h56v38H24Z" className="fill-attention-tint" />
      <path d="M18 38h68v12H18ZM52 50v14" className="fill-surface" />
      <path d="M52 38c-3-15 3-25 17-29 3 14-3 25-17 29Zm0 0 9-15" className="fill-primary-tint" />
      <path d="M8 96h136" strokeDasharray="9 7" />
      <path d="M180 96h76" />
      <path d="M190 51v45h56V51l-28-25Z" className="fill-surface" />
      <path d="m182 58 36-32 36 32M210 96V74h16v22" />
    </svg>
  );
}
