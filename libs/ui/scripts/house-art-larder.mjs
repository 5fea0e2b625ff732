import { at, disc, ellipse, line, linear, path, random, round, shadow, svg } from "./house-art-kit.mjs";

/** A round pie seen from above, with a rim pressed by hand. */
function pie(crust, [light, dark], top) {
  const rim = Array.from({ length: 22 }, (_, i) => {
    const a = (i / 22) * Math.PI * 2;
    return ellipse(16 + Math.cos(a) * 12.4, 16 + Math.sin(a) * 12.4, 2.2, 2.2, "url(#c)");
  }).join("");
  return svg(
    32,
    linear("c", ...crust) + round("a", light, dark),
    ellipse(16.6, 17.2, 14.4, 14.2, "#2a1206", 'opacity=".25"') +
      rim +
      ellipse(16, 16, 12.2, 12.2, "url(#c)") +
      ellipse(16, 16, 10.8, 10.8, "url(#a)") +
      top,
  );
}

/** Strips woven over the fruit. */
function lattice() {
  const strip = (d) =>
    line(d, "#8a4a12", 2.9, 'opacity=".45" transform="translate(.3 .6)"') +
    line(d, "#efc07a", 2.5) +
    line(d, "#fbdfa8", 0.7, 'opacity=".8" transform="translate(-.3 -.5)"');
  const along = [-7, -2.4, 2.4, 7].map((offset) => {
    const half = Math.sqrt(10.6 ** 2 - offset ** 2);
    return strip(`M${(-half).toFixed(1)} ${offset}H${half.toFixed(1)}`);
  });
  const across = [-7, -2.4, 2.4, 7].map((offset) => {
    const half = Math.sqrt(10.6 ** 2 - offset ** 2);
    return strip(`M${offset} ${(-half).toFixed(1)}V${half.toFixed(1)}`);
  });
  return at(16, 16, 24, along.join("") + across.join(""));
}

const slits =
  line("M16 9.4V13.4M16 18.6V22.6M9.4 16H13.4M18.6 16H22.6", "#8a4a12", 1.4, 'opacity=".7"') +
  line("M8.4 12.4C9.6 9.8 11.6 8 14 7.2", "#fff", 1.1, 'opacity=".5"');
const scattered = (colours, count, size) => {
  const next = random(21);
  return disc(count, 9.6, next, 2)
    .map(({ x, y }, i) => at(16 + x, 16 + y, next() * 180, ellipse(0, 0, size, size * 0.7, colours[i % colours.length], 'opacity=".9"')))
    .join("");
};

/** A wedge lying on its side: rind, cut face, top. */
function wedge(top, face, rind, marks = "") {
  const body = "M3 15.6L22.6 6.4C26.6 8 29 11 29 14.4V21.4L5.4 25.4C3.8 24.6 3 23.6 3 22.4Z";
  return svg(
    32,
    linear("a", ...face),
    shadow(body) +
      path(body, rind) +
      path("M3 15.6L29 14.4V21.4L5.4 25.4C3.8 24.6 3 23.6 3 22.4Z", "url(#a)") +
      path("M3 15.6L22.6 6.4C26.6 8 29 11 29 14.4Z", top) +
      marks +
      line("M5.4 15L22.4 7.4", "#fff", 0.9, 'opacity=".5"'),
  );
}

function buns(colours, speck) {
  const next = random(5);
  const spots = disc(9, 5.4, next, 1)
    .map(({ x, y }) => at(x, y - 0.6, next() * 180, ellipse(0, 0, 0.8, 0.45, speck)))
    .join("");
  const bun =
    ellipse(0.5, 1.4, 8.6, 7.8, "#2a1206", 'opacity=".28"') +
    ellipse(0, 0.6, 8.6, 7.8, "#c98f4a") +
    ellipse(0, 0, 8.6, 7.4, "url(#a)") +
    spots +
    ellipse(-2.8, -3.4, 2.6, 1.4, "#fff", 'opacity=".45" transform="rotate(-24)"');
  return svg(32, round("a", ...colours), at(20.6, 11.2, 8, bun) + at(11.6, 20.4, -6, bun, 1.04));
}

/** Small ones, a batch: crimped shells, a filling that runs. */
function tarts(crust, [light, dark]) {
  const rim = Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * Math.PI * 2;
    return ellipse(Math.cos(a) * 6.4, Math.sin(a) * 6.2, 1.6, 1.5, "url(#c)");
  }).join("");
  const one =
    ellipse(0.6, 1.4, 7.6, 7.4, "#2a1206", 'opacity=".26"') +
    rim +
    ellipse(0, 0, 6.4, 6.2, "url(#c)") +
    ellipse(0, 0, 5.4, 5.2, "url(#a)") +
    line("M-3.6 -1.8C-3 -3.4 -1.8 -4 -0.4 -4.2", "#fff", 0.8, 'opacity=".6"');
  return svg(
    32,
    linear("c", ...crust) + round("a", light, dark),
    at(10, 10.4, 0, one) + at(23, 13, 20, one, 0.96) + at(13.6, 23, 40, one, 1.02),
  );
}

