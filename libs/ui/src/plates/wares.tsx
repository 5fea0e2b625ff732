import { SoftShadow } from "./ceramic.tsx";

/** A cutting board with its handle and grain. */
export function Board({ id }: { id: string }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}-wood`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#e3bd86" />
          <stop offset="0.5" stopColor="#d0a265" />
          <stop offset="1" stopColor="#a97a42" />
        </linearGradient>
      </defs>
      <g transform="rotate(-14 160 160)">
        <rect x="46" y="58" width="244" height="228" rx="44" fill="#140a02" opacity="0.13" />
        <rect x="42" y="54" width="244" height="226" rx="42" fill="#140a02" opacity="0.16" />
        <path
          d="M138 52V18C138 4 182 4 182 18V52H242C262 52 274 64 274 84V236C274 256 262 268 242 268H78C58 268 46 256 46 236V84C46 64 58 52 78 52Z"
          fill="#8f6431"
          transform="translate(0 5)"
        />
        <path
          d="M138 52V18C138 4 182 4 182 18V52H242C262 52 274 64 274 84V236C274 256 262 268 242 268H78C58 268 46 256 46 236V84C46 64 58 52 78 52Z"
          fill={`url(#${id}-wood)`}
        />
        <circle cx="160" cy="24" r="8" fill="#6b4720" opacity="0.75" />
        <g fill="none" stroke="#8a5a26" strokeWidth="1.6" opacity="0.32">
          <path d="M60 92C110 84 190 98 262 88M56 124C120 132 180 116 268 126M58 206C130 214 196 200 266 210M62 238C120 230 190 246 258 236M58 164C84 160 92 172 120 168C180 158 220 170 266 162" />
          <path d="M206 226C222 218 242 224 240 232C232 240 210 238 206 226Z" />
        </g>
        <path d="M62 84C62 74 68 68 78 68H240" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity="0.35" />
      </g>
    </>
  );
}

/** A ready-to-eat tray of kraft paper, its lid folded away. */
export function Box({ id }: { id: string }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}-kraft`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#dcb98a" />
          <stop offset="1" stopColor="#b48a57" />
        </linearGradient>
        <linearGradient id={`${id}-liner`} x1="0.1" y1="0" x2="0.9" y2="1">
          <stop stopColor="#cfb892" />
          <stop offset="0.3" stopColor="#f4e9d4" />
          <stop offset="1" stopColor="#fffaf0" />
        </linearGradient>
      </defs>
      <g transform="rotate(5 160 160)">
        <rect x="38" y="42" width="256" height="254" rx="40" fill="#140a02" opacity="0.14" />
        <rect x="36" y="38" width="254" height="252" rx="38" fill="#140a02" opacity="0.18" />
        <rect x="34" y="34" width="252" height="250" rx="36" fill={`url(#${id}-kraft)`} />
        <rect x="35.5" y="35.5" width="249" height="247" rx="35" fill="none" stroke="#fff" strokeOpacity="0.4" strokeWidth="2" />
        <rect x="50" y="50" width="220" height="218" rx="26" fill="#8f6a3c" />
        <rect x="53" y="54" width="216" height="213" rx="24" fill={`url(#${id}-liner)`} />
        <path d="M42 70L50 62M42 250L50 256M278 70L270 62M278 250L270 256" stroke="#7d5a30" strokeWidth="2" opacity="0.5" />
      </g>
    </>
  );
}

/** The shadow of the box's walls over its food. */
export function BoxWallShadow() {
  return (
    <path
      d="M56 76A20 20 0 0 1 76 57H244"
      transform="rotate(5 160 160)"
      fill="none"
      stroke="#140a02"
      strokeWidth="9"
      strokeLinecap="round"
      opacity="0.16"
    />
  );
}

const jarBody = "M104 108H216C236 120 242 136 242 154V252C242 272 230 282 212 282H108C90 282 78 272 78 252V154C78 136 84 120 104 108Z";

