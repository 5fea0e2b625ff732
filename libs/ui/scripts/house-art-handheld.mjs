import { at, disc, ellipse, line, linear, path, random, round, scatter, shadow, svg } from "./house-art-kit.mjs";

/** A ruffled edge from left to right, as lettuce has. */
function ruffle(y, half, waves, depth) {
  const step = (half * 2) / waves;
  return `M${-half} ${y}${Array.from({ length: waves }, (_, i) => {
    const x = -half + i * step;
    return `Q${(x + step / 2).toFixed(1)} ${(y + (i % 2 ? -depth : depth)).toFixed(1)} ${(x + step).toFixed(1)} ${y}`;
  }).join("")}`;
}

const cutlet =
  "M-12.4 4.6C-12.8 2.4 -11.4 1.4 -9 1.6H9C11.4 1.4 12.8 2.4 12.4 4.6C12.2 7 10.6 7.6 8.6 7.4H-8.6C-10.6 7.6 -12.2 7 -12.4 4.6Z";

const minced =
  path(cutlet, "url(#p)") +
  disc(22, 10, random(161), 2)
    .map(({ x, y }, i) => ellipse(x * 1.1, 4.6 + y * 0.2, 0.9, 0.5, i % 2 ? "#a8683c" : "#42200e", 'opacity=".6"'))
    .join("");

/** A portobello's cap on a slab of grilled halloumi. */
const capAndHalloumi =
  path("M-11.6 5.4C-12 4 -11 3.6 -9.6 3.6H9.6C11 3.6 12 4 11.6 5.4C11.6 7 10.6 7.6 9 7.6H-9C-10.6 7.6 -11.6 7 -11.6 5.4Z", "#fbeec9") +
  line("M-8 4.2V7M-4.4 4.2V7M-0.8 4.2V7M2.8 4.2V7M6.4 4.2V7M9.4 4.4V6.6", "#a8641f", 1, 'opacity=".7"') +
  path("M-12.2 4.2C-11 0.6 -6 0 0 0C6 0 11 0.6 12.2 4.2C9 5.2 -9 5.2 -12.2 4.2Z", "#6b4426") +
  line("M-9.4 2.6C-6.4 1.4 -2 1.2 2 1.2", "#b98a5c", 0.9, 'opacity=".8"');

/** Bun, lettuce, tomato, cheese that melts, and what is between. */
function burger(patty) {
  const top = "M-12 -2.4C-12.6 -9.4 -7 -13 0 -13C7 -13 12.6 -9.4 12 -2.4C8 -1.2 -8 -1.2 -12 -2.4Z";
  const bottom = "M-11.4 7C-7 8.2 7 8.2 11.4 7C12 10.6 9.6 12.6 6.4 12.6H-6.4C-9.6 12.6 -12 10.6 -11.4 7Z";
  const sesame = scatter(
    [
      [-6.4, -8.2, -30],
      [-2.4, -10.6, 10],
      [2.6, -8.6, 40],
      [6.6, -9, -20],
      [-0.4, -6.6, 60],
      [-8.6, -5.4, 20],
      [8.8, -5.8, -40],
      [4.6, -5.8, 0],
    ],
    ellipse(0, 0, 0.95, 0.55, "#fff3d0"),
  );
  return svg(
    32,
    round("a", "#f7c67c", "#dd9440", "#a8601c") + linear("p", "#8a4f2a", "#5c2e14") + linear("l", "#b6d86a", "#5a9a3c"),
    at(
      16,
      16.4,
      -4,
      ellipse(0.8, 12.8, 12, 2.2, "#2a1206", 'opacity=".28"') +
        path(bottom, "url(#a)") +
        line("M-10.8 7.4C-6.4 8.6 6.4 8.6 10.8 7.4", "#fdeecb", 1.2) +
        patty +
        path("M-12 1.4H12L8.6 3.4L5.6 2.4L1.6 6L-2.6 2.6L-6.4 4.4L-9.4 2.4Z", "#f9b92e") +
        line("M-11.4 1.8H11.4", "#ffe07a", 0.9) +
        ellipse(-5.4, 0, 5.8, 1.5, "#c8371f") +
        ellipse(5.4, 0, 5.8, 1.5, "#d9472c") +
        line("M-9.4 -0.4H-2M2 -0.4H9.6", "#f58a66", 0.7) +
        line(ruffle(-1.4, 12.4, 12, 1.7), "#3f7a30", 2.6) +
        line(ruffle(-1.8, 12.4, 12, 1.7), "url(#l)", 2) +
        path(top, "url(#a)") +
        sesame +
        line("M-9.6 -6.4C-8.4 -9.6 -5 -11.4 -1 -11.6", "#fff", 1.1, 'opacity=".5"'),
    ),
  );
}

