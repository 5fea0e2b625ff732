import { at, disc, ellipse, line, linear, path, random, round, scatter, shadow, svg } from "./house-art-kit.mjs";

/** Peeled, curled in the pan, the tail left on. */
function shrimp() {
  const body =
    "M5.4 -6.2C-1.6 -9.6 -8.4 -5 -7.6 1.4C-7 6.6 -1.4 8.8 3 6.6C4 6 4 4.8 3 4.2C-0.4 4.6 -3 3 -3 0.4C-3 -2.2 0.4 -3.6 4.4 -2.2C6.4 -2.4 7 -5 5.4 -6.2Z";
  const tail = "M2.4 4.2C4.8 3 7.2 3.2 8.6 4.6C7.4 5.2 6.8 5.4 6.4 5.6C7.2 6.4 7.6 7.4 7.4 8.6C5.4 9 3.2 8 2 6.8Z";
  const one =
    path(`${body}${tail}`, "#2a0f06", 'opacity=".28" transform="translate(.7 1.3)"') +
    path(tail, "#d9522c") +
    line("M3.4 5.4L7.6 4.6M3.4 6L6.6 8", "#f7a070", 0.6) +
    path(body, "url(#a)") +
    line(
      "M1.6 -7C0.6 -5.8 0.4 -4.4 0.8 -3M-3.4 -6.2C-3.6 -4.6 -3 -3 -1.8 -1.8M-7 -2.6C-5.8 -1.6 -4.4 -1 -3 -0.8M-7.2 2.6C-5.6 2.6 -4 2.4 -2.8 1.8M-4.4 6.2C-3.8 5 -3 4 -1.8 3.4",
      "#e0683a",
      1,
      'opacity=".8"',
    ) +
    line("M4.4 -5.4C-0.4 -7.6 -5.6 -5 -6.4 -0.6", "#fff", 0.9, 'opacity=".6"');
  return svg(
    32,
    round("a", "#ffd9bd", "#f9a679", "#e4703f"),
    at(10.4, 10.6, -10, one) + at(22.6, 12.8, 80, one, 0.94) + at(14.6, 22.6, 200, one, 1),
  );
}

/** A tail, split and grilled in its shell. */
function lobster() {
  const shell = "M-5.6 -10.4C-2 -12.2 2 -12.2 5.6 -10.4C7 -5.6 6 2.6 4 6.4H-4C-6 2.6 -7 -5.6 -5.6 -10.4Z";
  const fan = [-52, -26, 26, 52, 0]
    .map((turn) =>
      at(
        0,
        5.4,
        turn,
        path("M-1.6 0C-3 3 -2.8 6.4 0 7.6C2.8 6.4 3 3 1.6 0Z", "#8f2412", 'transform="translate(.3 .5)"') +
          path("M-1.6 0C-3 3 -2.8 6.4 0 7.6C2.8 6.4 3 3 1.6 0Z", "url(#s)") +
          line("M0 1V6", "#f7a070", 0.5),
      ),
    )
    .join("");
  const meat = "M-4 -9.4C-1.6 -10.6 1.6 -10.6 4 -9.4C5 -5 4.4 2 3 5.4H-3C-4.4 2 -5 -5 -4 -9.4Z";
  const one =
    path(shell, "#2a0f06", 'opacity=".28" transform="translate(.9 1.5)"') +
    fan +
    path(shell, "url(#s)") +
    path(meat, "url(#a)") +
    line(
      "M-4.2 -6.4C-1.6 -5 1.6 -5 4.2 -6.4M-4.3 -2.6C-1.6 -1.2 1.6 -1.2 4.3 -2.6M-3.8 1.2C-1.4 2.4 1.4 2.4 3.8 1.2",
      "#e8804e",
      0.9,
      'opacity=".75"',
    ) +
    line("M-2.6 -8.6C-1 -9.2 1 -9.2 2.4 -8.6", "#fff", 0.9, 'opacity=".7"') +
    disc(7, 4.6, random(94), 1.6)
      .map(({ x, y }) => ellipse(x * 0.7, y - 2, 0.5, 0.4, "#4f7a34"))
      .join("");
  return svg(
    32,
    linear("s", "#f0724a", "#cf3f22", "#96240f") + round("a", "#fffaf0", "#fde3cc", "#f3b08a"),
    at(20.6, 14.2, 26, one, 0.96) + at(11, 16, -14, one),
  );
}

