import { at, disc, ellipse, line, linear, path, random, round, scatter, shadow, svg } from "./house-art-kit.mjs";

/** Small wild ones with bloom on them, a handful. */
function blueberries() {
  const crown = path("M0 -1.9L0.6 -0.7L1.9 -0.6L0.9 0.3L1.2 1.6L0 0.9L-1.2 1.6L-0.9 0.3L-1.9 -0.6L-0.6 -0.7Z", "#232a52", 'opacity=".85"');
  const one = (turn, crowned) =>
    ellipse(0.5, 1, 4.4, 4.3, "#10142c", 'opacity=".3"') +
    ellipse(0, 0, 4.4, 4.3, "url(#a)") +
    (crowned ? at(0.8, 0.6, turn, crown) : "") +
    ellipse(-1.5, -1.7, 1.3, 0.8, "#dfe6f6", 'opacity=".6" transform="rotate(-30 -1.5 -1.7)"');
  const places = [
    [16, 6.6],
    [8.4, 10.4],
    [23.8, 10.2],
    [15.8, 13.6],
    [7.2, 18.6],
    [24.6, 18.4],
    [16, 21],
    [10, 25.4],
    [21.6, 25.6],
  ];
  return svg(32, round("a", "#93a5d0", "#54679f", "#2c3766"), places.map(([x, y], i) => at(x, y, 0, one(i * 40, i % 3 !== 1))).join(""));
}

/** Two whole, one cut. */
function strawberries() {
  const outline = "M0 10C-4.4 8 -8.2 2.6 -7.2 -2.2C-6.4 -5.6 -3 -6.4 0 -5.2C3 -6.4 6.4 -5.6 7.2 -2.2C8.2 2.6 4.4 8 0 10Z";
  const leaves =
    path(
      "M0 -4.4C-1.6 -3 -3.6 -2.6 -5.6 -3.6C-4.6 -4.2 -4 -5 -3.6 -6C-2.2 -6.2 -1 -6 0 -5.4C1 -6 2.2 -6.2 3.6 -6C4 -5 4.6 -4.2 5.6 -3.6C3.6 -2.6 1.6 -3 0 -4.4Z",
      "url(#l)",
    ) + line("M0 -5C0 -6.4 0.4 -7.4 1.2 -8", "#5c8f38", 1);
  const seeds = [
    [-3.8, -0.6],
    [0, -0.8],
    [3.8, -0.6],
    [-4.6, 2.4],
    [-1.8, 2.4],
    [1.8, 2.4],
    [4.6, 2.4],
    [-2.6, 5.4],
    [0.4, 5.2],
    [2.8, 5.2],
    [0, 7.8],
  ]
    .map(([x, y]) => ellipse(x, y, 0.42, 0.68, "#ffe3a0"))
    .join("");
  const whole =
    shadow(outline) + path(outline, "url(#a)") + seeds + leaves + line("M-5.6 -1C-5.4 -2.8 -4.4 -3.6 -3 -3.6", "#fff", 0.9, 'opacity=".5"');
  const cut =
    shadow(outline) +
    path(outline, "#c02a22") +
    at(0, 0.5, 0, path(outline, "url(#c)"), 0.86) +
    path("M0 6.4C-2 3.6 -2.6 -0.4 0 -3C2.6 -0.4 2 3.6 0 6.4Z", "#fff3e0", 'opacity=".85"') +
    line("M-2.6 -1C-3.8 0.4 -4.2 2 -4 3.4M2.6 -1C3.8 0.4 4.2 2 4 3.4", "#ffdcc8", 0.6, 'opacity=".9"') +
    leaves;
  return svg(
    32,
    round("a", "#f2705c", "#d5352c", "#951418") + round("c", "#fbb09a", "#ef6a55", "#dc4638") + linear("l", "#8fc05a", "#467c34"),
    at(10.6, 11.4, -16, whole) + at(22.6, 12.4, 22, whole, 0.92) + at(16.4, 21.6, 6, cut, 0.92),
  );
}

/** A bunch hung on its stalk. */
function grapes() {
  const one =
    ellipse(0.4, 0.9, 3.7, 3.8, "#1a060c", 'opacity=".28"') +
    ellipse(0, 0, 3.7, 3.8, "url(#a)") +
    ellipse(-1.2, -1.5, 1, 0.7, "#fff", 'opacity=".5"');
  return svg(
    32,
    round("a", "#cf8593", "#91405a", "#521c36") + linear("l", "#9bc463", "#4f8438"),
    line("M15.6 8.4C15.4 6 16.4 3.6 18.4 2.4", "#7a6a34", 1.4) +
      path("M15.8 6.4C12 2.4 6.6 3.2 4.4 6.8C7.6 9.6 12.8 9.4 15.8 6.4Z", "url(#l)") +
      scatter(
        [
          [10, 11.6],
          [16, 10.6],
          [22, 11.6],
          [7.8, 16.8],
          [13.4, 16],
          [19, 16],
          [24.2, 17],
          [11, 21.2],
          [16.6, 21],
          [21.8, 21.8],
          [14, 26],
          [19, 26.2],
        ],
        one,
      ),
  );
}

