import { at, blob, disc, ellipse, line, linear, path, random, round, shadow, svg } from "./house-art-kit.mjs";

const specks = (seed, count, radius, colours, rx, ry) => {
  const next = random(seed);
  return disc(count, radius, next, 1.6)
    .map(({ x, y }, i) => at(x, y, next() * 180, ellipse(0, 0, rx, ry, colours[i % colours.length])))
    .join("");
};

/** Rings rolled by hand, boiled, baked dark, thick with sesame. */
function bagels() {
  const next = random(51);
  const seeds = Array.from({ length: 46 }, () => {
    const [angle, radius] = [next() * Math.PI * 2, 3.9 + next() * 3.9];
    return at(
      Math.cos(angle) * radius,
      Math.sin(angle) * radius,
      next() * 180,
      ellipse(0, 0, 0.62, 0.36, next() < 0.8 ? "#fff1cc" : "#e8c98a"),
    );
  }).join("");
  const ring = (stroke, width, rest = "") =>
    `<circle r="5.9" fill="none" stroke="${stroke}" stroke-width="${width}"${rest && ` ${rest}`}/>`;
  const one =
    ring("#2a1206", 5.8, 'opacity=".28" transform="translate(.7 1.4)"') +
    ring("#9c5a1c", 6.2) +
    ring("url(#a)", 5.6) +
    ring("#f9cf85", 1.6, 'opacity=".55" transform="translate(-.5 -.7)"') +
    seeds +
    line("M-6.4 -3.6C-4.8 -6 -2 -7.4 1 -7.4", "#fff", 0.9, 'opacity=".5"');
  return svg(
    32,
    '<radialGradient id="a" gradientUnits="userSpaceOnUse" cx="-3" cy="-4" r="14"><stop stop-color="#efb35c"/><stop offset=".55" stop-color="#cd8434"/><stop offset="1" stop-color="#97571c"/></radialGradient>',
    at(21.4, 11, 20, one, 0.98) + at(11, 20.6, -30, one, 1.06),
  );
}

/** A domed top, berries sunk into it, in pleated paper. */
function muffins() {
  const cup = "M-6.4 1.4H6.4L4.6 9.2C4.4 10 3.8 10.4 3 10.4H-3C-3.8 10.4 -4.4 10 -4.6 9.2Z";
  const top =
    "M-8 0.6C-8.8 -2.4 -6.6 -4.4 -4.8 -6C-2.8 -8.6 2.8 -8.6 4.8 -6C6.6 -4.4 8.8 -2.4 8 0.6C7.4 3 4.4 2.6 2.6 3.2C0.8 3.6 -0.8 3.6 -2.6 3.2C-4.4 2.6 -7.4 3 -8 0.6Z";
  const berry = (x, y, r) =>
    ellipse(x, y + 0.2, r * 1.25, r * 1.1, "#8a5468", 'opacity=".5"') +
    ellipse(x, y, r, r * 0.94, "url(#b)") +
    ellipse(x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.2, "#fff", 'opacity=".6"');
  const one =
    shadow(cup) +
    path(cup, "url(#c)") +
    line("M-4.4 2.8L-3.3 10M-1.6 3.4L-1.2 10.2M1.6 3.4L1.2 10.2M4.4 2.8L3.3 10", "#8a5a2a", 0.6, 'opacity=".55"') +
    path(top, "#a8681f", 'transform="translate(.2 .8)"') +
    path(top, "url(#a)") +
    specks(52, 16, 5.4, ["#fbe3ae", "#c8853a"], 0.6, 0.4) +
    berry(-3.4, -2.6, 1.7) +
    berry(1.4, -4.8, 1.5) +
    berry(4.4, -1.4, 1.6) +
    berry(-0.2, -0.4, 1.5) +
    line("M-6.4 -2.8C-5.2 -5 -3.4 -6.6 -1 -7.2", "#fff", 0.9, 'opacity=".5"');
  return svg(
    32,
    round("a", "#fbdc9a", "#e3a952", "#b97628") + linear("c", "#f2ddb5", "#c99a62") + round("b", "#8fa0d2", "#46558f", "#272f5a"),
    at(21.6, 11.6, 6, one, 0.98) + at(11, 19.4, -6, one, 1.04),
  );
}