/** In a light batter, fried crisp. */
function batteredFish() {
  const outline =
    "M-11.8 1.4C-12.4 -2 -9.4 -4.8 -5.2 -5.4C-1.4 -6 0.4 -4.6 3.4 -4.8C7.4 -5 12 -3.4 12.2 0C12.4 3.2 8.6 4.4 5 5C1.6 5.6 -0.6 5 -4 5.6C-8.4 6.2 -11.4 4.2 -11.8 1.4Z";
  const next = random(91);
  const blisters = disc(20, 9.4, next, 2)
    .map(({ x, y }, i) =>
      at(
        x * 1.1,
        y * 0.44,
        next() * 180,
        ellipse(0, 0, 1 + next() * 0.8, 0.6 + next() * 0.3, ["#f9dd95", "#b9722a", "#ffeab4"][i % 3], 'opacity=".7"'),
      ),
    )
    .join("");
  const one =
    shadow(outline) +
    path(outline, "#9a5a1c", 'transform="translate(.2 .9)"') +
    path(outline, "url(#a)") +
    blisters +
    line("M-9.6 -1.6C-8 -3.6 -5 -4.4 -2 -4.4", "#fff", 1, 'opacity=".55"');
  return svg(32, linear("a", "#f7cf7e", "#e0a041", "#b9722a"), at(17.4, 10.6, -22, one) + at(14.6, 20.6, -14, one, 1.04));
}

/** Seared a minute a side: pale outside with sesame, rose within. */
function tuna() {
  const outer = "M-3.6 -9C-0.8 -10.2 3.4 -9.6 4.6 -6.4C5.8 -2.4 5 5.4 2.4 8.6C0.4 10.6 -3.8 9.8 -5 6.2C-6.4 2 -6.2 -7.4 -3.6 -9Z";
  const inner = "M-2.6 -7C-0.6 -7.8 2.2 -7.4 3.2 -5C4 -2 3.4 4.2 1.4 6.8C0 8.2 -2.6 7.6 -3.6 5C-4.6 1.8 -4.4 -6 -2.6 -7Z";
  const seeds = disc(16, 1, random(92), 0)
    .map((_, i) => {
      const a = (i / 16) * Math.PI * 2;
      return at(
        -0.3 + Math.cos(a) * 4.7,
        -0.2 + Math.sin(a) * 8.8,
        (a * 180) / Math.PI,
        ellipse(0, 0, 0.36, 0.6, i % 3 ? "#fff3d0" : "#3a2a1c"),
      );
    })
    .join("");
  const one =
    path(outer, "#2a0f06", 'opacity=".26" transform="translate(-1.1 1.2)"') +
    path(outer, "#c9a583") +
    path(inner, "url(#a)") +
    seeds +
    line("M-2.2 -4.6C-1.8 -5.8 -0.8 -6.2 0.4 -6M0.8 -3C1.6 0 1.2 3 0 5", "#ffd6cc", 0.7, 'opacity=".7"');
  return svg(
    32,
    linear("a", "#e28a7e", "#b9514f"),
    scatter(
      [
        [24, 18.6, 36, 0.92],
        [19, 16.2, 26, 0.94],
        [13.6, 15.6, 14, 0.96],
        [8, 16.6, 2, 0.96],
      ],
      one,
    ),
  );
}