export function JarBack({ id }: { id: string }) {
  return (
    <>
      <SoftShadow id={`${id}-s1`} cx={172} cy={276} rx={118} ry={30} strength={0.5} />
      <path d={jarBody} fill="#f6f8f4" opacity="0.62" />
      <path d={jarBody} fill="#dfe9e2" opacity="0.35" />
    </>
  );
}

/** Glass over the food: gleams, a cotton-topped lid tied with string. */
export function JarFront({ id, color }: { id: string; color: string }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}-glass`} x1="0" x2="1" y1="0" y2="0">
          <stop stopColor="#fff" stopOpacity="0.55" />
          <stop offset="0.2" stopColor="#fff" stopOpacity="0.06" />
          <stop offset="0.8" stopColor="#17301f" stopOpacity="0.04" />
          <stop offset="1" stopColor="#17301f" stopOpacity="0.26" />
        </linearGradient>
      </defs>
      <path d={jarBody} fill={`url(#${id}-glass)`} stroke="#fff" strokeOpacity="0.75" strokeWidth="2.5" />
      <path d="M94 162C94 146 98 136 106 128V236C98 228 94 214 94 198Z" fill="#fff" opacity="0.6" />
      <path
        d="M92 108C84 118 78 122 70 124C78 96 88 62 104 50C128 40 192 40 216 50C232 62 242 96 250 124C242 122 236 118 228 108C220 116 212 118 204 108C196 118 186 118 178 109C168 118 154 118 144 109C134 118 124 118 116 108C108 116 100 116 92 108Z"
        fill={color}
      />
      <path
        d="M92 108C84 118 78 122 70 124C78 96 88 62 104 50C128 40 192 40 216 50C232 62 242 96 250 124C242 122 236 118 228 108C220 116 212 118 204 108C196 118 186 118 178 109C168 118 154 118 144 109C134 118 124 118 116 108C108 116 100 116 92 108Z"
        fill="#fff"
        opacity="0.5"
      />
      <path
        d="M104 62C100 76 96 90 94 104M140 58L136 104M180 58L184 104M216 62C220 76 224 90 226 104"
        stroke="#140a02"
        strokeWidth="2"
        opacity="0.14"
        fill="none"
      />
      <path d="M88 98C120 108 200 108 232 98" stroke="#8a6a3a" strokeWidth="4.5" fill="none" strokeLinecap="round" />
      <path
        d="M160 104C150 92 138 96 144 104C150 110 156 108 160 104ZM160 104C170 92 182 96 176 104C170 110 164 108 160 104ZM160 104L150 122M160 104L172 120"
        stroke="#8a6a3a"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}

const glassBody = "M92 58H228L214 268C213 280 206 286 194 286H126C114 286 107 280 106 268Z";

export function GlassBack({ id }: { id: string }) {
  return (
    <>
      <SoftShadow id={`${id}-s1`} cx={172} cy={282} rx={100} ry={26} strength={0.5} />
      <path d={glassBody} fill="#fff" opacity="0.5" />
    </>
  );
}

/** The drink, lit through, with the gleam of the glass over it. */
export function GlassFront({ id, drink }: { id: string; drink: readonly [string, string] }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}-drink`} x1="0" y1="0" x2="0.4" y2="1">
          <stop stopColor={drink[0]} stopOpacity="0.86" />
          <stop offset="1" stopColor={drink[1]} stopOpacity="0.94" />
        </linearGradient>
      </defs>
      <path d="M96.5 104H223.5L212 266C211 277 205 281 194 281H126C115 281 109 277 108 266Z" fill={`url(#${id}-drink)`} />
      <ellipse cx="160" cy="104" rx="63.5" ry="8" fill="#fff" opacity="0.42" />
      <path d={glassBody} fill="none" stroke="#fff" strokeOpacity="0.85" strokeWidth="3" />
      <ellipse cx="160" cy="58" rx="68" ry="9" fill="none" stroke="#fff" strokeOpacity="0.9" strokeWidth="3" />
      <path d="M106 76L118 256" stroke="#fff" strokeWidth="8" strokeLinecap="round" opacity="0.55" />
      <path d="M212 80L206 170" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity="0.4" />
    </>
  );
}
