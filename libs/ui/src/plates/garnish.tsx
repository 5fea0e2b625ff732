import type { Fleck } from "./compose.ts";

/** Small garnish scattered last: leaves, sesame, pepper, chili, petals, crumbs. */
export function Garnish({ flecks }: { flecks: readonly Fleck[] }) {
  return flecks.map((fleck) => (
    <g
      key={`${fleck.x}-${fleck.y}`}
      transform={`translate(${fleck.x.toFixed(1)} ${fleck.y.toFixed(1)}) rotate(${fleck.turn.toFixed(0)}) scale(${fleck.size.toFixed(2)})`}
    >
      <Shape kind={fleck.kind} />
    </g>
  ));
}

function Shape({ kind }: { kind: Fleck["kind"] }) {
  switch (kind) {
    case "leaf":
      return (
        <>
          <path d="M0 6C-5 3 -5 -3 0 -7C5 -3 5 3 0 6Z" fill="#0d2a10" opacity="0.25" transform="translate(0.8 1.2)" />
          <path d="M0 6C-5 3 -5 -3 0 -7C5 -3 5 3 0 6Z" fill="#4f9a41" />
          <path d="M0 6V-5" stroke="#b9dd85" strokeWidth="0.7" />
        </>
      );
    case "seed":
      return (
        <>
          <ellipse rx="2.4" ry="1.5" cx="0.4" cy="0.6" fill="#2a1806" opacity="0.3" />
          <ellipse rx="2.4" ry="1.4" fill="#f6e6bd" stroke="#c9a866" strokeWidth="0.4" />
        </>
      );
    case "pepper":
      return <path d="M-1.2 -0.6L0.2 -1.2L1.2 0L0.2 1.1L-1 0.8Z" fill="#3a2a1c" />;
    case "chili":
      return <path d="M-2.4 -0.8L1.6 -1.4L2.2 0.5L-1.4 1.2Z" fill="#c8402a" />;
    case "petal":
      return <path d="M0 4C-4 2 -4 -3 0 -5C4 -3 4 2 0 4Z" fill="#e7a3b5" />;
    case "crumb":
      return <path d="M-1.8 -0.8L0 -1.7L1.7 -0.4L1 1.4L-1.1 1.5Z" fill="#c58e4d" />;
    default:
      return kind satisfies never;
  }
}
