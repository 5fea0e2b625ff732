import { at, disc, ellipse, line, linear, path, random, round, svg } from "./house-art-kit.mjs";

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

/** Slices fanned out, browned outside, pink or white inside. */
function slices(crust, [light, dark], heart) {
  const slice = `${path("M-4.4 -8.6C-1.8 -10.4 3.4 -9.8 5 -6.4C6.6 -2.6 5.6 5 2.6 8.4C0.4 10.6 -4 9.8 -5.4 6.2C-7 2 -6.8 -6.8 -4.4 -8.6Z", crust)}${path("M-3.5 -7.2C-1.4 -8.6 2.6 -8.2 3.8 -5.4C5.1 -2.2 4.3 4 1.9 6.9C0.1 8.6 -3.2 8 -4.3 5.1C-5.5 1.6 -5.3 -5.8 -3.5 -7.2Z", "url(#a)")}${ellipse(-0.3, -0.2, 2.2, 5, heart, 'opacity=".75"')}${line("M-3.2 -4.4C-2.6 -6 -1.2 -6.6 0.4 -6.4", "#fff", 0.8, 'opacity=".45"')}`;
  const shade = path(
    "M-4.4 -8.6C-1.8 -10.4 3.4 -9.8 5 -6.4C6.6 -2.6 5.6 5 2.6 8.4C0.4 10.6 -4 9.8 -5.4 6.2C-7 2 -6.8 -6.8 -4.4 -8.6Z",
    "#2a0f06",
    'opacity=".25" transform="translate(-1.2 1.2)"',
  );
  return svg(
    32,
    linear("a", light, dark),
    [
      [22.6, 18.4, 34],
      [18.2, 16.2, 24],
      [13.4, 15.6, 14],
      [8.4, 16.4, 2],
    ]
      .map(([x, y, turn]) => at(x, y, turn, shade + slice, 0.96))
      .join(""),
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

/** Cubes in a small heap, three sides each. */
function cubes([top, left, right], spots) {
  const cube = `${path("M0 -7L8 -3L0 1L-8 -3Z", top)}${path("M-8 -3L0 1V9.4L-8 5.4Z", left)}${path("M8 -3L0 1V9.4L8 5.4Z", right)}${spots ? ellipse(-1.6, -3.4, 2.6, 1.2, spots, 'opacity=".55"') + ellipse(3, -2, 1.6, 0.7, spots, 'opacity=".45"') + line("M-5.6 1.4L-3 2.8M3.4 4.6L5.6 3.4", spots, 0.9, 'opacity=".5"') : ""}`;
  return svg(32, "", at(9.4, 14, -4, cube, 0.86) + at(22.4, 13, 6, cube, 0.86) + at(15.8, 21, 0, cube, 0.92));
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
    "white-fish": fillet(["#fffaf0", "#f3e6cf", "#dcc7a2"], "#fffdf8", "#a8a59a"),
    trout: fillet(["#ffc3a0", "#f79f76", "#dd7a52"], "#ffe2cf", "#5f6d64"),
    "steak-slices": slices("#5a2a17", ["#c9584a", "#a23a34"], "#e0766b"),
    "pork-slices": slices("#9b5a2a", ["#f3cdb0", "#dda582"], "#f9dfcb"),
    "duck-slices": slices("#7a3d18", ["#b85a4c", "#8f3a33"], "#d0796c"),
    "chicken-breast": grilled(["#f6cf8d", "#e2a552", "#b8742a"], "#6e3a12"),
    "pork-chop": grilled(["#e9b98f", "#cf8a58", "#9c5a2e"], "#5b2a12"),
    halloumi: grilled(["#fff6dd", "#f5dfae", "#d9b26a"], "#9a5f1e"),
    tofu: cubes(["#fffaf0", "#f1e4ca", "#e0ceaa"], "#c9842f"),
    paneer: cubes(["#fff6e2", "#f0d9a8", "#dfbd80"], "#b56a1e"),
    feta: cubes(["#ffffff", "#f3f0e8", "#e2ddd0"], ""),
    tempeh: cubes(["#e9c88f", "#c99b57", "#ad7d3c"], "#7a4a1c"),
    meatballs: balls(three(6.4), ["#b9703f", "#8c4a25", "#5d2c13"], "#3f1d0b"),
    arancini: balls(three(6.4), ["#f6c877", "#dd9638", "#a9651c"], "#fbe3ae"),
    scallops: balls(three(6), ["#fff3dc", "#f3d5a2", "#c98c43"], "#b5762e"),
    sausage: sausage(),
    "turkey-slices": slices("#b9824a", ["#fdf1df", "#eed6b6"], "#fff8ec"),
    "pork-belly": slices("#7a3e1a", ["#fbe6cf", "#e3ab80"], "#c98268"),
    "beef-jerky": slices("#3a180c", ["#7d3c24", "#56260f"], "#8f4a2e"),
    "chicken-fillet": fillet(["#ffe9da", "#f8cdb6", "#e8a98e"], "#fff6ee", "#e0b49c"),
    "pork-fillet": fillet(["#f9c3b4", "#ec9a8a", "#d2776a"], "#fde0d6", "#f3dccb"),
    "braised-beef": cubes(["#a4643a", "#75401f", "#5a2d12"], "#3a1a08"),
    "sweet-potato": cubes(["#f9ad5e", "#ea8735", "#cf6c1e"], "#a8500f"),
    "roast-potatoes": cubes(["#fae3a2", "#ecc469", "#d2a043"], "#a5661a"),
    "baby-potatoes": balls(three(6.6), ["#fbe7ad", "#e2bb69", "#ab7c36"], "#8a6024"),
    mozzarella: balls(three(6.6), ["#ffffff", "#f8f3e8", "#dcd1bb"], "#efe7d6"),
    "vanilla-scoops": balls(three(7.4), ["#fffaf0", "#f9e9c4", "#dcbf86"], "#8a6a3a"),
    "maple-scoops": balls(three(7.4), ["#fbe0b6", "#e3b273", "#a9743a"], "#7a4a1c"),
    "chocolate-scoops": balls(three(7.4), ["#b98560", "#7d4a2c", "#4a2814"], "#2e1709"),
    "raspberry-scoops": balls(three(7.4), ["#ffb3c3", "#ee5f83", "#ae2450"], "#8a1438"),
    raspberries: berries(["#ff8aa4", "#e0355f", "#98143a"]),
  };
}
