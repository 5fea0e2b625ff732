import { at, disc, ellipse, line, linear, path, random, round, scatter, svg } from "./house-art-kit.mjs";

/** A fillet with its flakes; the skin shows at the lower edge. */
function fillet([light, mid, dark], flake, skin) {
  const outline = "M3.2 20.5C2.4 14.6 7.6 8.6 14.8 7C21 5.6 27.6 7.4 29.2 11.6C30.6 15.4 27.4 20.6 21.6 23.2C15 26.2 4.2 27.4 3.2 20.5Z";
  const flakes = line(
    "M8.6 12.4C11.4 14.6 12.4 18.8 11.6 24.2M13.2 9.2C16.2 11.8 17.2 16.6 16.2 23.4M18.2 7.8C21 10.4 22 15.2 20.8 21.8M23.2 8.2C25.4 10.6 26 14 25 18.4",
    flake,
    1.1,
    'opacity=".85"',
  );
  return svg(
    32,
    linear("a", light, mid, dark),
    path(outline, skin, 'transform="translate(.5 1.7)"') +
      path(outline, "url(#a)") +
      flakes +
      line("M7.4 13.6C10 10.6 14 8.8 18.6 8.6", "#fff", 1.2, 'opacity=".55"'),
  );
}

/** A loin of white fish, gold where the pan touched it, falling into flakes. */
function loin() {
  const outline =
    "M3 17.6C2.6 13.4 5.4 10 9.6 9C14.6 7.8 18.4 7.4 23.4 7.8C27.4 8.2 30 10.6 29.6 14.6C29.2 18.8 26.4 21.6 22 22.8C17.4 24 13.4 25 9 24.6C5.4 24.2 3.2 21.6 3 17.6Z";
  const flakes = line(
    "M9.6 10.4L12.4 17L10 24M14.4 9L17.4 15.8L15.2 23.6M19.4 8.4L22.4 14.8L20.6 22.4M24.2 8.8L26.4 14L25.2 20.4",
    "#c9a468",
    0.8,
    'opacity=".8"',
  );
  const seared = [
    [10, 13, 3.4, 1.7],
    [17.6, 11.4, 3.6, 1.6],
    [24.4, 12.8, 2.6, 1.4],
    [14, 19.4, 3.2, 1.5],
    [21.6, 18.4, 3, 1.5],
  ]
    .map(([x, y, rx, ry]) => ellipse(x, y, rx, ry, "#c8822e", 'opacity=".5"'))
    .join("");
  const herbs = [
    [12.6, 15, 30],
    [19.6, 15.4, -20],
    [8, 18.6, 60],
    [24, 17, 10],
    [16.4, 21, -50],
  ]
    .map(([x, y, turn]) => at(x, y, turn, line("M-1 0H1", "#4f7a34", 0.8)))
    .join("");
  return svg(
    32,
    linear("a", "#fffaf0", "#fbeccb", "#e6bf80"),
    path(outline, "#2a1206", 'opacity=".28" transform="translate(.8 2.2)"') +
      path(outline, "#d9c19a", 'transform="translate(.3 1.5)"') +
      path(outline, "url(#a)") +
      seared +
      flakes +
      herbs +
      line("M6 14C7.6 11.6 10 10.4 13 10", "#fff", 1, 'opacity=".7"'),
  );
}