/** Two, side by side, filled to the fold. */
function tacos() {
  const shell = "M-11 6.6C-11.4 -1.6 -6.4 -7.6 0 -7.6C6.4 -7.6 11.4 -1.6 11 6.6C10.8 7.8 -10.8 7.8 -11 6.6Z";
  const bits = Array.from({ length: 13 }, (_, i) => {
    const a = Math.PI * (0.06 + (i / 12) * 0.88);
    const [x, y] = [-Math.cos(a) * 10.4, 5 - Math.sin(a) * 12.6];
    const kinds = [
      ellipse(0, 0, 2.1, 1.6, "#d8442c") + ellipse(-0.5, -0.5, 0.7, 0.4, "#ffb59a"),
      ellipse(0, 0, 2.2, 1.7, "#7a3a1c") + ellipse(-0.5, -0.5, 0.8, 0.5, "#a8633a"),
      line("M-2 0.6Q0 -1.6 2 0.4", "#f9b92e", 1.2),
      ellipse(0, 0, 1.9, 1.5, "#fff8e6"),
    ];
    return at(x, y, (i * 67) % 180, kinds[i % 4]);
  }).join("");
  const spots = scatter(
    [
      [-5, 1, -30],
      [1, -3, 10],
      [5.6, 2.4, 40],
      [-1, 4, 0],
      [-7.6, 5, 20],
      [3, 5.6, -20],
    ],
    ellipse(0, 0, 1.5, 0.9, "#b5731c", 'opacity=".45"'),
  );
  const one =
    path(shell, "#2a1206", 'opacity=".28" transform="translate(.8 1.6)"') +
    at(1.2, -2.4, 0, path(shell, "#c98a2a")) +
    line("M-10.6 3C-11.4 -3 -6.4 -9.4 0 -9.6C6.4 -9.6 11.4 -3 11.4 3", "#3f7a30", 3.4) +
    line(
      "M-10.4 2C-9.6 0 -10.6 -2.4 -8.4 -3.4C-8.6 -6 -6 -6.6 -5 -8C-3 -9.6 -1.4 -8.6 0 -9.8C1.8 -8.8 3.6 -9.6 5 -8C6.6 -6.8 8.6 -6 8.6 -3.6C10.8 -2.2 9.8 0 10.8 2",
      "#9ccf5e",
      2.4,
    ) +
    bits +
    path(shell, "#c98a2a", 'transform="translate(0 .5) scale(.97)"') +
    at(0, 0.5, 0, path(shell, "url(#a)"), 0.94) +
    spots +
    line("M-8.6 2.4C-7.8 -2 -4.6 -5.2 -0.6 -5.6", "#fff", 1, 'opacity=".55"');
  return svg(32, linear("a", "#ffe59a", "#f6c453", "#dd9c2c"), at(18.4, 12, 16, one, 0.9) + at(13.6, 20.4, -8, one, 1));
}