/** Three of a hand, the first still a little green at the neck. */
function bananas() {
  const outline =
    "M-11.4 -5.6C-10.4 -7 -9 -7.2 -8 -6.6C-6.6 0 0 3.6 8.4 1.4C10 1 11.4 1.6 11.4 2.6C11.4 3.6 10.6 4.4 9.4 5.2C2 9.8 -9.6 6.4 -11.4 -5.6Z";
  const one =
    shadow(outline) +
    path(outline, "url(#a)") +
    path("M-11.4 -5.6C-9.6 6.4 2 9.8 9.4 5.2C2 7 -7 3.6 -9.4 -5.6Z", "#c8901c", 'opacity=".4"') +
    line("M-9.6 -4C-7 2.4 0 5.2 8 3.2", "#fff6c4", 0.9, 'opacity=".6"') +
    path("M-11.4 -5.6C-11.8 -7.8 -12 -9.4 -11.6 -10.6L-9.6 -10.4C-9 -9 -8.6 -7.8 -8 -6.6C-9 -7.2 -10.4 -7 -11.4 -5.6Z", "#a3a83c") +
    path("M11.4 2.6C12 2.4 12.6 3 12.2 3.8C11.6 4.6 10.4 4.8 9.8 5C10.6 4.4 11.4 3.6 11.4 2.6Z", "#5a3d16");
  return svg(
    32,
    linear("a", "#ffe682", "#f6c93c", "#dda324"),
    at(17, 14, 34, one, 0.86) + at(16.4, 18, 18, one, 0.92) + at(17, 22.4, 2, one, 0.92),
  );
}

/** Cut from the stone: skin behind, flesh in front. */
function wedges(skin, flesh, heart) {
  const one =
    path("M-8.6 -3C-7.6 7 7.6 7 8.6 -3C6 -1.6 -6 -1.6 -8.6 -3Z", "#2a1206", 'opacity=".26" transform="translate(.6 1.4)"') +
    path("M-8.8 -3C-7.8 7.2 7.8 7.2 8.8 -3C6 -1 -6 -1 -8.8 -3Z", "url(#s)") +
    path("M-8.8 -3.4C-7.2 4.6 7.2 4.6 8.8 -3.4C6 -4.8 -6 -4.8 -8.8 -3.4Z", "url(#a)") +
    path("M-5 -3.6C-3.4 -0.6 3.4 -0.6 5 -3.6C2.6 -4.4 -2.6 -4.4 -5 -3.6Z", heart, 'opacity=".6"') +
    line("M-6.6 -2C-4.4 1.4 2 2.2 5.4 0", "#fff", 0.8, 'opacity=".4"');
  return svg(
    32,
    linear("s", ...skin) + round("a", ...flesh),
    scatter(
      [
        [11, 8.6, -24],
        [21, 12, 18],
        [10.6, 17.6, 8],
        [20.4, 23, -18, 1.04],
      ],
      one,
    ),
  );
}

/** Rings off the grill. */
function pineappleRings() {
  const ring = (stroke, width, rest = "") =>
    `<circle r="5.6" fill="none" stroke="${stroke}" stroke-width="${width}"${rest && ` ${rest}`}/>`;
  const fibres = Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * Math.PI * 2;
    return `M${(Math.cos(a) * 3.2).toFixed(1)} ${(Math.sin(a) * 3.2).toFixed(1)}L${(Math.cos(a) * 7.8).toFixed(1)} ${(Math.sin(a) * 7.8).toFixed(1)}`;
  }).join("");
  const one =
    ring("#2a1206", 5.6, 'opacity=".26" transform="translate(.7 1.3)"') +
    ring("#c98a1a", 6) +
    ring("url(#a)", 5.2) +
    line(fibres, "#d99a24", 0.5, 'opacity=".7"') +
    line("M-7 -2.6L-3.4 -4.4M-7 2L-3 -0.4M3.2 0.6L7 -1.4M3.4 4.6L6.6 2.8", "#8a4a12", 1.2, 'opacity=".6"') +
    line("M-5.6 -4.6C-4 -6.6 -1.6 -7.6 1 -7.4", "#fff", 0.8, 'opacity=".5"');
  return svg(
    32,
    '<radialGradient id="a" gradientUnits="userSpaceOnUse" cx="-2" cy="-3" r="12"><stop stop-color="#fff0a4"/><stop offset=".6" stop-color="#f7cf4c"/><stop offset="1" stop-color="#e0a024"/></radialGradient>',
    at(20.8, 11.4, 30, one, 0.98) + at(11.4, 20.4, -12, one, 1.06),
  );
}

