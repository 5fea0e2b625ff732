import { at, ellipse, line, linear, path, round, scatter, shadow, svg } from "./house-art-kit.mjs";

/** Three of a bunch, slim, their tops left on. */
function carrots() {
  const root = "M-3 -7.4C-1.8 -8.6 1.8 -8.6 3 -7.4C3.6 -3 2 6 0.4 12.4C0.2 13.2 -0.2 13.2 -0.4 12.4C-2 6 -3.6 -3 -3 -7.4Z";
  const top = line(
    "M0 -7.6C-0.4 -10 -2 -12 -4 -13M0 -7.6C0 -10.4 0.2 -12.6 0 -14.6M0 -7.6C0.6 -10 2.2 -12 4.2 -12.8M0 -7.6C-0.8 -9.4 -1.4 -11.6 -1.8 -13.8M0 -7.6C0.6 -9.6 1.6 -11.8 2.2 -13.8",
    "#5b9440",
    1.3,
  );
  const one =
    top +
    shadow(root) +
    path(root, "#b9590f", 'transform="translate(.2 .4)"') +
    path(root, "url(#a)") +
    line("M-2 -4.6H-0.2M0.6 -1.6H2M-1.6 1.8H-0.2M0.2 5H1", "#b5560f", 0.6, 'opacity=".6"') +
    line("M-1.8 -6C-1.8 -2 -1 3 -0.4 7", "#fff", 0.8, 'opacity=".4"');
  return svg(
    32,
    '<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="-3" y1="0" x2="3" y2="0"><stop stop-color="#fbab50"/><stop offset=".55" stop-color="#ee8428"/><stop offset="1" stop-color="#c8620f"/></linearGradient>',
    at(8.6, 18, 24, one, 0.98) + at(15.6, 17.4, 6, one, 1.06) + at(22.8, 18, -14, one, 0.98),
  );
}

/** As they are dug: thin-skinned, yellow. */
function potatoes() {
  const outline = "M-8 1.4C-8.6 -3.6 -4 -6.4 0.6 -6C5.4 -5.8 8.8 -3 8.6 0.8C8.4 4.8 4.4 6.4 0 6.4C-4.4 6.4 -7.6 4.8 -8 1.4Z";
  const eyes = [
    [-4, -1.4],
    [1.4, 1.8],
    [4.6, -1.6],
    [-1.2, -3.6],
    [-2.6, 3.4],
  ]
    .map(([x, y]) => line(`M${x - 0.7} ${y}Q${x} ${y + 0.6} ${x + 0.7} ${y}`, "#8a5a20", 0.6, 'opacity=".7"'))
    .join("");
  const one = shadow(outline) + path(outline, "url(#a)") + eyes + line("M-5.8 -2.2C-4.4 -4 -2 -4.8 0.6 -4.8", "#fff", 0.9, 'opacity=".5"');
  return svg(
    32,
    round("a", "#f7dc98", "#dbb05c", "#a0722c"),
    at(20.6, 9.6, 16, one, 0.98) + at(10.4, 15.4, -24, one, 0.94) + at(19.4, 23, 4, one, 1.04),
  );
}

/** Wedges with their skin, roasted gold. */
function potatoWedges() {
  const face = "M-8 2.4C-4.6 -4.6 4.6 -5 8.4 1.6C4 3.6 -3.6 4 -8 2.4Z";
  const one =
    path("M-8 2.4C-5 5.6 4.8 5.4 8.4 1.6C4.6 -5 -4.6 -4.6 -8 2.4Z", "#2a1206", 'opacity=".28" transform="translate(.6 1.5)"') +
    path("M-8 2.4C-5 5.8 4.8 5.4 8.4 1.6L7 0.4L-6.4 0.8Z", "#a8702c") +
    path(face, "url(#a)") +
    path("M-8 2.4C-4.6 -4.6 4.6 -5 8.4 1.6C4 -2.8 -3.6 -2.6 -8 2.4Z", "#b5742a", 'opacity=".75"') +
    line("M-4.4 1.4C-2 0.2 2 0 5 0.8", "#fff6cf", 0.9, 'opacity=".7"') +
    ellipse(1.6, -0.6, 0.6, 0.4, "#4f7a34") +
    ellipse(-2.6, 0.2, 0.5, 0.4, "#4f7a34");
  return svg(
    32,
    linear("a", "#ffe9a4", "#f2c35a", "#d3913a"),
    scatter(
      [
        [11, 9, -28],
        [21.6, 10, 24],
        [9.8, 17.4, 34],
        [21.4, 18.6, -14],
        [15, 24.6, 4],
      ],
      one,
    ),
  );
}