/** A wrap cut on the slant, its two halves turned to show what is in it. */
function burrito() {
  const body = "M-5.8 -6.4C-5.8 -8.4 5.8 -8.4 5.8 -6.4L5.4 8.4C5.2 11.4 -5.2 11.4 -5.4 8.4Z";
  const next = random(162);
  const filling = disc(30, 4.4, next, 1.2)
    .map(({ x, y }, i) =>
      ellipse(x * 1.02, -6.6 + y * 0.62, 1.1, 0.75, ["#fff4dc", "#4b2c30", "#7fb04a", "#d8442c", "#f9c23e", "#a8633a"][i % 6]),
    )
    .join("");
  const one =
    shadow(body) +
    path(body, "url(#a)") +
    scatter(
      [
        [-2.4, 0.6, 20],
        [2.6, 3, -30],
        [-1, 6, 10],
        [2, -1.4, 40],
        [-3, 4, -10],
      ],
      ellipse(0, 0, 1.4, 0.7, "#b9772c", 'opacity=".45"'),
    ) +
    line("M-3.6 -3.4C-3.8 1 -3.6 5 -3 8", "#fff", 1, 'opacity=".5"') +
    ellipse(0, -6.6, 5.9, 4.1, "#d9a65a") +
    ellipse(0, -6.6, 5.3, 3.5, "#6b8a3c") +
    filling +
    ellipse(0, -6.6, 5.5, 3.7, "none", 'stroke="#fbe7bd" stroke-width=".8"');
  return svg(
    32,
    '<linearGradient id="a"><stop stop-color="#fdf0cc"/><stop offset=".55" stop-color="#f0d49a"/><stop offset="1" stop-color="#c99b55"/></linearGradient>',
    at(21.4, 15.6, 24, one, 1.02) + at(10.6, 17, -18, one, 1.08),
  );
}

/** Rolled side by side, under sauce and cheese from the oven. */
function enchiladas() {
  const roll =
    line("M-9.6 0H9.6", "#2a1206", 7.6, 'opacity=".28" transform="translate(.7 1.4)"') +
    line("M-9.6 0.3H9.6", "#b5792c", 7.4) +
    line("M-9.6 0H9.6", "url(#r)", 6.8) +
    line("M-9 -1.8H9", "#fff3cf", 1, 'opacity=".6"');
  const sauce =
    "M8 4.6C11 3 21 3 24 4.8C25.6 8 23 10.4 24 13.4C25.6 16.4 23.2 18.4 24.2 21.4C25 24.4 23.6 27.4 21.2 27.6C18 28.6 13.4 28.4 10.4 27.4C7.6 26.6 8.4 23.4 7.6 20.8C6.6 18 8.6 15.6 7.8 12.6C7 9.6 6.4 6.6 8 4.6Z";
  const cheese = (x, y, r) =>
    ellipse(x, y + 0.3, r * 1.4, r * 0.72, "#d98a2a", 'opacity=".8"') +
    ellipse(x, y, r * 1.34, r * 0.64, "#ffebb0") +
    ellipse(x - r * 0.3, y - r * 0.3, r * 0.6, r * 0.2, "#fffaf0");
  return svg(
    32,
    '<linearGradient id="r" gradientUnits="userSpaceOnUse" x1="0" y1="-3.4" x2="0" y2="3.4"><stop stop-color="#fbe2a4"/><stop offset="1" stop-color="#dba651"/></linearGradient>' +
      round("s", "#e2583a", "#b8321c", "#86200f"),
    [7.4, 15.6, 23.8].map((y) => at(16, y, 0, roll)).join("") +
      path(sauce, "url(#s)", 'opacity=".93"') +
      line("M9 11.4C13 12.4 19 12.4 23 11.4M9 19.6C13 20.6 19 20.6 23 19.6", "#7d1a0c", 0.9, 'opacity=".5"') +
      cheese(12.4, 7.4, 2) +
      cheese(18.6, 8.6, 2.4) +
      cheese(14, 14.6, 2.5) +
      cheese(20.4, 16.2, 1.9) +
      cheese(12.2, 22, 2) +
      cheese(18.4, 23.4, 2.5) +
      scatter(
        [
          [16, 11.2, 20],
          [10.6, 17.8, -40],
          [17.4, 19, 60],
          [21.4, 12, -10],
          [14.8, 26, 30],
        ],
        ellipse(0, 0, 1, 0.5, "#4f8a3a"),
      ),
  );
}

/** What one eats with both hands, and rolls like it. */
export function handheld() {
  return {
    hamburger: burger(minced),
    "mushroom-burger": burger(capAndHalloumi),
    taco: tacos(),
    burrito: burrito(),
    enchiladas: enchiladas(),
  };
}