/** Rashers, crisp, with their fat. */
function bacon() {
  const wave = (y) =>
    `M-12 ${y + 1}C-9.6 ${y - 3.4} -7 ${y - 3} -4.6 ${y}C-2.2 ${y + 3} 0 ${y + 3} 2.4 ${y}C4.8 ${y - 3} 7.6 ${y - 3} 11.6 ${y + 1.2}`;
  const one =
    line(wave(0), "#2a0f06", 6.6, 'opacity=".26" transform="translate(.6 1.4)"') +
    line(wave(0), "#7d2415", 6.6) +
    line(wave(0), "#b9432a", 5.2) +
    line(wave(-1), "#f3cfa0", 1.7) +
    line(wave(1.5), "#eab888", 1.1) +
    line(wave(-2.2), "#e2764e", 0.8, 'opacity=".8"');
  return svg(32, "", at(17.4, 8.4, -14, one, 0.94) + at(15.6, 16.2, -8, one, 0.98) + at(16.4, 24, -16, one, 0.94));
}

/** A breast off the grill, the thick end sliced. */
function chickenBreast() {
  const body = "M-12 1.6C-12 -4 -7 -8.2 -0.4 -8C4.4 -7.8 7 -5.8 8 -2.8C9 0.8 7.4 5.6 2.4 7.6C-3.6 10 -11.6 8 -12 1.6Z";
  const cut = "M-2.6 -7.4C0.6 -8.4 3.4 -6.6 3.8 -2.4C4.2 2 2.6 6.4 -0.4 7.4C-2.4 8 -3.8 6 -4 2C-4.2 -2.4 -4 -6.8 -2.6 -7.4Z";
  const slice =
    path(cut, "#2a1206", 'opacity=".24" transform="translate(-.8 1)"') +
    path(cut, "#b9732c") +
    at(-0.1, 0.1, 0, path(cut, "url(#w)"), 0.84) +
    line("M-1.6 -4.6C-0.8 -2 -0.8 2 -1.6 4.6M1 -4.4C1.8 -1.6 1.6 1.6 0.6 4.2", "#e6cfa6", 0.6, 'opacity=".8"');
  return svg(
    32,
    round("a", "#f4c981", "#d99a48", "#a4611f") + linear("w", "#fffaec", "#f3e0bb"),
    at(
      13.6,
      14.6,
      -22,
      shadow(body) +
        path(body, "#8f511b", 'transform="translate(.3 .9)"') +
        path(body, "url(#a)") +
        line("M-9 -3L-4.6 5.4M-5 -6L0.4 4.6M-0.6 -7L3.4 1", "#6a3510", 1.5, 'opacity=".6"') +
        line("M-10.2 -0.6C-9.4 -3.6 -7 -5.8 -3.8 -6.6", "#fff", 1, 'opacity=".55"') +
        disc(9, 6, random(93), 2)
          .map(({ x, y }) => ellipse(x - 3, y * 0.8, 0.5, 0.35, "#4f7a34"))
          .join(""),
    ) +
      at(22.4, 13.4, 4, slice, 0.9) +
      at(25.4, 16.2, 16, slice, 0.88) +
      at(27, 20, 30, slice, 0.82),
  );
}

/** Pieces browned in the sauce they were left in. */
function chickenPieces(colours, sauce) {
  const shapes = [
    "M-5 0.6C-5.4 -3 -2 -5 1.6 -4.4C4.8 -3.8 5.6 -0.6 4.6 2C3.4 4.6 -0.6 4.8 -2.8 4C-4.4 3.4 -4.9 2.2 -5 0.6Z",
    "M-4.6 -1.4C-3.4 -4.4 1.2 -5.2 3.6 -3.2C5.8 -1.2 5 3 2.2 4.4C-0.6 5.4 -4 4.2 -4.8 1.8C-5 0.8 -5 -0.4 -4.6 -1.4Z",
  ];
  const one = (i) =>
    shadow(shapes[i % 2]) +
    path(shapes[i % 2], sauce, 'transform="translate(.1 .8)"') +
    path(shapes[i % 2], "url(#a)") +
    ellipse(1.4, 1, 1.9, 1, "#7a3510", 'opacity=".45" transform="rotate(-20)"') +
    ellipse(-1.8, 2, 1.2, 0.6, "#7a3510", 'opacity=".4"') +
    line("M-3.4 -0.8C-2.6 -2.6 -1 -3.4 0.8 -3.2", "#fff", 0.8, 'opacity=".55"');
  const places = [
    [10, 8.4, 0],
    [20.8, 8.8, 40],
    [25.2, 16.8, -30],
    [7, 17.6, 70],
    [16, 16.4, 10],
    [11.6, 24.6, -20],
    [21, 24.4, 20],
  ];
  return svg(32, round("a", ...colours), places.map(([x, y, turn], i) => at(x, y, turn, one(i))).join(""));
}