/** Small ones: boiled, halved, turned in butter and herbs. */
function babyPotatoes() {
  const half =
    ellipse(0.6, 1.4, 6.6, 5.8, "#2a1206", 'opacity=".28"') +
    ellipse(0.2, 0.7, 6.6, 5.7, "#a8773a") +
    ellipse(0, 0, 6.3, 5.3, "url(#a)") +
    ellipse(0.4, 0.4, 4, 3, "#fff3c2", 'opacity=".55"') +
    ellipse(-2, -1.8, 0.8, 0.5, "#4f7a34") +
    ellipse(2, 1.6, 0.7, 0.5, "#4f7a34") +
    ellipse(1.6, -2.4, 0.5, 0.4, "#4f7a34");
  const whole =
    ellipse(0.6, 1.4, 6.2, 5.6, "#2a1206", 'opacity=".28"') +
    ellipse(0, 0, 6.2, 5.5, "url(#w)") +
    ellipse(1.8, 1.4, 0.6, 0.4, "#8a5a24", 'opacity=".7"') +
    ellipse(-1, 2.6, 0.5, 0.4, "#8a5a24", 'opacity=".7"') +
    ellipse(-2, -2.2, 1.8, 1, "#fff", 'opacity=".45"');
  return svg(
    32,
    round("a", "#ffeeb0", "#f6d378", "#dfae4c") + round("w", "#efcf8a", "#cf9f52", "#96682a"),
    at(21.6, 10, 20, whole, 0.96) + at(9.6, 11, -16, half) + at(22.6, 20.4, 30, half, 0.96) + at(11.4, 22, 6, half, 1.04),
  );
}

/** Two heads and a clove. */
function garlic() {
  const head =
    "M-1.4 -10C-0.6 -10.8 0.8 -10.8 1.4 -10C1.6 -7.4 2.4 -5.6 4.6 -4C8.2 -1.4 9.4 2 8 5.4C6.6 8.6 3 9 0 9C-3 9 -6.6 8.6 -8 5.4C-9.4 2 -8.2 -1.4 -4.6 -4C-2.4 -5.6 -1.6 -7.4 -1.4 -10Z";
  const one =
    shadow(head) +
    path(head, "url(#a)") +
    path(
      "M-1 -5C-4.4 -2 -5.2 4 -3.4 8.8C-7 8.6 -8.6 5 -7.6 1.8C-6.8 -1 -3.6 -2.8 -1 -5ZM1 -5C4.4 -2 5.2 4 3.4 8.8C7 8.6 8.6 5 7.6 1.8C6.8 -1 3.6 -2.8 1 -5Z",
      "#b9a0a0",
      'opacity=".35"',
    ) +
    line("M0 -9V-5M-1 -5C-4.2 -1.6 -4.8 4 -3.2 8.4M1 -5C4.2 -1.6 4.8 4 3.2 8.4", "#a58a86", 0.6, 'opacity=".6"') +
    line("M-6 0.4C-6.6 2 -6.6 3.6 -6 5M-1.6 -1C-2.2 1.6 -2.2 4 -1.6 6", "#fff", 0.9, 'opacity=".8"');
  const clove = "M-5 1.4C-4 -2.6 1.6 -4.4 5.4 -2.8C4.6 0.4 1 4 -3 3.8C-4.6 3.6 -5.2 2.6 -5 1.4Z";
  return svg(
    32,
    round("a", "#ffffff", "#f6efe4", "#d9c8b8") + linear("c", "#fffaf0", "#ecdcc2"),
    at(20.6, 12.4, 12, one, 0.96) +
      at(11, 17, -12, one) +
      at(22.6, 25.4, -14, shadow(clove) + path(clove, "url(#c)") + line("M-3.4 1.6C-1.6 -0.8 1.4 -2 4 -2", "#fff", 0.8)),
  );
}

