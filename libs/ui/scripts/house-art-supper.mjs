import { at, disc, ellipse, line, linear, path, random, round, scatter, svg } from "./house-art-kit.mjs";

const leaf = (x, y, turn, scale = 1) =>
  at(
    x,
    y,
    turn,
    path("M0 3.4C-2.8 2 -3 -1.4 0 -4C3 -1.4 2.8 2 0 3.4Z", "#2f7d34") +
      path("M0 3.4C-2.8 2 -3 -1.4 0 -4Z", "#6fb04a") +
      line("M0 3V-2.8", "#d8efa0", 0.4),
    scale,
  );

/** A whole one, from above. */
function pizza() {
  const next = random(101);
  const half =
    ellipse(0.3, 0.6, 2.3, 2.2, "#3a0a04", 'opacity=".3"') +
    ellipse(0, 0, 2.3, 2.2, "#b8261a") +
    ellipse(0, 0, 1.8, 1.7, "#e8583c") +
    ellipse(-0.7, -0.2, 0.4, 0.6, "#ffd9a0") +
    ellipse(0.7, 0.3, 0.4, 0.6, "#ffd9a0");
  const pool = (x, y, r) =>
    ellipse(x + 0.2, y + 0.4, r * 1.1, r, "#e2a04e") +
    ellipse(x, y, r * 1.06, r * 0.94, "#fff6e0") +
    ellipse(x - r * 0.3, y - r * 0.3, r * 0.4, r * 0.22, "#fff");
  const rim = Array.from({ length: 15 }, (_, i) => {
    const a = (i / 15) * Math.PI * 2;
    return ellipse(
      16 + Math.cos(a) * 12.9,
      16 + Math.sin(a) * 12.9,
      1.2 + next() * 0.8,
      0.9,
      i % 3 ? "#c9822e" : "#7a4212",
      'opacity=".5"',
    );
  }).join("");
  return svg(
    32,
    round("c", "#f9d592", "#dda04a", "#ad6a22") + round("s", "#ea6a40", "#c83a22"),
    ellipse(16.8, 17.6, 14.6, 14.2, "#2a1206", 'opacity=".26"') +
      ellipse(16, 16, 14.6, 14.4, "url(#c)") +
      rim +
      ellipse(16, 16, 11.8, 11.6, "#b9551f") +
      ellipse(16, 16, 11.4, 11.2, "url(#s)") +
      disc(26, 10.4, next, 2)
        .map(({ x, y }) => ellipse(16 + x, 16 + y, 1, 0.7, "#f9b25e", 'opacity=".7"'))
        .join("") +
      pool(11, 10.6, 2.8) +
      pool(21.4, 12, 2.6) +
      pool(10.4, 19.6, 2.5) +
      pool(19.4, 21.6, 2.9) +
      pool(16, 15.6, 2) +
      at(15.8, 8.2, 10, half) +
      at(23.6, 17.2, 60, half) +
      at(14, 23.6, -20, half) +
      at(7.6, 15, 40, half) +
      at(17.6, 18.4, 100, half, 0.9) +
      at(12.4, 14.6, 150, half, 0.9) +
      leaf(18.6, 10.2, 60) +
      leaf(8.6, 22.4, -30, 0.9) +
      leaf(22.8, 21, 140) +
      leaf(14.8, 19, 20, 0.9),
  );
}