/** Seared flat: a gold face, a pale side. */
function scallops() {
  const one =
    ellipse(0.6, 2.6, 6.6, 5.8, "#2a1206", 'opacity=".28"') +
    ellipse(0, 1.6, 6.5, 5.7, "url(#w)") +
    ellipse(0, 0, 6.5, 5.5, "#f9e6c2") +
    ellipse(0, 0, 5.9, 4.9, "url(#a)") +
    line("M-3.6 1.4C-2 2.6 2 2.8 3.8 1.4M-2.4 -0.6C-0.8 0.4 1.4 0.4 2.8 -0.6", "#8f4f18", 0.7, 'opacity=".5"') +
    ellipse(-1.8, -2.2, 1.9, 0.9, "#fff", 'opacity=".45" transform="rotate(-18 -1.8 -2.2)"');
  return svg(
    32,
    round("a", "#f6cf86", "#d9963f", "#a8601d") + linear("w", "#fff8ea", "#dcc196"),
    at(10, 10.4, 0, one) + at(22.4, 11.8, 30, one, 0.96) + at(15.6, 22, 10, one, 1.04),
  );
}

/** Slices cut thick, black with pepper at the edge. */
function smokedMeat() {
  const outline =
    "M-11 2.4C-10.4 -2.8 -5.6 -5 0 -4.8C5.6 -4.6 10.6 -3 11 1C11.2 4 7.6 5 3.4 5.2C-1.6 5.4 -4 4.4 -7 5C-9.6 5.4 -11.2 4.6 -11 2.4Z";
  const one =
    shadow(outline) +
    path(outline, "#2a140e") +
    path(
      "M-9.8 2C-9.2 -2 -5 -3.8 0 -3.6C5 -3.4 9.4 -2 9.8 1C9.8 3 7 3.8 3.2 4C-1.6 4.2 -4.2 3.2 -7 3.8C-8.8 4 -9.9 3.4 -9.8 2Z",
      "url(#a)",
    ) +
    line("M-7.4 0.4C-4 -1.6 3.6 -2 7.4 0.2M-6.6 2.4C-3 1 3.4 1 6.8 1.8", "#f3c4ac", 0.7, 'opacity=".75"');
  return svg(
    32,
    linear("a", "#d6705c", "#b04a3e", "#8a3530"),
    at(16.6, 8.4, -10, one) + at(15.2, 14, 4, one, 1.02) + at(17, 19.4, -6, one) + at(15.4, 25, 3, one, 1.02),
  );
}

/** What is caught, carved and grilled. */
export function catchOfTheDay() {
  return {
    shrimp: shrimp(),
    lobster: lobster(),
    "battered-fish": batteredFish(),
    "tuna-slices": tuna(),
    bacon: bacon(),
    "chicken-breast": chickenBreast(),
    "chicken-pieces": chickenPieces(["#f8cf8c", "#dd9a4a", "#a8611f"], "#8f4a16"),
    "tikka-pieces": chickenPieces(["#f3a45c", "#d96a2c", "#9a3a14"], "#8a2f10"),
    scallops: scallops(),
    "smoked-meat": smokedMeat(),
  };
}