/** A knob of the root, and coins cut from it. */
function ginger() {
  const root =
    "M-11 3C-12 0 -9.6 -2.4 -6.4 -2.2C-6.8 -5 -5.6 -7.6 -3.2 -7.6C-0.8 -7.6 -0.4 -5 -0.6 -2.8C1.6 -3.4 3.4 -3.2 5 -2.4C5.4 -4.8 7.4 -6.4 9.4 -5.4C11.4 -4.4 11 -1.8 9.6 0.2C10.8 2.4 9.6 5 6.8 5C4.6 6.6 1.4 6.4 -0.4 5.2C-2.8 7 -5.6 6.6 -6.6 5.4C-8.8 6 -10.4 5 -11 3Z";
  const coin =
    ellipse(0.5, 1.2, 4.6, 3.8, "#2a1206", 'opacity=".28"') +
    ellipse(0, 0.4, 4.6, 3.8, "#b58a4c") +
    ellipse(0, 0, 4.2, 3.3, "url(#c)") +
    ellipse(0.2, 0.2, 2.4, 1.8, "none", 'stroke="#d9ae4c" stroke-width=".6"');
  return svg(
    32,
    round("a", "#edd0a0", "#cfa467", "#94693a") + round("c", "#fff2b0", "#f3d770", "#dcb44a"),
    at(
      16,
      11.6,
      -10,
      shadow(root) +
        path(root, "url(#a)") +
        line(
          "M-8.6 -1.4C-8 1 -8.2 3 -9 4.4M-5.8 -1.6C-4.6 0.8 -4.6 3.4 -5.4 5M-0.4 -2C0.8 0.4 0.8 3 0 4.8M5 -1.8C6 0.4 6 2.8 5 4.6",
          "#8a5f30",
          0.7,
          'opacity=".6"',
        ) +
        line("M-5.2 -5.4C-4.6 -6.6 -3.4 -7 -2.4 -6.4M7 -4C7.8 -5 8.8 -5.2 9.6 -4.6", "#fff", 0.8, 'opacity=".5"'),
      1.14,
    ) +
      at(10.6, 24, -10, coin) +
      at(21, 25, 12, coin, 0.96),
  );
}

/** In the shell, and two that are out of it. */
function peanuts() {
  const shell =
    "M-9 0C-9 -4 -5.4 -5.4 -2.4 -4C-0.8 -3.2 0.8 -3.2 2.4 -4C5.6 -5.6 9.2 -4 9.2 0C9.2 4 5.6 5.4 2.4 4C0.8 3.2 -0.8 3.2 -2.4 4C-5.4 5.4 -9 4 -9 0Z";
  const one =
    shadow(shell) +
    path(shell, "url(#a)") +
    line(
      "M-7.6 -1.6C-5 -0.8 4.6 -0.8 7.8 -1.6M-7.6 1.4C-5 0.8 4.6 0.8 7.8 1.4M-5.4 -3.8V3.8M-2.4 -3.2V3.2M2.6 -3.2V3.2M5.6 -3.8V3.8",
      "#9a6a2c",
      0.6,
      'opacity=".55"',
    ) +
    line("M-7.4 -2.4C-6.4 -3.6 -5 -4 -3.6 -3.6", "#fff", 0.8, 'opacity=".55"');
  const kernel =
    ellipse(0.4, 0.9, 3.2, 2.5, "#2a1206", 'opacity=".28"') +
    ellipse(0, 0, 3.2, 2.5, "url(#k)") +
    ellipse(-1, -0.9, 0.9, 0.5, "#fff", 'opacity=".5"');
  return svg(
    32,
    linear("a", "#f2d69c", "#d6ab62", "#ab7c38") + round("k", "#e2a068", "#b3683a", "#7a3c1c"),
    at(19, 9, -22, one, 1.02) + at(13.4, 19.4, 16, one, 1.06) + at(24.6, 20.6, 20, kernel) + at(22, 26, -30, kernel),
  );
}

/** What is dug. */
export function roots() {
  return {
    carrot: carrots(),
    potato: potatoes(),
    "roast-potatoes": potatoWedges(),
    "baby-potatoes": babyPotatoes(),
    garlic: garlic(),
    "ginger-root": ginger(),
    peanuts: peanuts(),
  };
}
