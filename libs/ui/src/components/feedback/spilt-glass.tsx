/** A glass on its side. */
export function SpiltGlass() {
  return (
    <svg
      viewBox="0 0 168 96"
      aria-hidden="true"
      className="w-42 text-line-strong console:hidden"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M70 78c20-10 44-12 66-6 12 3 14 10 2 13-24 6-60 5-72 1-5-2-2-5 4-8Z" className="fill-attention-tint" stroke="none" />
      <path d="M30 34 78 40c8 1 13 10 11 22-2 11-9 18-17 16L26 70c-3-12-1-26 4-36Z" className="fill-surface" />
      <path d="M78 40c-7 2-11 10-12 19-1 8 1 15 6 19" />
      <path d="M8 88h152" strokeDasharray="9 7" />
    </svg>
  );
}