/** Slapped on a hot wall: pale, blistered, charred where it rose. */
function flatbread() {
  const next = random(53);
  const one = (seed) => {
    const outline = blob(10.6, random(seed), 0.07, 12);
    const blisters = disc(9, 8, next, 3)
      .map(({ x, y }) => {
        const r = 1 + next() * 1.3;
        return (
          at(x, y, next() * 180, ellipse(0, 0, r * 1.25, r * 0.9, "#b9772c", 'opacity=".5"')) +
          ellipse(x - 0.2, y - 0.3, r * 0.75, r * 0.5, "#8a4f1a", 'opacity=".55"') +
          ellipse(x - r * 0.7, y - r * 0.7, r * 0.5, r * 0.3, "#fff8e2", 'opacity=".7"')
        );
      })
      .join("");
    return `${shadow(outline)}${path(outline, "#d39a4e", 'transform="translate(.2 .7)"')}${path(outline, "url(#a)")}${blisters}${line("M-7.6 -4C-5.6 -7 -2.6 -8.6 1 -8.8", "#fff", 0.9, 'opacity=".5"')}`;
  };
  return svg(32, round("a", "#fff3d4", "#f6d999", "#dca95a"), at(19.6, 12, 20, one(54), 0.96) + at(13, 19.4, -10, one(55), 1.06));
}

/** Slices of a loaf, one leaning on the other. */
function slices(crust, crumb, marks) {
  const outline =
    "M-8.6 -3.4C-11 -8 -6.4 -10.2 0 -10.2C6.4 -10.2 11 -8 8.6 -3.4V7.6C8.6 9.4 7.8 10.2 6 10.2H-6C-7.8 10.2 -8.6 9.4 -8.6 7.6Z";
  const inner = "M-7.4 -3.8C-9.2 -7.4 -5.4 -8.9 0 -8.9C5.4 -8.9 9.2 -7.4 7.4 -3.8V7.2C7.4 8.5 6.8 9 5.6 9H-5.6C-6.8 9 -7.4 8.5 -7.4 7.2Z";
  const one =
    shadow(outline) +
    path(outline, crust, 'transform="translate(.9 .7)"') +
    path(outline, crust) +
    path(inner, "url(#a)") +
    marks +
    line("M-7.6 -6.2C-5.6 -8.4 -2 -9.2 1.4 -9.4", "#fff", 0.7, 'opacity=".45"');
  return svg(32, round("a", ...crumb), at(20, 13.2, 16, one, 0.98) + at(12, 18.2, -10, one, 1.02));
}

/** A round loaf, floured, cut once before it went into the oven. */
function boule() {
  return svg(
    32,
    round("a", "#e3a95a", "#b9732a", "#7a4216") + linear("s", "#fdf0cf", "#e8c388"),
    ellipse(16.8, 18, 13.6, 12.6, "#2a1206", 'opacity=".28"') +
      ellipse(16, 16.6, 13.6, 12.6, "#6f3a12") +
      ellipse(16, 16, 13.6, 12.4, "url(#a)") +
      path("M5.6 14.8C9 8.4 20 5.6 26.4 10.4C22 9.8 12 11.4 8.8 19C6.6 18.8 5.4 17 5.6 14.8Z", "url(#s)") +
      line("M8.4 17.4C11 11.6 18.8 9.4 25 10.2", "#7a4216", 0.9, 'opacity=".6"') +
      line("M12 24.6C17 25.4 23 22.4 25.6 17.4M14.6 20.8C18.4 20.6 21.6 18.4 23 15", "#fdf0cf", 1.5, 'opacity=".75"') +
      at(16, 16, 0, specks(56, 40, 11.6, ["#fff8e6"], 0.5, 0.4), 1),
  );
}

function baguettes() {
  const slash = (x) =>
    path(`M${x - 2.4} 1.8C${x - 1.6} -1 ${x} -2.6 ${x + 2.4} -2.2C${x + 1.8} 0.6 ${x + 0.2} 2 ${x - 2.4} 1.8Z`, "url(#s)");
  const one =
    line("M-10.4 0H10.4", "#2a1206", 8, 'opacity=".28" transform="translate(.8 1.5)"') +
    line("M-10.4 0.3H10.4", "#8f511b", 8) +
    line("M-10.4 0H10.4", "url(#a)", 7.4) +
    [-7.6, -2.6, 2.4, 7.4].map(slash).join("") +
    line("M-9.6 -2.4H8", "#fff", 0.7, 'opacity=".45"');
  return svg(
    32,
    `<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" y1="-4" x2="0" y2="4"><stop stop-color="#efb766"/><stop offset=".6" stop-color="#d08a3a"/><stop offset="1" stop-color="#a8641f"/></linearGradient>${linear("s", "#fff2d2", "#f0c988")}`,
    at(18.8, 13, -50, one, 0.92) + at(13.6, 18.6, -38, one, 0.98),
  );
}

