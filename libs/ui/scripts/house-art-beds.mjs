import { at, blob, disc, ellipse, line, linear, path, random, round, svg } from "./house-art-kit.mjs";

const n = (value) => String(Math.round(value * 100) / 100);
const n1 = (value) => String(Math.round(value * 10) / 10);
const centred = (body) => at(100, 100, 0, body);
const pick = (list, next) => list[Math.floor(next() * list.length)];

/** Grains heaped into a mound: rice, couscous, lentils. Strokes with round ends, one path a colour, keep the file small. */
function grains(seed, { base, colours, count, length, width }) {
  const next = random(seed);
  const strokes = disc(count, 86, next, 9).map(({ x, y }) => {
    const angle = next() * Math.PI;
    const [dx, dy] = [Math.cos(angle) * (length - width), Math.sin(angle) * (length - width)];
    return { colour: pick(colours, next), d: `M${n1(x - dx)} ${n1(y - dy)}l${n1(dx * 2)} ${n1(dy * 2)}` };
  });
  const half = strokes.length / 2;
  const layer = (part) =>
    line(part.map(({ d }) => d).join(""), "#3a2a10", width * 2, 'opacity=".2" transform="translate(.7 1.2)"') +
    colours
      .map((colour) =>
        line(
          part
            .filter((stroke) => stroke.colour === colour)
            .map(({ d }) => d)
            .join(""),
          colour,
          width * 2,
        ),
      )
      .join("");
  const shuffled = strokes
    .map((stroke) => [next(), stroke])
    .sort(([a], [b]) => a - b)
    .map(([, stroke]) => stroke);
  const body = layer(shuffled.slice(0, half)) + layer(shuffled.slice(half));
  return svg(
    200,
    round("b", ...base),
    centred(path(blob(94, next, 0.035, 18), "url(#b)") + body) + ellipse(78, 66, 62, 44, "#fff", 'opacity=".13"'),
  );
}

/** Long strands laid in turns. */
function strands(seed, { base, colours, width }) {
  const next = random(seed);
  const turns = Array.from({ length: 30 }, (_, i) => {
    const [x, y] = [(next() - 0.5) * 56, (next() - 0.5) * 56];
    const [rx, ry] = [34 + next() * 46, 26 + next() * 44];
    const limit = Math.hypot(x, y) + Math.max(rx, ry);
    const fit = limit > 92 ? 92 / limit : 1;
    const d = `M${n(-rx * fit)} 0A${n(rx * fit)} ${n(ry * fit)} 0 ${i % 2} 1 ${n(rx * fit * 0.8)} ${n(ry * fit * 0.6)}`;
    return at(x * fit, y * fit, next() * 360, line(d, "#5b3a0c", width + 1.6, 'opacity=".22"') + line(d, pick(colours, next), width));
  });
  return svg(200, round("b", ...base), centred(path(blob(88, next, 0.04, 16), "url(#b)") + turns.join("")));
}

/** Leaves over one another, dark below, light above. */
function leaves(seed, { colours, count }) {
  const next = random(seed);
  const leaf = (fill) =>
    `${path("M0 -34C22 -26 26 6 0 34C-26 6 -22 -26 0 -34Z", "#0d2a14", 'opacity=".22" transform="translate(2 4)"')}${path("M0 -34C10 -36 13 -27 18 -22C25 -14 21 -5 20 2C18 16 9 25 0 34C-9 25 -18 16 -20 2C-21 -5 -25 -14 -18 -22C-13 -27 -10 -36 0 -34Z", fill)}${line("M0 30V-22M0 14L11 4M0 14L-11 4M0 0L10 -9M0 0L-10 -9", "#f3f7d8", 1.4, 'opacity=".45"')}`;
  const placed = disc(count, 62, next, 12)
    .reverse()
    .map(({ x, y }, i) =>
      at(x, y, (Math.atan2(y, x) * 180) / Math.PI + 90 + (next() - 0.5) * 70, leaf(`url(#l${i % colours.length})`), 0.8 + next() * 0.35),
    );
  return svg(200, colours.map(([a, b], i) => linear(`l${i}`, a, b)).join(""), centred(placed.join("")));
}

/** Something ladled: a soft edge, the ripples of the spoon, a gleam. */
function ladled(seed, { colours, swirl, flecks = [] }) {
  const next = random(seed);
  const specks = flecks.flatMap((colour) =>
    disc(16, 78, next, 18).map(({ x, y }) =>
      at(x, y, next() * 180, ellipse(0, 0, 1 + next() * 2.2, 0.8 + next() * 1.1, colour, 'opacity=".8"')),
    ),
  );
  const turns =
    line("M-56 26C-34 4 -10 46 18 24C34 12 46 20 58 8", swirl, 11, 'opacity=".36"') +
    line("M-40 -22C-22 -40 -2 -8 20 -24C30 -32 40 -30 48 -34", swirl, 8, 'opacity=".32"') +
    line("M-70 -18C-60 -54 -22 -74 18 -72", "#fff", 5, 'opacity=".3"');
  return svg(200, round("b", ...colours), centred(path(blob(94, next, 0.03, 18), "url(#b)") + turns + specks.join("")));
}