function tortillas([light, dark], char) {
  const next = random(6);
  const marks = disc(12, 9.6, next, 2)
    .map(({ x, y }) => ellipse(16 + x, 14 + y * 0.86, 1.5, 0.9, char, 'opacity=".5"'))
    .join("");
  const disk = (y) => ellipse(16.4, y + 1, 13, 10.6, "#2a1206", 'opacity=".22"') + ellipse(16, y, 13, 10.6, "url(#a)");
  return svg(32, linear("a", light, dark), disk(19.4) + disk(17.6) + disk(15.8) + disk(14) + marks);
}

const heap = (body) =>
  [
    [10, 9.6, -20],
    [21.6, 9, 30],
    [16, 15.4, 8],
    [8.8, 20, 40],
    [22.8, 19.4, -34],
    [15.6, 23.6, 4],
  ]
    .map(([x, y, turn]) => at(x, y, turn, body))
    .join("");

/** Sugar boiled until it sets like amber, cast in leaves. */
function mapleCandies() {
  const d =
    "M0 -7L1.6 -3.8L4 -5L3.4 -1.6L6.6 -2.4L5.6 0L7 1.4L3 4.2L3.4 6L0.6 5.4V8H-0.6V5.4L-3.4 6L-3 4.2L-7 1.4L-5.6 0L-6.6 -2.4L-3.4 -1.6L-4 -5L-1.6 -3.8Z";
  const rounded = 'stroke-width="1.4" stroke-linejoin="round"';
  const one =
    path(d, "#2a1206", `opacity=".28" stroke="#2a1206" ${rounded} transform="translate(.7 1.4)"`) +
    path(d, "#a5560f", `stroke="#a5560f" ${rounded}`) +
    path(d, "url(#a)", 'transform="scale(.94)"') +
    line("M0 5V-4M0 2L4 0M0 2L-4 0", "#ffe3a0", 0.7, 'opacity=".6"') +
    ellipse(-2.4, -1.6, 1.4, 0.7, "#fff", 'opacity=".6" transform="rotate(-30 -2.4 -1.6)"');
  return svg(32, round("a", "#ffd67a", "#ee9a2e", "#b9611a"), heap(at(0, 0, 0, one, 0.86)));
}

function bars() {
  const next = random(8);
  const flecks = Array.from({ length: 16 }, (_, i) =>
    at(
      (next() - 0.5) * 15,
      (next() - 0.5) * 5.4,
      next() * 180,
      ellipse(0, 0, 1.2, 0.8, ["#f6e4b8", "#5a2f14", "#e3c283", "#7d4a22"][i % 4]),
    ),
  ).join("");
  const one = `<rect x="-9.4" y="-2.6" width="19.6" height="8.2" rx="2.4" fill="#2a1206" opacity=".28"/><rect x="-10" y="-4" width="20" height="8.4" rx="2.4" fill="url(#a)"/>${flecks}`;
  return svg(32, linear("a", "#d9a860", "#a36a30"), at(17, 9, -14, one) + at(14.6, 16.6, -8, one) + at(17, 24, -12, one));
}

function sheets(colours, grain) {
  const one = `<rect x="-9" y="-7.4" width="19.4" height="17" rx="1" fill="#0a140c" opacity=".3"/><rect x="-10" y="-8.6" width="20" height="17" rx="1" fill="url(#a)"/>${line("M-8 -5H7M-7 -1.4H8M-8 2.4H6M-6 5.6H8", grain, 0.8, 'opacity=".5" stroke-dasharray="3 2"')}`;
  return svg(32, linear("a", ...colours), at(18.4, 13, 16, one) + at(14.6, 17.6, -10, one));
}

/** Nuts in a handful: a pointed drop with its grain, or a half with folds. */
function nuts([light, mid, dark], grain) {
  const d = "M0 -6.6C3.6 -4.4 4.4 0.8 2.8 4C1.8 6 -1.8 6 -2.8 4C-4.4 0.8 -3.6 -4.4 0 -6.6Z";
  return svg(
    32,
    linear("a", light, mid, dark),
    heap(at(0, 0, 60, shadow(d) + path(d, "url(#a)") + line(grain, dark, 0.6, 'opacity=".8"'), 1.1)),
  );
}

