import { at, blob, disc, ellipse, line, linear, path, random, round, svg } from "./house-art-kit.mjs";

const n = (value) => String(Math.round(value * 10) / 10);

/** A cutlet or a fillet in crumbs. */
function crumbed() {
  const next = random(11);
  const outline =
    "M3.4 18C2.4 12.4 6.4 7.6 12 6.6C15.4 6 17.4 4.4 21.4 5C27.2 5.8 30.4 10 29.4 15C28.8 18.4 29 21.4 25.4 24.2C22 26.8 18.4 25.6 14.8 27C10.6 28.6 4.6 24.4 3.4 18Z";
  const crumbs = disc(54, 11.4, next, 1.6)
    .map(({ x, y }, i) =>
      at(
        16.4 + x * 1.06,
        16 + y * 0.86,
        next() * 180,
        ellipse(0, 0, 0.9, 0.6, i % 3 === 0 ? "#a8641a" : i % 3 === 1 ? "#ffe6a6" : "#d99534"),
      ),
    )
    .join("");
  return svg(
    32,
    round("a", "#f9cf79", "#e3a23f", "#b06f1f"),
    path(outline, "#7a430f", 'opacity=".5" transform="translate(.5 1.4)"') + path(outline, "url(#a)") + crumbs,
  );
}

/** Meat pulled to shreds. */
function shreds([dark, mid, light]) {
  const next = random(12);
  const one = ({ x, y }, i) => {
    const d = `M-5.4 ${n(next() * 2 - 1)}Q0 ${n(next() * 5 - 2.5)} 5.4 ${n(next() * 2 - 1)}`;
    return at(
      16 + x,
      16 + y,
      next() * 180,
      line(d, "#2a0f06", 2.6, 'opacity=".25" transform="translate(.3 .8)"') + line(d, [dark, mid, light, mid][i % 4], 2.1),
    );
  };
  return svg(32, "", at(16, 16, 0, path(blob(10.6, next, 0.1), dark)) + disc(34, 10, next, 2).map(one).join(""));
}

/** Mince cooked in its sauce, heaped. */
function mince(base, crumbs) {
  const next = random(13);
  const bits = disc(60, 12, next, 1.8)
    .reverse()
    .map(({ x, y }, i) => {
      const r = 1.1 + next() * 0.9;
      return (
        ellipse(16 + x + 0.3, 16.4 + y + 0.5, r, r * 0.8, "#240a04", 'opacity=".3"') +
        ellipse(16 + x, 16 + y, r, r * 0.8, crumbs[i % crumbs.length])
      );
    });
  return svg(32, round("a", ...base), at(16, 16, 0, path(blob(13.6, next, 0.07), "url(#a)")) + bits.join(""));
}

/** Thin slices laid in folds: prosciutto, smoked salmon. */
function folds([light, mid, dark], fat) {
  const ribbon = (seed) => {
    const d =
      "M-11 3C-9 -5 -5 -6 -2.4 -1.4C-0.6 2 1 2 2.6 -1.6C4.8 -6.4 8.8 -5 11 1.6C9.4 6 6 6.6 3.4 4.4C1 2.4 -0.6 3 -2.8 5C-5.6 7.4 -9.4 7 -11 3Z";
    return `${path(d, "#3a0f0a", 'opacity=".28" transform="translate(.6 1.3)"')}${path(d, "url(#a)")}${line("M-10.4 2.4C-8.6 -4 -5.2 -4.8 -3 -0.8C-1 2.8 1 2.8 3 -0.8C5 -4.6 8.2 -4 10.2 1", fat, 1.2, 'opacity=".9"')}${line(`M-8 4.6C-6 ${seed} -4 5 -2 3.4M4 3C6 4.8 8 4.6 9.4 2.4`, fat, 0.7, 'opacity=".6"')}`;
  };
  return svg(
    32,
    linear("a", light, mid, dark),
    at(16.4, 9.6, -10, ribbon(5.6)) + at(15, 16.6, 6, ribbon(6.2)) + at(17, 23.4, -4, ribbon(5.8), 0.94),
  );
}

/** Open shells with what is in them. */
function mussels() {
  const shell =
    path(
      "M0 -10C5.4 -8 7.4 -1 6 5C5 9 2.4 10.4 0 10.4C-2.4 10.4 -5 9 -6 5C-7.4 -1 -5.4 -8 0 -10Z",
      "#0b0f18",
      'opacity=".35" transform="translate(.7 1.2)"',
    ) +
    path("M0 -10C5.4 -8 7.4 -1 6 5C5 9 2.4 10.4 0 10.4C-2.4 10.4 -5 9 -6 5C-7.4 -1 -5.4 -8 0 -10Z", "url(#s)") +
    path("M0 -7.6C3.8 -6 5.4 -0.6 4.4 4C3.8 7.2 1.8 8.6 0 8.6C-1.8 8.6 -3.8 7.2 -4.4 4C-5.4 -0.6 -3.8 -6 0 -7.6Z", "#dfe3ee") +
    path("M0.4 -3.4C3 -2.4 3.6 1 3 4C2.4 6.6 1 7.4 -0.4 7.2C-2.4 6.8 -3.2 4.6 -2.8 1.6C-2.4 -1 -1.4 -4 0.4 -3.4Z", "url(#a)") +
    line("M-1.2 0C-1.4 2.4 -1 4.6 0 6", "#b5561a", 0.7, 'opacity=".6"') +
    line("M-4.6 -3.4C-3.8 -6 -2.4 -7.8 -0.8 -8.8", "#fff", 0.7, 'opacity=".5"');
  return svg(
    32,
    linear("s", "#4a5474", "#1a2036") + round("a", "#ffcf8a", "#f29a3e", "#c9681a"),
    at(9.4, 12.4, -38, shell, 0.95) + at(22.8, 12.2, 34, shell, 0.95) + at(16, 21, 92, shell, 0.98),
  );
}