/** What lies under the rest: 200 units across, drawn larger than the other art. */
export function beds() {
  return {
    rice: grains(1, { base: ["#fffdf6", "#e9dfc9"], colours: ["#fffef9", "#fbf5e6", "#f4ead4"], count: 330, length: 6.2, width: 2.3 }),
    "wild-rice": grains(2, {
      base: ["#d9c7a4", "#a98d61"],
      colours: ["#f3e8cf", "#8a5a32", "#4b2f20", "#e2cfa7"],
      count: 340,
      length: 6.6,
      width: 2,
    }),
    couscous: grains(3, { base: ["#f7de9d", "#d9ac52"], colours: ["#f9e6b0", "#f2d184", "#e8bd62"], count: 520, length: 3, width: 2.7 }),
    quinoa: grains(4, { base: ["#efe0bd", "#c9ac73"], colours: ["#f7ecd2", "#e3cd9a", "#a8553e"], count: 480, length: 3, width: 2.5 }),
    noodles: strands(6, { base: ["#f2cf82", "#c8913a"], colours: ["#fbe4a8", "#f6d68a", "#eec670"], width: 6 }),
    "rice-noodles": strands(7, { base: ["#f1ead9", "#cfc2a6"], colours: ["#fffdf7", "#f8f1e2", "#efe5cf"], width: 4.4 }),
    spaghetti: strands(8, { base: ["#eec26a", "#b97f2b"], colours: ["#fadb92", "#f4ca74", "#eab95c"], width: 3.8 }),
    greens: leaves(9, {
      colours: [
        ["#8fc653", "#3f8a34"],
        ["#6fb04a", "#2c7035"],
        ["#b6d86a", "#5ea23c"],
      ],
      count: 15,
    }),
    kale: leaves(10, {
      colours: [
        ["#4f8f55", "#1f5235"],
        ["#6aa564", "#2c6340"],
        ["#3c7a4b", "#1a4630"],
      ],
      count: 16,
    }),
    "tomato-sauce": ladled(12, { colours: ["#e4583a", "#a92a18"], swirl: "#f07f57", flecks: ["#3f7a34", "#7d1a10"] }),
    curry: ladled(13, { colours: ["#f3b646", "#cf7d16"], swirl: "#fbd67f", flecks: ["#9c3f10", "#3f7a34"] }),
    "green-curry": ladled(14, { colours: ["#bcd07a", "#7f9a3c"], swirl: "#dfe9ae", flecks: ["#3f6a24", "#c8402a"] }),
    broth: ladled(15, { colours: ["#d99a4b", "#9a5a1d"], swirl: "#ecbf7a", flecks: ["#3f7a34", "#f4d58f"] }),
    cream: ladled(16, { colours: ["#fffaf0", "#ead9bb"], swirl: "#ffffff", flecks: ["#6b8a3a", "#8a7350"] }),
    mash: ladled(17, { colours: ["#fbeec0", "#e2c578"], swirl: "#fff8dc", flecks: ["#4f7f3a"] }),
    hummus: ladled(18, { colours: ["#efdcb0", "#c9a568"], swirl: "#f9edcd", flecks: ["#b1401f", "#6f8a36"] }),
    "black-beans": grains(19, {
      base: ["#4c3038", "#22131a"],
      colours: ["#54353e", "#3b232b", "#6b4650"],
      count: 170,
      length: 7,
      width: 4.6,
    }),
    chickpeas: grains(20, {
      base: ["#e6c483", "#b98a40"],
      colours: ["#f1d79d", "#e7c684", "#dbb36a"],
      count: 150,
      length: 6.4,
      width: 5.8,
    }),
    ...moreGrains(),
    ...moreNoodles(),
    ...poured(),
    kimchi: grains(41, {
      base: ["#e0703a", "#a5301a"],
      colours: ["#f9e8c8", "#ee8a52", "#d4452a", "#f5c08a", "#9ab552", "#e2603a"],
      count: 150,
      length: 15,
      width: 5,
    }),
  };
}