/** Slices fanned out: browned outside, paler and juicier towards the heart. */
function slices(crust, [light, dark], heart) {
  const outline = "M-3.4 -9.2C-0.4 -10.6 3.8 -9.6 5 -6.2C6.4 -2.2 5.6 5.2 2.8 8.6C0.6 10.8 -4 10 -5.2 6.2C-6.6 1.8 -6.2 -7.6 -3.4 -9.2Z";
  const slice =
    path(outline, "#2a0f06", 'opacity=".28" transform="translate(-1.3 1.3)"') +
    path(outline, crust) +
    at(0, 0, 0, path(outline, "url(#a)"), 0.88) +
    line("M-2.4 -5.6C-1 -3.2 -0.6 0.8 -1.6 5.4M1.6 -6C2.8 -2.6 2.6 1.6 1.2 4.8", light, 0.6, 'opacity=".5"') +
    line("M-2.8 -7C-1.2 -8.2 1.2 -8.2 2.8 -7", "#fff", 0.8, 'opacity=".5"');
  return svg(
    32,
    `<radialGradient id="a" cx=".46" cy=".5" r=".56"><stop offset=".25" stop-color="${heart}"/><stop offset=".68" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
    scatter(
      [
        [24.2, 18.8, 40, 0.84],
        [20.4, 16.8, 31, 0.9],
        [16.6, 15.8, 22, 0.95],
        [12, 15.8, 12, 0.98],
        [7.4, 16.8, 1],
      ],
      slice,
    ),
  );
}

/** A piece off the grill, with its marks. */
function grilled([light, mid, dark], mark) {
  const outline =
    "M4 19.6C2.6 13 8.4 6.4 16.2 5.6C23.6 4.8 29.8 9 29.4 14.4C29.2 18.4 25.6 19.6 22.6 22.6C19.4 25.8 16.4 27.6 12 27.2C7.8 26.8 4.8 23.4 4 19.6Z";
  const marks = line("M8.6 12.4L15.2 24.8M13.6 9L20.4 21.8M19 7.8L24.6 18.4", mark, 1.9, 'opacity=".75"');
  return svg(
    32,
    round("a", light, mid, dark),
    path(outline, dark, 'transform="translate(.6 1.4)"') +
      path(outline, "url(#a)") +
      marks +
      line("M6.8 15.4C7.8 11.4 11.4 8.6 15.4 8", "#fff", 1.2, 'opacity=".5"'),
  );
}

/** Dice in a small heap, browned where they lay in the pan. */
function cubes([top, left, right], seared) {
  const face = (d, fill) => path(d, fill, `stroke="${fill}" stroke-width="1.4" stroke-linejoin="round"`);
  const cube =
    path("M-5.4 -1.6L0 1.2L5.6 -1.8V4.4L0 7.4L-5.4 4.2Z", "#2a1206", 'opacity=".3" transform="translate(.9 1.3)"') +
    face("M-5.2 -1.4L0 1.2V6.4L-5.2 3.6Z", left) +
    face("M5.2 -1.4L0 1.2V6.4L5.2 3.6Z", right) +
    face("M0 -4.2L5.2 -1.6L0 1L-5.2 -1.6Z", top) +
    (seared
      ? path("M0 -3.6L4.2 -1.6L0 0.4L-4.2 -1.6Z", seared, 'opacity=".42"') +
        line("M-5.4 -1.2L0 1.4L5.4 -1.2M0 1.4V6.2", seared, 0.8, 'opacity=".6"') +
        line("M-2.6 -1.9L0.4 -3.2", "#fff", 0.7, 'opacity=".5"')
      : line("M-3.6 -1.8L0 -3.4", "#fff", 0.8, 'opacity=".8"'));
  return svg(
    32,
    "",
    scatter(
      [
        [16.4, 7.4, 6, 0.94],
        [8.4, 12.2, -6],
        [24, 12.8, 4, 0.98],
        [16.2, 16, -2, 1.04],
        [9.4, 22, 8, 0.98],
        [22.8, 22.4, -8, 1.02],
      ],
      cube,
    ),
  );
}

/** Round things in a small heap. */
function balls(places, colours, speck) {
  const next = random(42);
  const one = (radius) =>
    ellipse(0.5, 1, radius, radius, "#2a1206", 'opacity=".28"') +
    ellipse(0, 0, radius, radius, "url(#a)") +
    disc(7, radius * 0.72, next, 1)
      .map(({ x, y }) => ellipse(x, y, 0.5, 0.35, speck, 'opacity=".7"'))
      .join("") +
    ellipse(-radius * 0.35, -radius * 0.42, radius * 0.26, radius * 0.16, "#fff", 'opacity=".45"');
  return svg(32, round("a", ...colours), places.map(([x, y, r]) => at(x, y, 0, one(r))).join(""));
}

function sausage() {
  const one =
    line("M-9 3C-4 -3.6 4 -3.8 9.4 1.6", "#6a2a12", 7.6) +
    line("M-9 2.6C-4 -4 4 -4.2 9.4 1.2", "url(#a)", 6.4) +
    line("M-5.4 -2.6L-4.2 1M0 -4L0.4 -0.2M5.2 -2.6L4.4 0.9", "#5c2410", 1.1, 'opacity=".65"') +
    line("M-8 0.4C-5 -2.6 -2 -3.8 1.4 -3.8", "#ffd9b0", 1, 'opacity=".6"');
  return svg(
    32,
    '<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" y1="-5" x2="0" y2="5"><stop stop-color="#d07a45"/><stop offset="1" stop-color="#94431f"/></linearGradient>',
    at(15, 10.6, -16, one) + at(17, 21, -8, one),
  );
}

/** Raspberries and the like: beads around a middle. */
function berries(colours) {
  const berry = at(
    0,
    0,
    0,
    ellipse(0.5, 1, 7, 7.4, "#2a0612", 'opacity=".25"') +
      disc(15, 5.6, random(3), 0.4)
        .reverse()
        .map(({ x, y }) => ellipse(x, y, 2.2, 2.2, "url(#a)") + ellipse(x - 0.6, y - 0.7, 0.6, 0.5, "#fff", 'opacity=".55"'))
        .join(""),
  );
  return svg(32, round("a", ...colours), at(10, 11, 0, berry) + at(22.4, 12, 50, berry, 0.95) + at(15.8, 22, 100, berry, 1.02));
}

/** The pieces a dish is named after. */
export function mains() {
  const three = (radius) => [
    [10, 11.2, radius],
    [22.4, 12, radius - 0.2],
    [16, 21.6, radius + 0.3],
  ];
  return {
    salmon: fillet(["#ffb08a", "#f98a62", "#e4653f"], "#ffd6bf", "#7d8790"),
    "white-fish": loin(),
    trout: fillet(["#ffc3a0", "#f79f76", "#dd7a52"], "#ffe2cf", "#5f6d64"),
    "steak-slices": slices("#4f2a18", ["#b8604e", "#7d3e2a"], "#dc6a60"),
    "pork-slices": slices("#9b5a2a", ["#f3cdb0", "#dda582"], "#f9dfcb"),
    "duck-slices": slices("#b06a28", ["#b8705a", "#8a4a3c"], "#cf7a70"),
    "pork-chop": grilled(["#e9b98f", "#cf8a58", "#9c5a2e"], "#5b2a12"),
    halloumi: grilled(["#fff6dd", "#f5dfae", "#d9b26a"], "#9a5f1e"),
    tofu: cubes(["#fbecc6", "#f0d49c", "#dcb573"], "#b5691e"),
    paneer: cubes(["#fff6e2", "#f0d9a8", "#dfbd80"], "#b56a1e"),
    ice: cubes(["#f6fbfc", "#d7e6ea", "#b9d0d8"], ""),
    falafel: balls(three(6.8), ["#cf9550", "#98622a", "#5a3812"], "#6f8a34"),
    feta: cubes(["#ffffff", "#f3f0e8", "#e2ddd0"], ""),
    meatballs: balls(three(6.4), ["#b9703f", "#8c4a25", "#5d2c13"], "#3f1d0b"),
    sausage: sausage(),
    "turkey-slices": slices("#b9824a", ["#fdf1df", "#eed6b6"], "#fff8ec"),
    "pork-belly": slices("#7a3e1a", ["#fbe6cf", "#e3ab80"], "#c98268"),
    "beef-jerky": slices("#3a180c", ["#7d3c24", "#56260f"], "#8f4a2e"),
    "chicken-fillet": fillet(["#ffe9da", "#f8cdb6", "#e8a98e"], "#fff6ee", "#e0b49c"),
    "pork-fillet": fillet(["#f9c3b4", "#ec9a8a", "#d2776a"], "#fde0d6", "#f3dccb"),
    "braised-beef": cubes(["#a4643a", "#75401f", "#5a2d12"], "#3a1a08"),
    "sweet-potato": cubes(["#f9ad5e", "#ea8735", "#cf6c1e"], "#a8500f"),
    mozzarella: balls(three(6.6), ["#ffffff", "#f8f3e8", "#dcd1bb"], "#efe7d6"),
    "vanilla-scoops": balls(three(7.4), ["#fffaf0", "#f9e9c4", "#dcbf86"], "#8a6a3a"),
    "maple-scoops": balls(three(7.4), ["#fbe0b6", "#e3b273", "#a9743a"], "#7a4a1c"),
    "chocolate-scoops": balls(three(7.4), ["#b98560", "#7d4a2c", "#4a2814"], "#2e1709"),
    "raspberry-scoops": balls(three(7.4), ["#f9b8b6", "#d9566a", "#94203e"], "#7a1030"),
    raspberries: berries(["#f08c8c", "#c62f46", "#7a1030"]),
  };
}