/** A long roll: lettuce, crisp fillets, pickles. */
function fishSub() {
  const lettuce =
    "M-13 0.6C-12 -2.4 -10 -1.4 -8.6 -2.8C-6.6 -4.4 -5 -2 -3 -3C-1 -4.2 1 -2.2 3 -3C5 -4.2 7 -2 8.8 -2.8C10.6 -3.4 12.4 -1.4 13 0.6C11 3.4 -11 3.4 -13 0.6Z";
  const fillet = (x) =>
    at(
      x,
      -1.6,
      -8,
      path("M-4.8 0C-4.6 -2.6 4.6 -3 5 -0.2C5 2.4 -4.6 2.8 -4.8 0Z", "#9a5a1c", 'transform="translate(.1 .6)"') +
        path("M-4.8 0C-4.6 -2.6 4.6 -3 5 -0.2C5 2.4 -4.6 2.8 -4.8 0Z", "url(#f)") +
        ellipse(-1.4, -0.6, 1, 0.5, "#fff0bc") +
        ellipse(1.8, 0.4, 0.9, 0.5, "#a8641f", 'opacity=".6"'),
    );
  const pickle = (x) => ellipse(x, -3.4, 1.9, 1.5, "#5f8a34") + ellipse(x, -3.5, 1.5, 1.1, "#c9dc8a");
  const bottom = "M-13.4 2C-14 6.6 -11 8.4 -7 8.4H7C11 8.4 14 6.6 13.4 2C9 4 -9 4 -13.4 2Z";
  const top = "M-13.2 -3.4C-13.4 -9.4 -8.6 -11.4 0 -11.4C8.6 -11.4 13.4 -9.4 13.2 -3.4C9.4 -5.4 -9.4 -5.4 -13.2 -3.4Z";
  return svg(
    32,
    linear("a", "#f2be70", "#d58e3c", "#a9651f") + linear("f", "#f7d07e", "#d9983a") + linear("l", "#a9d064", "#4f8f38"),
    at(
      16,
      17,
      -24,
      path(bottom, "#2a1206", 'opacity=".28" transform="translate(.7 1.6)"') +
        path(bottom, "url(#a)") +
        line("M-12.6 2.6C-8 4.2 8 4.2 12.6 2.6", "#fdeecb", 1.4) +
        path(lettuce, "url(#l)") +
        line("M-10 0.6C-4 2 4 2 10 0.6", "#fff6d8", 1.1) +
        [-8, 0, 8].map(fillet).join("") +
        [-6, 1.6, 6.6].map(pickle).join("") +
        path(top, "url(#a)") +
        line("M-12.4 -4.2C-8 -5.8 8 -5.8 12.4 -4.2", "#fdeecb", 1) +
        line("M-9.4 -8.6C-5 -10.4 2 -10.6 6 -10.2", "#fff", 1.1, 'opacity=".5"') +
        line("M-5.6 -10.4L-3.4 -7.4M0.4 -10.8L2.4 -7.8M6 -10.2L8 -7.6", "#9a5a1c", 0.9, 'opacity=".55"'),
    ),
  );
}

/** Rye, mustard, meat piled as high as it holds. */
function smokedMeatSandwich() {
  const folds = (y, seed) => {
    const next = random(seed);
    const d = `M-10 ${y}${Array.from({ length: 8 }, (_, i) => `Q${-8.75 + i * 2.5} ${(y + (i % 2 ? 1.5 : -1.5) + (next() - 0.5)).toFixed(1)} ${-7.5 + i * 2.5} ${y}`).join("")}`;
    return line(d, "#5c2018", 2.8) + line(d, "#bc5846", 2) + line(d, "#eba98e", 0.6, 'opacity=".85" transform="translate(0 -.4)"');
  };
  const slice = (y) =>
    `<rect x="-11.6" y="${y}" width="23.2" height="5.4" rx="2.6" fill="#8f5a26"/><rect x="-10.9" y="${y + 0.8}" width="21.8" height="3.9" rx="1.8" fill="url(#a)"/>${[-7, -2.6, 1.4, 5.8, 8.6].map((x, i) => ellipse(x, y + 2 + (i % 2) * 1.4, 0.6, 0.3, "#8f5a26", 'opacity=".7"')).join("")}`;
  return svg(
    32,
    linear("a", "#f6e2b8", "#dcb87c"),
    at(
      16,
      16.4,
      -8,
      `<rect x="-11" y="8" width="23.6" height="4.6" rx="2" fill="#2a1206" opacity=".28"/>${slice(6.2)}${[5, 3, 1, -1, -3, -4.8].map((y, i) => folds(y, i + 1)).join("")}${line("M-9.6 -6.2C-6 -5 -3 -7 0 -6C3 -5 6 -7 9.6 -6", "#e6b030", 1.5)}${line("M-6 -5.6V-3.6M3 -5.6V-2.8", "#e6b030", 1.3)}${slice(-11.4)}${line("M-9 -10.4H7", "#fff", 0.7, 'opacity=".5"')}`,
    ),
  );
}