/** Two batons of chocolate in sheets of butter dough. */
function chocolatines() {
  const outline = "M-10.4 -4C-10.4 -6 -9 -6.4 -7 -6.4H7C9 -6.4 10.4 -6 10.4 -4V4C10.4 6 9 6.4 7 6.4H-7C-9 6.4 -10.4 6 -10.4 4Z";
  const one =
    shadow(outline) +
    path(outline, "#96591f", 'transform="translate(.2 .8)"') +
    path(outline, "url(#a)") +
    line("M-9.4 -3.4H9.4M-9.8 -0.4H9.8M-9.4 2.8H9.4", "#a8641f", 0.8, 'opacity=".65"') +
    line("M-9.2 -4.4H9.2M-9.6 -1.4H9.6M-9.2 1.8H9.2", "#ffe3ae", 0.7, 'opacity=".7"') +
    ellipse(10.2, -2.8, 1, 1.6, "#3a1c0d") +
    ellipse(10.2, 2.6, 1, 1.6, "#3a1c0d") +
    ellipse(-10.2, -2.8, 0.8, 1.5, "#3a1c0d") +
    ellipse(-10.2, 2.6, 0.8, 1.5, "#3a1c0d");
  return svg(32, linear("a", "#fbd48c", "#e0a049", "#b9742a"), at(18, 10.4, -16, one) + at(14.6, 21, -8, one, 1.02));
}

/** Split with a fork: the griddled outside, and the nooks that hold the butter. */
function englishMuffins() {
  const closed =
    ellipse(0.7, 2.6, 9, 7.6, "#2a1206", 'opacity=".28"') +
    ellipse(0, 1.8, 9, 7.4, "#c08a48") +
    ellipse(0, 0.9, 9, 7.2, "#f8e7c0") +
    ellipse(0, 0, 8.8, 7, "url(#a)") +
    ellipse(0.4, 0.3, 5.8, 4.3, "#b9772c", 'opacity=".5"') +
    specks(57, 14, 7, ["#fff6dc"], 0.5, 0.35);
  const open =
    ellipse(0.7, 1.9, 9.2, 8.2, "#2a1206", 'opacity=".28"') +
    ellipse(0, 0.7, 9.2, 8.2, "#b9772c") +
    ellipse(0, 0, 9, 8, "url(#b)") +
    specks(58, 30, 7.2, ["#d39a4e", "#fff8e4", "#c58a3e"], 0.9, 0.7) +
    path("M-3.4 -2C-1 -4 3.6 -3.4 4.2 -0.8C4.6 1.8 2 3 -0.8 2.6C-3.4 2.2 -5 0 -3.4 -2Z", "#ffd95e", 'opacity=".9"') +
    ellipse(-0.6, -1.2, 1.6, 0.7, "#fff", 'opacity=".6"');
  return svg(
    32,
    round("a", "#f2cd8c", "#dba458", "#b47a34") + round("b", "#fff1cf", "#f3d79b", "#dcb069"),
    at(20.4, 10.8, 6, closed, 0.98) + at(11.8, 20, -8, open, 1.04),
  );
}

/** A stack off the griddle, butter and syrup on it. */
function pancakes() {
  const layer = (y, x) =>
    ellipse(16 + x, y + 1.2, 12.4, 6.6, "#a8641f") +
    ellipse(16 + x, y, 12.4, 6.6, "#fbe2ac") +
    ellipse(16 + x, y - 0.5, 12.2, 6.2, "url(#a)");
  return svg(
    32,
    round("a", "#f0bd6a", "#d5923c", "#a9661f") + linear("s", "#c8762a", "#7d3f10"),
    ellipse(16.8, 25.4, 13, 6, "#2a1206", 'opacity=".26"') +
      layer(23, 0.3) +
      layer(20, -0.4) +
      layer(17, 0.5) +
      layer(14, 0) +
      path(
        "M8.4 12.6C10.6 9.8 20.6 9.4 23.6 12.2C25.2 13.6 24.6 15 24.4 17.4C24.2 19.6 22.2 19.4 22.2 17.4C22.2 15.8 20.4 16.2 18.4 16.6C16.6 17 16.4 18.4 16.2 20.6C16 22.4 14 22.4 13.8 20.6C13.6 18.4 12.8 17 10.8 16.4C8.8 15.8 7.2 14.2 8.4 12.6Z",
        "url(#s)",
        'opacity=".92"',
      ) +
      path("M12.8 10.8L17.6 8.8L20.6 10.6V12.6L16 14.8L12.8 12.8Z", "#f2b632") +
      path("M12.8 10.8L17.6 8.8L20.6 10.6L16 12.8Z", "#ffe07a") +
      line("M10 12.4C11.4 11.2 12 11 12 11", "#fff", 0.8, 'opacity=".6"'),
  );
}