/** Folded, toasted, cut: the cheese runs out. */
function quesadilla() {
  const top = "M-10.6 3C-10.4 -5.6 -3 -10.8 9.4 -10.4C9.8 -9.8 9.8 -9.2 9.4 -8.4L1.4 6.4C-2.6 6.4 -7.4 5.4 -10.6 3Z";
  const wedge =
    path(top, "#2a1206", 'opacity=".3" transform="translate(.8 4)"') +
    path(top, "#d9a65a", 'transform="translate(.2 3)"') +
    path(
      "M-10.6 4C-7.4 6.6 -2.6 7.8 1.4 7.6L9.4 -7.6C9.8 -6.4 9 -5.4 8.4 -4.2C7.6 -2.8 8.4 -1.8 7 -0.6C5.8 0.4 6 1.8 5 3.2C4 4.8 4 6.6 2.2 7.4C0.6 9.4 -0.6 8 -2 8.2C-4 8.6 -5 7.2 -6.6 7C-8.6 6.8 -10.2 5.6 -10.6 4Z",
      "#f7b52c",
    ) +
    ellipse(3.8, 3, 0.8, 0.7, "#3f7a34") +
    ellipse(6.6, -2.2, 0.8, 0.7, "#c8402a") +
    ellipse(-4.4, 6.8, 0.8, 0.6, "#5a8f3c") +
    ellipse(-0.6, 7.6, 0.8, 0.6, "#ffe07a") +
    path(top, "url(#a)") +
    [
      [-5, -1, 2, 1.1, -40],
      [0.4, -5, 2.2, 1.1, -30],
      [4.8, -7.6, 1.6, 0.8, -10],
      [-1, 1.4, 1.8, 1, -30],
      [3.2, -2.4, 1.5, 0.9, -50],
      [-6.6, 2.4, 1.3, 0.7, -20],
    ]
      .map(([x, y, rx, ry, turn]) => at(x, y, turn, ellipse(0, 0, rx, ry, "#a8651c", 'opacity=".55"')))
      .join("") +
    line("M-9 0.4C-7.6 -5 -2 -8.6 5 -9", "#fff", 0.9, 'opacity=".5"');
  return svg(32, linear("a", "#fdeec4", "#f2d08a", "#d3a052"), at(19.4, 11.6, 24, wedge, 0.9) + at(13, 20, -6, wedge, 0.98));
}

/** A half of an acorn squash, ribbed, its hollow heaped with grains. */
function stuffedSquash() {
  const ribs = (radius) => {
    const points = Array.from({ length: 10 }, (_, i) => {
      const [from, to] = [i, i + 1].map((k) => (k / 10) * Math.PI * 2);
      const mid = (from + to) / 2;
      const on = (a, r) => `${n(16 + Math.cos(a) * r)} ${n(16 + Math.sin(a) * r * 0.96)}`;
      return `Q${on(mid, radius * 1.14)} ${on(to, radius)}`;
    });
    return `M${n(16 + radius)} 16${points.join("")}Z`;
  };
  const grains = disc(70, 8, random(15), 1.4)
    .map(({ x, y }, i) =>
      at(
        16 + x,
        16 + y * 0.94,
        i * 47,
        ellipse(
          0,
          0,
          1.1,
          0.75,
          ["#f9ecd0", "#e6cd9c", "#d2ad6c", "#8a4a20", "#6f9a3c", "#b3262a"][i % 6 === 5 ? (i % 12 === 5 ? 5 : 4) : i % 4],
        ),
      ),
    )
    .join("");
  return svg(
    32,
    round("a", "#ffd078", "#f09a34", "#c8681a"),
    path(ribs(13.2), "#2a1206", 'opacity=".28" transform="translate(.8 1.6)"') +
      path(ribs(13.2), "#3a5a32") +
      path(ribs(12.2), "url(#a)") +
      ellipse(16, 16.4, 8.8, 8.3, "#a8561a", 'opacity=".75"') +
      grains +
      line("M6.4 12.4C7.6 9.2 9.8 7 12.8 6", "#fff", 1, 'opacity=".5"'),
  );
}

/** What comes out of a pan, an oven or a smoker. */
export function cooked() {
  return {
    schnitzel: crumbed(),
    "pulled-pork": shreds(["#7a3416", "#a8552a", "#cf8048"]),
    "lentil-ragu": mince(["#b5562e", "#7a2c16"], ["#a8642c", "#8a4a20", "#c98a48", "#c8442a"]),
    mince: mince(["#a8452a", "#6b2413"], ["#8a4524", "#6f3418", "#a85c34", "#c23f26"]),
    "raw-mince": mince(["#e58a84", "#b84a4a"], ["#e8837c", "#d0605c", "#f5bdb4", "#c44f4e"]),
    prosciutto: folds(["#f6a79c", "#dc7268", "#b5483f"], "#fdebe2"),
    "smoked-salmon": folds(["#ffb48a", "#f78a5c", "#dd653a"], "#ffe0cb"),
    mussels: mussels(),
    quesadilla: quesadilla(),
    "stuffed-squash": stuffedSquash(),
  };
}