/** A square out of the dish, its layers showing; the top browned under the grill. */
function layered(bands, [light, mid, dark], marks) {
  const band = ({ from, to, fill, crumbs }, i) => {
    const next = random(110 + i);
    const side = path(`M4 ${from}L15 ${from + 5.4}L28.2 ${from - 1.6}V${to - 1.6}L15 ${to + 5.4}L4 ${to}Z`, fill);
    const bits = Array.from({ length: crumbs ? 34 : 0 }, (_, k) => {
      const x = 4.8 + next() * 22.6;
      const slope = x < 15 ? ((x - 4) / 11) * 5.4 : 5.4 - ((x - 15) / 13.2) * 7;
      return ellipse(x, from + slope + 0.7 + next() * Math.max(0, to - from - 1.4), 0.9, 0.7, crumbs[k % crumbs.length]);
    });
    return side + bits.join("");
  };
  const top = "M4 11.4L17.6 4.8L28.2 9.8L15 16.8Z";
  const base = bands[bands.length - 1].to;
  return svg(
    32,
    linear("a", light, mid, dark),
    path(`M4 11.4L15 16.8L28.2 9.8V${base - 1.6}L15 ${base + 5.4}L4 ${base}Z`, "#2a1206", 'opacity=".28" transform="translate(.8 1.4)"') +
      bands.map(band).join("") +
      path(`M15 16.8L28.2 9.8V${base - 1.6}L15 ${base + 5.4}Z`, "#2a1206", 'opacity=".1"') +
      path(top, "url(#a)") +
      path(top, "none", `stroke="${light}" stroke-width="1" stroke-linejoin="round"`) +
      marks +
      line("M6.4 11.2L17.4 6", "#fff", 0.8, 'opacity=".55"'),
  );
}

const browned =
  scatter(
    [
      [11, 11.6, -20],
      [16.4, 8.6, -24],
      [20.6, 11, 20],
      [15.6, 13.4, 10],
      [23.6, 9.6, -20],
    ],
    ellipse(0, 0, 2.1, 0.8, "#b5691e", 'opacity=".5"'),
  ) +
  line("M8.6 11.4C11 12.6 13 11 15.4 12.4M14.4 8.8C17 9.8 19 8.4 21.6 9.6M18 12.6C20 13 21.6 11.4 24 10.8", "#e9bd62", 0.8, 'opacity=".8"');

/** The whole supper in one drawing: pies, rolls, sandwiches. */
export function supper() {
  const mash = ["#fff1c6", "#f6d894", "#e2ae54"];
  return {
    pizza: pizza(),
    "fish-sub": fishSub(),
    "smoked-meat-sandwich": smokedMeatSandwich(),
    "pate-chinois": layered(
      [
        { from: 11.4, to: 15, fill: "#f9e6b4" },
        { from: 14.6, to: 18, fill: "#eeb52e", crumbs: ["#ffe27a", "#fbd24e", "#e0a01f"] },
        { from: 17.6, to: 22.6, fill: "#6b3316", crumbs: ["#8a4a24", "#5a2a12", "#a8633a"] },
      ],
      mash,
      browned,
    ),
    lasagna: layered(
      [
        { from: 11.4, to: 13, fill: "#fbe3a4" },
        { from: 12.8, to: 15.4, fill: "#b8371f", crumbs: ["#d9583a", "#8a2412", "#e8805a"] },
        { from: 15.2, to: 16.6, fill: "#fbe9bd" },
        { from: 16.4, to: 19, fill: "#b8371f", crumbs: ["#d9583a", "#8a2412", "#fff0cf"] },
        { from: 18.8, to: 20.2, fill: "#fbe9bd" },
        { from: 20, to: 22.6, fill: "#a82f1a", crumbs: ["#d9583a", "#8a2412"] },
      ],
      ["#ffe6a0", "#f3b950", "#d98a30"],
      browned + ellipse(13.6, 10.4, 1.8, 0.8, "#c8371f", 'opacity=".7"') + ellipse(21.4, 8.8, 1.6, 0.7, "#c8371f", 'opacity=".7"'),
    ),
    "shepherds-pie": layered(
      [
        { from: 11.4, to: 16, fill: "#f9e6b4" },
        { from: 15.6, to: 22.6, fill: "#5f3d1c", crumbs: ["#8c5f33", "#6f4a26", "#a87846", "#7fa845", "#e58a34"] },
      ],
      mash,
      browned,
    ),
    "pudding-cake": layered(
      [
        { from: 11.4, to: 18.4, fill: "#f3cf86", crumbs: ["#fbe3ae", "#e2b25e"] },
        { from: 18, to: 22.6, fill: "#a85f1e", crumbs: ["#c9802e", "#8a4410"] },
      ],
      ["#f7cf84", "#dd9f4a", "#b56f26"],
      path(
        "M9.4 11.4C12 8 20 6.8 24.4 9.6C24 11.4 22 11 21.6 13C20 14.4 18.6 12.8 16.8 13.4C16 15 14.6 15.4 13.6 14C12 13.4 10 13 9.4 11.4Z",
        "#a8591a",
        'opacity=".85"',
      ) + line("M11.6 10.8C14 8.8 18 8.2 21 8.8", "#ffdca0", 0.8, 'opacity=".8"'),
    ),
  };
}
