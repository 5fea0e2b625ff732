import { at, disc, ellipse, line, linear, path, random, round, svg } from "./house-art-kit.mjs";

/** Round slices overlapping: cucumber, zucchini, radish, beet, lemon. */
function rounds(skin, [light, dark], marks) {
  const one =
    ellipse(0.6, 1, 8, 8, "#14240f", 'opacity=".22"') +
    ellipse(0, 0, 8, 8, skin) +
    ellipse(0, 0, 6.9, 6.9, "url(#a)") +
    marks +
    ellipse(-2.4, -3.4, 2.2, 1.2, "#fff", 'opacity=".35" transform="rotate(-30)"');
  return svg(32, round("a", light, dark), at(10, 11, 0, one, 0.98) + at(22.2, 12.4, 40, one, 0.92) + at(15.6, 21.8, 80, one));
}

const spokes = (count, inner, outer, colour, width) =>
  line(
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * Math.PI * 2;
      const p = (r) => `${(Math.cos(a) * r).toFixed(2)} ${(Math.sin(a) * r).toFixed(2)}`;
      return `M${p(inner)}L${p(outer)}`;
    }).join(""),
    colour,
    width,
  );
const seeds = (count, radius, colour) =>
  Array.from({ length: count }, (_, i) => at(0, 0, (i / count) * 360, ellipse(radius, 0, 1.1, 0.5, colour))).join("");

/** Spears side by side: asparagus, green beans, frites. */
function spears(colours, tip, places) {
  const one = (length) =>
    line(`M0 ${length}V${-length}`, "#12300f", 3.8, 'opacity=".22" transform="translate(.8 .6)"') +
    line(`M0 ${length}V${-length}`, "url(#a)", 3.4) +
    line(`M-0.7 ${length - 1}V${-length + 2}`, "#fff", 0.7, 'opacity=".4"') +
    tip(length);
  const gradient = `<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="-2" y1="0" x2="2" y2="0"><stop stop-color="${colours[0]}"/><stop offset="1" stop-color="${colours[1]}"/></linearGradient>`;
  return svg(32, gradient, at(16, 16, 42, places.map(([x, y, length, turn]) => at(x, y, turn, one(length))).join("")));
}

const asparagusTip = (length) =>
  path(
    `M-2.3 ${-length + 3}C-2.8 ${-length - 1} -1 ${-length - 4} 0 ${-length - 4.6}C1 ${-length - 4} 2.8 ${-length - 1} 2.3 ${-length + 3}Z`,
    "#5f8a3c",
  ) +
  line(
    `M-1.4 ${-length + 1}L0 ${-length - 1}L1.4 ${-length + 1}M-1.1 ${length - 6}L0 ${length - 7}L1.1 ${length - 6}M-1.1 -1L0 -2L1.1 -1`,
    "#8a6aa0",
    0.8,
  );

/** A head of florets. */
function florets(colours, stem, gleam) {
  const next = random(7);
  const puff = (x, y, r) =>
    ellipse(x + 0.4, y + 0.8, r, r, colours[2], 'opacity=".5"') +
    ellipse(x, y, r, r, "url(#a)") +
    disc(8, r * 0.7, next, 0.6)
      .map((p) => ellipse(x + p.x, y + p.y, 0.75, 0.6, gleam, 'opacity=".35"'))
      .join("");
  const stalk = path("M11 16C12.4 20 11.8 24.4 10.6 28C13.8 29.6 18.4 29.6 21.4 28C20.2 24.4 19.8 20 21.2 16Z", stem);
  return svg(
    32,
    round("a", ...colours),
    stalk +
      [
        [9, 16, 5.2],
        [23, 16, 5.2],
        [11.6, 9.6, 5.4],
        [20.6, 9.4, 5.4],
        [16, 14.4, 5.8],
      ]
        .map((p) => puff(...p))
        .join(""),
  );
}