function moreGrains() {
  const of = (seed, base, colours, count, length, width) => grains(seed, { base, colours, count, length, width });
  return {
    barley: of(21, ["#ecdcb6", "#bd9c62"], ["#f7ecd2", "#e9d6ac", "#d8bd86"], 330, 4.6, 3.4),
    risotto: of(22, ["#fff4d6", "#e3cb92"], ["#fff8e4", "#fbecc6", "#f2dda6"], 300, 5.6, 3),
    "fried-rice": of(23, ["#f3deaa", "#c99f55"], ["#fbedc8", "#f2dba4", "#e8c987", "#fbedc8", "#7fae4e", "#e88a3a"], 330, 6, 2.4),
    "red-lentils": of(24, ["#f0985a", "#c4642a"], ["#f8b57a", "#ee9150", "#e07c3c"], 400, 3.6, 3.4),
    "white-beans": of(25, ["#f3e8d0", "#c9b48a"], ["#fffaf0", "#f7eedb", "#eaddc0"], 150, 7.4, 5),
    chili: of(26, ["#a8432a", "#5c1c10"], ["#8a2b1a", "#b5482a", "#6b1d14", "#d07a3a"], 150, 7, 5),
    oats: of(27, ["#f1e2c0", "#c9ac74"], ["#f9eed6", "#ecdab2", "#dcc492"], 240, 4.8, 4),
    corn: of(28, ["#f7cf4a", "#cf951c"], ["#ffe47a", "#fbd24e", "#f3bd34"], 170, 5.4, 5.2),
    peas: of(29, ["#7fb648", "#3f7a2c"], ["#a4d65e", "#86c14a", "#6aa83c"], 150, 5.8, 5.8),
    slaw: of(30, ["#eef2cf", "#b9c784"], ["#fdfdf0", "#f0f4d2", "#d6e3a4", "#f2a04a", "#fdfdf0", "#a3607c"], 190, 14, 2.2),
    "red-cabbage": of(31, ["#a85a9a", "#5c2058"], ["#c486ba", "#9a4590", "#7c2f74", "#e0b3d8"], 220, 13, 1.9),
    salsa: of(32, ["#e2583c", "#a32c1a"], ["#ee6f50", "#d8432c", "#f7e9dc", "#6f9f3c"], 240, 4.4, 4.2),
    nuts: of(33, ["#b98450", "#6f4520"], ["#d6a468", "#b27840", "#8f5a2c", "#e9c896"], 80, 10, 6.6),
    "coffee-beans": of(34, ["#5c3a22", "#2a170b"], ["#74492b", "#55321a", "#3d2211"], 110, 8.4, 6),
    "tea-leaves": of(35, ["#6f7d3c", "#38431c"], ["#8a9a4c", "#5f6f30", "#4a5826", "#a3ab62"], 230, 9, 2),
    seeds: of(36, ["#ecd9ae", "#b59660"], ["#f9eccc", "#e6cf9a", "#5a4428"], 420, 3.4, 2.2),
  };
}

function moreNoodles() {
  const of = (seed, base, colours, width) => strands(seed, { base, colours, width });
  return {
    soba: of(37, ["#a08469", "#5f4834"], ["#c4ab8c", "#ad9272", "#967a5c"], 4.4),
    udon: of(38, ["#efe5ce", "#c4b490"], ["#fffdf5", "#faf3e2", "#f1e6cc"], 8.6),
    pappardelle: of(39, ["#eec670", "#b9842f"], ["#fbe2a2", "#f6d285", "#edc167"], 11),
    macaroni: of(40, ["#f2b53a", "#c27f12"], ["#ffdf83", "#fbcb58", "#f5b93c"], 12.5),
  };
}

/** What is poured, spread or spooned; it also fills a jar. */
function poured() {
  const of = (seed, colours, swirl, flecks = []) => ladled(seed, { colours, swirl, flecks });
  return {
    yogurt: of(50, ["#ffffff", "#ebe5d8"], "#ffffff"),
    flour: of(66, ["#fffdf7", "#ebe1cc"], "#ffffff"),
    mayonnaise: of(67, ["#fff8dc", "#ecdba6"], "#fffdf0"),
    tahini: of(68, ["#efdcb0", "#c9a568"], "#f9edcd"),
    bisque: of(69, ["#f0885a", "#c24e26"], "#f9b48a", ["#3f7a34", "#fbe6cf"]),
    "mango-pudding": of(70, ["#ffdc84", "#eea435"], "#ffedb4", ["#4a3a2a", "#6b5538", "#4a3a2a"]),
    gravy: of(51, ["#98602c", "#5a3312"], "#b98146"),
    "pea-soup": of(52, ["#e8cf72", "#b5953a"], "#f4e3a0", ["#e07a34", "#5f8a36"]),
    guacamole: of(53, ["#c9dc7c", "#86a83c"], "#e2efaa", ["#c8402a", "#f7f3e0", "#3f7a34"]),
    pesto: of(54, ["#86ab44", "#4a6e24"], "#a9c86a", ["#d9e2a6", "#2f5218"]),
    "nut-butter": of(55, ["#dba661", "#a86c2a"], "#ecc48c", ["#8a5420", "#f0d6a8"]),
    "strawberry-jam": of(56, ["#dc3d52", "#8c1026"], "#ee7486", ["#f7b7a8"]),
    "blueberry-jam": of(57, ["#5a4a80", "#261a46"], "#8273a8", ["#160e30"]),
    mustard: of(58, ["#ecc250", "#b4841c"], "#f7dc8c", ["#7a4a14", "#fff0bc"]),
    honey: of(59, ["#ffcf58", "#d68510"], "#ffe391"),
    "maple-syrup": of(60, ["#d88236", "#8a4410"], "#eda663"),
    oil: of(61, ["#ecdc66", "#b0a028"], "#f8eea0"),
    vinegar: of(62, ["#eab873", "#b8742c"], "#f6d6a2"),
    balsamic: of(63, ["#6a332a", "#2c100d"], "#8f5044"),
    "chili-crisp": of(64, ["#dc4c2c", "#861a0a"], "#f0794c", ["#4a0d06", "#f3c27a", "#4a0d06"]),
  };
}