/** Thin, lacy, folded in four. */
function crepes() {
  const fold = "M-9 7.4C-10.4 -2.6 -3 -9.6 8.4 -9.4C9.6 -9.4 9.8 -8.4 9.4 -7.4L1.6 8.2C-1.6 9.6 -5.6 9.4 -9 7.4Z";
  const one =
    shadow(fold) +
    path(fold, "#b9823c", 'transform="translate(.2 .8)"') +
    path(fold, "url(#a)") +
    at(-1.4, 0, 0, specks(59, 16, 6, ["#a86e2a", "#c48a42", "#fbe6b8"], 1, 0.6), 1) +
    line("M-7.6 5.6C-8.4 -2 -2.4 -7.8 7 -8M-5.6 6.6C-6.2 0 -1.6 -4.8 6 -6", "#8f5a20", 0.6, 'opacity=".5"');
  return svg(32, linear("a", "#f7dca2", "#e0b062", "#b98339"), at(19.6, 12.6, 30, one, 0.86) + at(13, 19.2, -4, one, 1));
}

function cookies() {
  const next = random(60);
  const chunk = "M-1.5 -1L0.4 -1.5L1.6 -0.2L1.1 1.3L-0.8 1.4L-1.7 0.4Z";
  const one = (seed) => {
    const outline = blob(8.2, random(seed), 0.05, 13);
    const chunks = disc(8, 6.2, next, 1.4)
      .map(({ x, y }) =>
        at(
          x,
          y,
          next() * 360,
          path(chunk, "#3b1d0e") + path(chunk, "#6b3a20", 'transform="translate(-.3 -.4) scale(.7)"'),
          0.8 + next() * 0.5,
        ),
      )
      .join("");
    return `${shadow(outline)}${path(outline, "#9a5f26", 'transform="translate(.2 .6)"')}${path(outline, "url(#a)")}${specks(seed, 14, 6.6, ["#f7d79a", "#b57a36"], 0.7, 0.4)}${chunks}`;
  };
  return svg(
    32,
    round("a", "#f0c27e", "#d49a4c", "#a96d2b"),
    at(22.4, 11, 0, one(61), 0.94) + at(9.8, 13, 0, one(62), 0.9) + at(17, 22, 0, one(63), 1.02),
  );
}

function crispbread() {
  const dots = (width, height) =>
    Array.from({ length: 15 }, (_, i) =>
      ellipse(((i % 5) - 2) * width, (Math.floor(i / 5) - 1) * height, 0.5, 0.4, "#8a5a26", 'opacity=".6"'),
    ).join("");
  const one = `<rect x="-9.6" y="-5.6" width="20" height="12.6" rx="1.6" fill="#2a1206" opacity=".28"/><rect x="-10" y="-6.4" width="20" height="12.8" rx="1.6" fill="#9a6428"/><rect x="-10" y="-7" width="20" height="12.8" rx="1.6" fill="url(#a)"/>${at(0, -0.6, 0, dots(3.8, 4))}${at(0, -0.6, 0, specks(64, 26, 7.4, ["#fff0c8", "#5a3a18", "#e9c88a"], 0.9, 0.45))}`;
  return svg(32, linear("a", "#ddb06c", "#b9803c"), at(18.6, 10, 14, one) + at(14, 20.6, -8, one, 1.02));
}

/** What comes out of a bakery. */
export function bakery() {
  const holes = specks(65, 18, 6.2, ["#e0bd84", "#fffaf0"], 0.9, 0.6);
  const walnuts = specks(66, 13, 6, ["#6b3a16", "#8f5a2a", "#4a260e"], 1.2, 0.8);
  const grains = specks(67, 26, 6.6, ["#6b4a20", "#f7e6bd", "#9a7238"], 0.7, 0.4);
  return {
    bagel: bagels(),
    muffin: muffins(),
    flatbread: flatbread(),
    bread: slices("#b06f2a", ["#fff6e0", "#f9e4b8", "#e8c588"], holes),
    "rye-bread": slices("#6f4219", ["#d9b98a", "#c49b64", "#a67c46"], specks(68, 22, 6.4, ["#7a5526", "#e6cfa4"], 0.7, 0.35)),
    "seeded-bread": slices("#8a5522", ["#ecd2a0", "#d8b478", "#b98f52"], grains),
    "banana-bread": slices("#6b3a14", ["#f0cc88", "#dba958", "#b9803a"], walnuts),
    sourdough: boule(),
    "baguette-bread": baguettes(),
    chocolatine: chocolatines(),
    "english-muffins": englishMuffins(),
    pancakes: pancakes(),
    crepes: crepes(),
    cookie: cookies(),
    crispbread: crispbread(),
  };
}