const curds = () => {
  const d = "M-4 -2.6C-2 -4.6 3 -4.4 4.4 -1.8C5.4 0.6 4.4 3.4 1.6 3.8C-1.4 4.4 -4.6 3.4 -5 1C-5.2 -0.6 -4.8 -1.8 -4 -2.6Z";
  return svg(
    32,
    round("a", "#fffdf2", "#f6e9bf", "#dcc68a"),
    heap(shadow(d) + path(d, "url(#a)") + ellipse(-1.4, -1.8, 1.4, 0.7, "#fff", 'opacity=".7"')),
  );
};

function cake() {
  const body = "M4 13.4C4 9 9.4 6 16 6C22.6 6 28 9 28 13.4V20.4C28 25 22.6 28 16 28C9.4 28 4 25 4 20.4Z";
  return svg(
    32,
    linear("a", "#7a4426", "#3a1c0d") + round("g", "#5c2f18", "#2a1208"),
    shadow(body) +
      path(body, "url(#a)") +
      ellipse(16, 13.4, 12, 7.2, "#85502e") +
      path(
        "M8 12.6C9 8.6 23 8.6 24 12.6C24.8 15.6 23 16 22.6 19C22.2 21.4 20 21.2 19.8 18.8C19.6 16.8 17.6 17 17.4 19.8C17.2 23.4 13.8 23.4 13.8 19.8C13.8 17 11.6 17.4 11.2 18.6C10.6 20.2 9 19.6 8.8 17.4C8.6 15.6 7.4 15 8 12.6Z",
        "url(#g)",
      ) +
      line("M10.6 11.4C12.6 10 16 9.6 18.4 9.8", "#fff", 1, 'opacity=".35"'),
  );
}

/** What a larder, a bakery and a dairy have. */
export function larder() {
  const crust = ["#fbd992", "#e0a44b", "#b8752a"];
  return {
    "golden-pie": pie(crust, ["#fbdc96", "#d99a3e"], slits),
    "apple-pie": pie(crust, ["#f3b45a", "#c47a22"], lattice()),
    "sugar-pie": pie(crust, ["#c77a34", "#7d4014"], line("M8.4 12.4C9.6 9.8 11.6 8 14 7.2", "#fff", 1.1, 'opacity=".5"')),
    "butter-tarts": tarts(crust, ["#e2a04a", "#9a5618"]),
    quiche: pie(crust, ["#ffe899", "#e9b548"], scattered(["#4f8a3a", "#b8552a", "#fff6d8"], 26, 1.3)),
    gratin: pie(["#f9efdc", "#e2cfae", "#b99f76"], ["#ffe6a0", "#e2a945"], scattered(["#b8691c", "#fff3c8", "#cf862e"], 30, 1.6)),
    cheddar: wedge(
      "#ffc75e",
      ["#fbb040", "#e58a1f"],
      "#d07a18",
      line("M8 19.6L13 18.8M17 20.6L22 19.4M12 22.4L15 22", "#c8741a", 0.8, 'opacity=".6"'),
    ),
    brie: wedge("#fffdf6", ["#fff3c6", "#f3dc96"], "#efe8d8", line("M3.4 16.4L28.6 15.2", "#fffdf6", 1.6)),
    "washed-rind": wedge("#dd8f48", ["#fcebb8", "#f2d084"], "#b9642a", scattered(["#e9bd6c"], 9, 0.8)),
    parmesan: wedge("#f6dc94", ["#f9e7b4", "#e9c873"], "#a8742c", scattered(["#fff6d8", "#d9b25e"], 10, 0.7)),
    "cheese-curds": curds(),
    dough: buns(["#fffaf0", "#f4e6c8", "#d3b888"], "#ffffff"),
    buns: buns(["#fbd08a", "#dd9440", "#a8601c"], "#fff3d0"),
    tortillas: tortillas(["#fdf3d8", "#ecd3a0"], "#a8743a"),
    "corn-tortillas": tortillas(["#fbe08c", "#e3b54c"], "#9a6420"),
    "oat-bars": bars(),
    "maple-candies": mapleCandies(),
    seaweed: sheets(["#3f5c3c", "#16281a"], "#6f8f5c"),
    cloths: sheets(["#f3f7ef", "#b9d3c0"], "#4f8a6a"),
    almonds: nuts(["#d99a5c", "#b06a30", "#7d4318"], "M-1 -4.6C-1.8 -1.6 -1.6 2 -0.8 4.6M1.2 -4C1.8 -1 1.6 2 0.8 4.6"),
    pecans: nuts(
      ["#b5703c", "#86481e", "#55280c"],
      "M0 -5.6V5M-2.6 -2.4C-1.6 -1.6 -1.6 -0.4 -2.8 0.6M2.6 -2.4C1.6 -1.6 1.6 -0.4 2.8 0.6M-2.4 2.4L-1 3.4M2.4 2.4L1 3.4",
    ),
    "chocolate-cake": cake(),
  };
}