function halvedEgg() {
  const half =
    path(
      "M0 -9.4C5 -9.4 8 -2.6 8 2.2C8 6.8 4.4 9.6 0 9.6C-4.4 9.6 -8 6.8 -8 2.2C-8 -2.6 -5 -9.4 0 -9.4Z",
      "#2a1c06",
      'opacity=".2" transform="translate(.8 1.2)"',
    ) +
    path("M0 -9.4C5 -9.4 8 -2.6 8 2.2C8 6.8 4.4 9.6 0 9.6C-4.4 9.6 -8 6.8 -8 2.2C-8 -2.6 -5 -9.4 0 -9.4Z", "url(#w)") +
    ellipse(0, 2, 4.6, 4.8, "url(#a)") +
    ellipse(-1.4, 0.4, 1.3, 0.9, "#fff", 'opacity=".6"');
  return svg(
    32,
    round("a", "#ffd24d", "#f7a51c", "#e07f0c") + linear("w", "#ffffff", "#efe6d8"),
    at(10.4, 14, -18, half, 0.98) + at(21.6, 18.6, 22, half, 0.98),
  );
}

function friedEgg() {
  return svg(
    32,
    round("a", "#ffd95a", "#f9ab1e", "#e2820c") + round("w", "#ffffff", "#fffaf0", "#eadfca"),
    path(
      "M16 3.6C21 2.4 24.6 6 27.2 8.8C30.4 12.2 29.6 17 27.6 20C26 22.6 26 27 21.6 28.2C17.6 29.4 14.6 26.8 11 26.6C6.4 26.4 2.6 23 3.2 18.4C3.6 15 5.6 13.6 6.4 10.6C7.4 6.8 11.4 4.6 16 3.6Z",
      "#c98a3a",
      'opacity=".55" transform="translate(.4 1)"',
    ) +
      path(
        "M16 3.6C21 2.4 24.6 6 27.2 8.8C30.4 12.2 29.6 17 27.6 20C26 22.6 26 27 21.6 28.2C17.6 29.4 14.6 26.8 11 26.6C6.4 26.4 2.6 23 3.2 18.4C3.6 15 5.6 13.6 6.4 10.6C7.4 6.8 11.4 4.6 16 3.6Z",
        "url(#w)",
      ) +
      ellipse(16.6, 15.4, 6.4, 6.2, "#d98a10", 'opacity=".35"') +
      ellipse(16.2, 14.8, 6.2, 6, "url(#a)") +
      ellipse(14.2, 12.4, 1.9, 1.2, "#fff", 'opacity=".75" transform="rotate(-24 14.2 12.4)"'),
  );
}

function cherryTomatoes() {
  const cut =
    ellipse(0.5, 0.9, 6.6, 6.6, "#3a0a04", 'opacity=".25"') +
    ellipse(0, 0, 6.6, 6.6, "#c52a1a") +
    ellipse(0, 0, 5.6, 5.6, "url(#c)") +
    path(
      "M-3.6 -1.4C-3.6 -4 -0.6 -4.4 -0.6 -1.8V1.8C-0.6 4.4 -3.6 4 -3.6 1.4ZM3.6 -1.4C3.6 -4 0.6 -4.4 0.6 -1.8V1.8C0.6 4.4 3.6 4 3.6 1.4Z",
      "#b8200f",
      'opacity=".75"',
    ) +
    ellipse(-2.1, -1, 0.6, 0.9, "#ffe0a0") +
    ellipse(2.1, 1.2, 0.6, 0.9, "#ffe0a0") +
    ellipse(2.1, -1.6, 0.6, 0.9, "#ffe0a0");
  const whole =
    ellipse(0.5, 0.9, 6.6, 6.6, "#3a0a04", 'opacity=".25"') +
    ellipse(0, 0, 6.6, 6.6, "url(#a)") +
    ellipse(-2.2, -2.6, 1.8, 1.1, "#fff", 'opacity=".6" transform="rotate(-30)"') +
    line("M0 -5L-2.6 -6.4M0 -5L2.4 -6.6M0 -5L0.4 -7.6M0 -5L-3 -4M0 -5L3 -4.2", "#3f8a34", 1.2);
  return svg(
    32,
    round("a", "#ff8a62", "#e2402a", "#a81c0e") + round("c", "#f77a5a", "#dd3d28"),
    at(10.4, 11.6, -14, whole) + at(22.2, 13.6, 26, cut) + at(14.8, 22.4, -20, cut, 0.94),
  );
}

