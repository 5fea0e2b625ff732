import { Food, Scene } from "./scene.tsx";

const crates: readonly { x: number; food: readonly string[] }[] = [
  { x: 60, food: ["carrot", "carrot", "leafy-green", "carrot", "leafy-green"] },
  { x: 330, food: ["red-apple", "green-apple", "red-apple", "pear", "red-apple"] },
  { x: 600, food: ["squash", "ear-of-corn", "squash", "ear-of-corn", "squash"] },
  { x: 870, food: ["tomato", "bell-pepper", "tomato", "eggplant", "tomato"] },
  { x: 1140, food: ["potato", "beet-slices", "red-onion", "potato", "garlic"] },
];
const width = 240;

/** A stall with what is in season, under its awning. */
export function Market() {
  return (
    <Scene width={1440} height={600} keep="xMidYMax">
      <rect width="1440" height="600" fill="var(--sky-a)" />
      <path d="M0 270Q260 190 560 250T1080 230T1440 246V600H0Z" fill="var(--far)" />
      <path d="M0 320Q360 268 720 300T1440 292V600H0Z" fill="var(--mid)" />
      <path d="M92 120v480M1348 120v480" stroke="var(--wood-dark)" strokeWidth="22" />
      <Awning />
      <path d="M0 520H1440V600H0Z" fill="var(--wood-dark)" />
      <path d="M0 520H1440V536H0Z" fill="#fff" opacity="0.12" />
      {crates.map(({ x, food }) => (
        <g key={x}>
          {food.map((name, index) => (
            <Food
              key={`${name}-${index.toString()}`}
              name={name}
              x={x + 34 + (index * (width - 68)) / 4}
              y={392 - (index % 2) * 22}
              size={112}
              turn={(index - 2) * 9}
            />
          ))}
          <path d={`M${x} 420h${width}l-14 104h-${width - 28}Z`} fill="var(--wood)" />
          <path d={`M${x + 4} 454h${width - 8}M${x + 9} 490h${width - 18}`} stroke="var(--wood-dark)" strokeWidth="6" />
          <path d={`M${x} 420h${width}v12H${x}Z`} fill="#fff" opacity="0.22" />
        </g>
      ))}
    </Scene>
  );
}

const Awning = () => (
  <g>
    {Array.from({ length: 12 }, (_, index) => (
      <path
        key={index.toString()}
        d={`M${60 + index * 110} 40h110v124c0 38-110 38-110 0Z`}
        fill={index % 2 === 0 ? "var(--red)" : "var(--cream)"}
      />
    ))}
    <path d="M60 40h1320v26H60Z" fill="var(--shade)" opacity="0.16" />
  </g>
);