/** The whole fruit under its crown. */
function pineapple() {
  const body = "M16 10.4C21 10.4 24.4 14 24.4 20C24.4 26 20.8 30 16 30C11.2 30 7.6 26 7.6 20C7.6 14 11 10.4 16 10.4Z";
  const eyes = Array.from({ length: 28 }, (_, i) => {
    const [column, row] = [(i % 4) - 1.5 + (Math.floor(i / 4) % 2) * 0.5, Math.floor(i / 4)];
    const [x, y] = [column * 3.9 - 1, 12.6 + row * 2.7];
    return Math.hypot(x / 7.6, (y - 20.2) / 9) < 0.98
      ? path(`M${16 + x} ${y - 1.5}L${17.7 + x} ${y}L${16 + x} ${y + 1.5}L${14.3 + x} ${y}Z`, "#a8681a", 'opacity=".55"') +
          ellipse(16 + x, y - 0.3, 0.5, 0.4, "#fff0b4")
      : "";
  }).join("");
  const leaf = (turn, scale) =>
    at(
      16,
      11.4,
      turn,
      path("M-1.8 0C-2.6 -4 -1.4 -7.4 0 -9.6C1.4 -7.4 2.6 -4 1.8 0Z", "url(#l)") + line("M0 -0.6V-7", "#d7eaa6", 0.4, 'opacity=".7"'),
      scale,
    );
  return svg(
    32,
    round("a", "#ffe07c", "#eeb23a", "#b9741a") + linear("l", "#8fbf58", "#3f7434"),
    shadow(body) +
      [-62, 62, -38, 38, -16, 16, 0].map((turn, i) => leaf(turn, 0.8 + i * 0.04)).join("") +
      path(body, "url(#a)") +
      eyes +
      line("M10 15.4C11 13.4 12.4 12.2 14.2 11.8", "#fff", 1, 'opacity=".5"'),
  );
}

/** A half of the nut, and pieces broken off. */
function coconut() {
  const piece =
    path("M-4.6 1.8C-2 -2.8 3 -3.2 5 -0.6C3.4 2.6 -1.6 4 -4.6 1.8Z", "#6f4520", 'transform="translate(.2 1)"') +
    path("M-4.6 1.8C-2 -2.8 3 -3.2 5 -0.6C3.4 2.6 -1.6 4 -4.6 1.8Z", "url(#w)");
  return svg(
    32,
    round("s", "#a8744a", "#744522", "#42230e") + round("w", "#ffffff", "#fbf3e2", "#e5d3b0") + round("h", "#d9c7a2", "#f6ebd3"),
    ellipse(15.4, 16, 12.2, 11.6, "#2a1206", 'opacity=".28"') +
      ellipse(14.6, 14.6, 12.2, 11.6, "url(#s)") +
      ellipse(14.6, 13.8, 10.8, 10, "url(#w)") +
      ellipse(14.8, 14.2, 7.6, 6.8, "url(#h)") +
      line("M6 10.4C7.6 7 10.6 5 14 4.6", "#fff", 1.1, 'opacity=".8"') +
      at(24, 24, -20, piece) +
      at(14.6, 27, 14, piece, 0.9),
  );
}

/** Small, sharp, red; a spoonful. */
function cranberries() {
  const one =
    ellipse(0.4, 0.9, 3.5, 3.4, "#2a0608", 'opacity=".3"') +
    ellipse(0, 0, 3.5, 3.4, "url(#a)") +
    ellipse(-1.1, -1.3, 1, 0.6, "#fff", 'opacity=".55"');
  const places = disc(11, 9.6, random(81), 1.4)
    .reverse()
    .map(({ x, y }) => [16 + x, 16 + y]);
  return svg(32, round("a", "#e0604e", "#b5231f", "#6f0d12"), scatter(places, one));
}

/** What grows on trees and bushes. */
export function orchard() {
  return {
    blueberries: blueberries(),
    strawberry: strawberries(),
    grapes: grapes(),
    banana: bananas(),
    "apple-slices": wedges(["#e0604a", "#a8241e"], ["#fffbe8", "#fbeec4", "#ecd493"], "#f2dc9c"),
    "peach-slices": wedges(["#ef8a4e", "#b5482a"], ["#ffdc94", "#fbb755", "#e88f36"], "#d9583a"),
    "mango-slices": wedges(["#e9a03a", "#b9691c"], ["#ffe08a", "#fbbc42", "#ee9a2a"], "#ffe9a8"),
    "melon-slices": wedges(["#b9c27a", "#7d8f4c"], ["#ffd9a0", "#fbb468", "#ee944a"], "#fbd58a"),
    squash: wedges(["#5f7f3c", "#36522a"], ["#ffd27e", "#f29a30", "#cf6d14"], "#d9761e"),
    pineapple: pineapple(),
    "pineapple-rings": pineappleRings(),
    coconut: coconut(),
    cranberries: cranberries(),
  };
}
