import { at, blob, disc, ellipse, line, linear, path, random, round, shadow, svg } from "./house-art-kit.mjs";

/** Pieces heaped until they fill the vessel, the middle ones on top; `pieces` are drawn about their own centre. */
function heaped(seed, { base, pieces, count, scale, defs, radius = 76 }) {
  const next = random(seed);
  const placed = disc(count, radius, next, 12)
    .reverse()
    .map(({ x, y }, i) => at(x, y, next() * 360, `<use href="#p${i % pieces.length}"/>`, scale * (0.92 + next() * 0.16)));
  const each = pieces.map((piece, i) => `<g id="p${i}">${piece}</g>`).join("");
  return svg(200, round("b", ...base) + defs + each, at(100, 100, 0, path(blob(88, next, 0.04, 18), "url(#b)") + placed.join("")));
}

function crisp(light) {
  return (
    ellipse(0.4, 0.9, 6.6, 4.8, "#2a1206", 'opacity=".26"') +
    ellipse(0, 0, 6.6, 4.8, "url(#a)") +
    line("M-4.6 -0.6C-2 1.6 2.4 1.6 4.8 -0.8M-3.6 1.8C-1.4 3 1.6 3 3.6 1.6", light, 0.8, 'opacity=".6"') +
    line("M-4.4 -2C-2 -3.8 1 -4 3 -3.2", "#fff", 0.8, 'opacity=".5"')
  );
}

function nacho() {
  const d = "M0 -6.4L6.2 4.6C2 6 -2.4 6 -6.2 4.4Z";
  const blisters = [
    [-1, 1],
    [2, 2.6],
    [0.4, -2.4],
    [-3, 3.4],
  ];
  return shadow(d) + path(d, "url(#a)") + blisters.map(([x, y]) => ellipse(x, y, 0.6, 0.4, "#b5731c", 'opacity=".7"')).join("");
}

const ear =
  ellipse(0.3, 1, 5, 4.2, "#5c3a0a", 'opacity=".3"') +
  ellipse(0, 0, 5, 4.2, "url(#a)") +
  ellipse(0.4, 0.4, 3.2, 2.5, "#d9a548", 'opacity=".75"') +
  ellipse(0.8, 0.8, 2, 1.4, "#c28c30", 'opacity=".7"');

const tube =
  path("M-9 -2.4L6.6 -2.9L9.6 2.6L-6 3.1Z", "#7a4a0e", 'opacity=".3" transform="translate(.4 1.2)"') +
  path("M-9 -2.4L6.6 -2.9L9.6 2.6L-6 3.1Z", "url(#a)") +
  ellipse(8.1, -0.1, 1.2, 2.9, "#a86a1c", 'transform="rotate(-29 8.1 -.1)"') +
  line("M-7.4 -0.8L7 -1.2M-6.8 0.6L7.8 0.2M-6 1.9L8.4 1.5", "#c98c2e", 0.5, 'opacity=".8"');

const dumplingOfPotato =
  ellipse(0.3, 1, 5.4, 3.8, "#6a4a16", 'opacity=".28"') +
  ellipse(0, 0, 5.4, 3.8, "url(#a)") +
  line("M-2.6 -3L-3.2 2.8M-0.6 -3.5L-1 3.5M1.6 -3.4L1.4 3.4M3.4 -2.6L3.4 2.6", "#d9ab58", 0.7, 'opacity=".8"');

/** A burst kernel: lobes around the hull that is left of it. */
function popped(seed, hull) {
  const next = random(seed);
  const lobes = Array.from({ length: 6 }, (_, i) => {
    const a = (i / 6) * Math.PI * 2 + next();
    const r = 2.4 + next() * 1;
    return [Math.cos(a) * 2.9, Math.sin(a) * 2.7, r];
  });
  return (
    ellipse(0.5, 1.2, 5, 4.6, "#3a2206", 'opacity=".26"') +
    lobes.map(([x, y, r]) => ellipse(x, y, r, r * 0.94, "url(#a)")).join("") +
    ellipse(0, 0, 2.6, 2.5, "url(#a)") +
    lobes.map(([x, y, r]) => ellipse(x - r * 0.3, y - r * 0.35, r * 0.4, r * 0.26, "#fff", 'opacity=".7"')).join("") +
    ellipse(0.6, 0.8, 1, 0.7, hull, 'opacity=".75"')
  );
}

/** What is poured into a bowl from a bag or a pot, and lies there piece by piece. */
export function heaps() {
  const pasta = { base: ["#eec670", "#b9842f"] };
  const kernels = (hull) => [popped(131, hull), popped(132, hull), popped(133, hull)];
  return {
    "potato-chips": heaped(141, {
      base: ["#f0c95a", "#a8752a"],
      pieces: [crisp("#c98a2a")],
      count: 34,
      scale: 3.5,
      defs: round("a", "#fff0ae", "#f7d365", "#dca53a"),
    }),
    "ketchup-chips": heaped(142, {
      base: ["#d9683a", "#8a2f14"],
      pieces: [crisp("#8a2a10")],
      count: 34,
      scale: 3.5,
      defs: round("a", "#fbc98a", "#e98a4c", "#c2502a"),
    }),
    "tortilla-chips": heaped(143, {
      base: ["#eab444", "#a8752a"],
      pieces: [nacho()],
      count: 30,
      scale: 3.6,
      defs: linear("a", "#ffe59a", "#eab444"),
    }),
    popcorn: heaped(144, {
      base: ["#f3dc9c", "#b98f45"],
      pieces: kernels("#d99a2e"),
      count: 46,
      scale: 2.9,
      defs: round("a", "#fffdf2", "#fbefc8", "#e3c278"),
    }),
    "caramel-popcorn": heaped(145, {
      base: ["#d9974a", "#7d4416"],
      pieces: kernels("#6b3410"),
      count: 46,
      scale: 2.9,
      defs: round("a", "#fbe3b0", "#e9b265", "#b9742c"),
    }),
    orecchiette: heaped(146, { ...pasta, pieces: [ear], count: 38, scale: 3.1, defs: linear("a", "#fff0c0", "#efc468") }),
    penne: heaped(147, { ...pasta, pieces: [tube], count: 30, scale: 3, defs: linear("a", "#fde3a0", "#edb953") }),
    gnocchi: heaped(148, {
      ...pasta,
      pieces: [dumplingOfPotato],
      count: 32,
      scale: 3.3,
      defs: round("a", "#fff3cf", "#f4d893", "#dcb05c"),
    }),
  };
}