function basil() {
  const leaf =
    path("M0 9C-7.4 6 -8.6 -3.4 0 -10.6C8.6 -3.4 7.4 6 0 9Z", "#0f2e10", 'opacity=".25" transform="translate(.8 1)"') +
    path("M0 9C-7.4 6 -8.6 -3.4 0 -10.6C8.6 -3.4 7.4 6 0 9Z", "url(#a)") +
    line("M0 9V-7.4M0 4.4L3.8 1.6M0 4.4L-3.8 1.6M0 0L3.6 -2.8M0 0L-3.6 -2.8", "#d8efa0", 0.6, 'opacity=".7"');
  return svg(32, linear("a", "#86c95a", "#2f7d34"), at(9.6, 17, -58, leaf, 0.92) + at(22.4, 17, 58, leaf, 0.92) + at(16, 13.6, 0, leaf));
}

/** What goes with the main piece, and on top of it. */
export function sides() {
  return {
    "cucumber-slices": rounds("#3f8a3a", ["#f2fad6", "#c4e29a"], seeds(9, 3.6, "#f9fde8")),
    "zucchini-slices": rounds("#3c7040", ["#fbf8d2", "#e2df9a"], seeds(8, 3.4, "#c9c878")),
    "beet-slices": rounds(
      "#5e1230",
      ["#b03362", "#7c1a42"],
      `${ellipse(0, 0, 4.6, 4.6, "none", 'stroke="#d0648c" stroke-width=".7"')}${ellipse(0, 0, 2.4, 2.4, "none", 'stroke="#d0648c" stroke-width=".7"')}`,
    ),
    "lemon-slices": rounds("#f3c21c", ["#fff6b8", "#fbdf58"], spokes(9, 0.6, 6.2, "#fffbe2", 1)),
    "orange-slices": rounds("#ee8a16", ["#ffd08a", "#fb9d2c"], spokes(9, 0.6, 6.2, "#fff0d6", 1)),
    "red-onion": rounds(
      "#8a2a5e",
      ["#fdf0f6", "#ecc7da"],
      `${ellipse(0, 0, 5, 5, "none", 'stroke="#b5568a" stroke-width=".9"')}${ellipse(0, 0, 3, 3, "none", 'stroke="#b5568a" stroke-width=".9"')}${ellipse(0, 0, 1.2, 1.2, "#b5568a")}`,
    ),
    asparagus: spears(["#9cc46a", "#5e9440"], asparagusTip, [
      [-6, 1, 9, -5],
      [6, 2, 9, 5],
      [-2, -1, 10, -1],
      [2.4, 1, 10, 3],
    ]),
    "green-beans": spears(["#7cbf4e", "#3f8a34"], (length) => line(`M0 ${-length}L0.6 ${-length - 2.4}`, "#8fca5c", 1.2), [
      [-6.4, 0, 10, -7],
      [6.4, 1, 9, 8],
      [-2.2, 1, 11, -2],
      [2.2, -1, 11, 3],
    ]),
    "salami-slices": rounds("#6f1b20", ["#d8655c", "#b23c3c"], seeds(7, 2.2, "#fbe3d6") + seeds(8, 4.9, "#fbe3d6")),
    "goat-cheese": rounds("#7d9648", ["#ffffff", "#f1ebdd"], ""),
    frites: spears(["#fbd777", "#d0902c"], () => "", [
      [-9, 1, 8, -14],
      [9, 0, 8, 13],
      [-5.4, -1, 10, -6],
      [5.6, 1, 9.4, 7],
      [-1.8, 1, 10.6, -2],
      [2, -1.4, 10, 3],
    ]),
    cauliflower: florets(["#fffdf4", "#f6ecd2", "#d2bd8c"], "#cfe0a0", "#fff"),
    broccoli: florets(["#9cc65e", "#5f9a3e", "#2f6430"], "#b3d07c", "#e2f2a4"),
    "carrot-slices": rounds(
      "#cf6a18",
      ["#fbb055", "#ea842a"],
      `${ellipse(0, 0, 3.4, 3.4, "#f9c878", 'opacity=".8"')}${spokes(8, 1, 3, "#e58a34", 0.6)}${line("M-5.6 2.4L-2 4.8M2.6 -5.4L5 -3", "#7a3a10", 1, 'opacity=".45"')}`,
    ),
    "egg-halves": halvedEgg(),
    "fried-egg": friedEgg(),
    "cherry-tomatoes": cherryTomatoes(),
    basil: basil(),
  };
}
