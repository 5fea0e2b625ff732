import { at, disc, ellipse, line, linear, path, random, round, scatter, shadow, svg } from "./house-art-kit.mjs";

/** Whole, halved and sliced cremini. */
function mushrooms() {
  const cap = "M-8 1.4C-8.6 -4.6 -4.4 -8 0 -8C4.4 -8 8.6 -4.6 8 1.4C6 3.6 -6 3.6 -8 1.4Z";
  const stem = "M-2.8 1.8C-2.2 4 -2.6 6.4 -3 8.2C-1.6 9.6 1.6 9.6 3 8.2C2.6 6.4 2.2 4 2.8 1.8Z";
  const whole =
    shadow(cap) +
    path(stem, "url(#s)") +
    path(cap, "#6f4524", 'transform="translate(.2 .7)"') +
    path(cap, "url(#a)") +
    ellipse(-2.8, -4.4, 2.4, 1.2, "#fff", 'opacity=".4" transform="rotate(-28 -2.8 -4.4)"');
  const slice =
    path(`${cap}${stem}`, "#2a1206", 'opacity=".26" transform="translate(.7 1.3)"') +
    path(cap, "#8f5f34") +
    path(stem, "#f3e2c0") +
    path(
      "M-6.8 0.6C-7.2 -4 -3.6 -6.6 0 -6.6C3.6 -6.6 7.2 -4 6.8 0.6C5.2 2 3 2.2 2.6 2.4C2 4.2 2.2 6 2.6 7.8C1.4 8.6 -1.4 8.6 -2.6 7.8C-2.2 6 -2 4.2 -2.6 2.4C-3 2.2 -5.2 2 -6.8 0.6Z",
      "url(#c)",
    ) +
    path("M-5.8 0.4C-4.6 -1.8 -2.4 -2.2 -1.6 1.6ZM5.8 0.4C4.6 -1.8 2.4 -2.2 1.6 1.6Z", "#9a6c40", 'opacity=".75"');
  return svg(
    32,
    round("a", "#d3a06a", "#a5703f", "#704522") + linear("s", "#fff3da", "#d8bd90") + round("c", "#fff8e8", "#f4e3c2", "#dfc494"),
    at(21.4, 11.4, 14, whole, 0.98) + at(9.6, 12.6, -20, slice, 0.9) + at(16.4, 22.6, 6, slice, 0.98),
  );
}

/** Lobed, glossy, with its green stalk. */
function pepper() {
  const body =
    "M16 9C18.4 6.8 23 6.6 25.6 9.4C28.6 12.8 27.4 19 25.4 23.4C24 26.6 21.6 29 19.4 28.2C17.6 27.6 17.2 28.8 15.6 28.8C14 28.8 13.6 27.6 12 28C9.4 28.6 7.4 26 6.2 23C4.6 18.8 3.6 12.6 6.4 9.4C9 6.6 13.6 6.8 16 9Z";
  return svg(
    32,
    round("a", "#ee6a4a", "#d03a26", "#8f1a12") + linear("s", "#8fbf58", "#4c7f34"),
    shadow(body) +
      path(body, "url(#a)") +
      path(
        "M12 9.6C9.8 14 10.2 22 12.4 27.6C9 26 7.6 15 12 9.6ZM20 9.4C22.2 14 21.8 22 19.6 27.6C23 25 24.6 15 20 9.4Z",
        "#7d120c",
        'opacity=".28"',
      ) +
      path(
        "M11.4 9.4C13 7.6 14.4 8.6 15.2 8.2C15.6 6 14.6 4.4 13.4 3.4C14.8 2.2 16.8 2.4 17.6 3.2C17 4.8 16.8 6.6 17.2 8.2C18.2 8.6 19.4 7.6 20.8 9.4C19 11.2 13.2 11.2 11.4 9.4Z",
        "url(#s)",
      ) +
      line("M7.6 12.4C7.4 16 8 19.6 9 22.4M14.6 12.4C14.2 16 14.4 20 15 23", "#fff", 1.2, 'opacity=".4"'),
  );
}

/** Strips of red and yellow pepper, soft from the pan. */
function pepperStrips() {
  const curve = "M-8.4 2.6C-6.4 -3.6 4.6 -5 8.6 1.4";
  const one = (edge, fill, light) =>
    line(curve, "#2a1206", 4.6, 'opacity=".26" transform="translate(.6 1.3)"') +
    line(curve, edge, 4.8) +
    line(curve, fill, 3.8) +
    line("M-6.8 1C-4 -2.8 3 -3.4 6.6 0", light, 1, 'opacity=".6"') +
    line("M-2 -2.6L0.6 -2.8M4.4 -1.2L5.6 -0.4", "#5c1c0c", 1.2, 'opacity=".4"');
  const red = one("#941d10", "#d8442c", "#ffb59a");
  const yellow = one("#bd7f0c", "#f3b83a", "#fff0b4");
  const orange = one("#a9500c", "#ec8430", "#ffd9a0");
  return svg(
    32,
    "",
    at(14.4, 8.6, -16, red) +
      at(18.6, 13.6, 22, yellow) +
      at(12.8, 17.4, -38, orange) +
      at(19.6, 21, -8, red) +
      at(13, 25, 12, yellow, 0.94),
  );
}

/** Halves filled, browned at the rim. */
function stuffedPeppers() {
  const next = random(72);
  const outline = "M-6 -9C-3.4 -10.8 3.4 -10.8 6 -9C9 -6.4 8.6 4 6.4 8.2C4.8 11 -4.8 11 -6.4 8.2C-8.6 4 -9 -6.4 -6 -9Z";
  const inner = "M-4.8 -7.6C-2.8 -9 2.8 -9 4.8 -7.6C7 -5.4 6.8 3.6 5.2 7C3.8 9.2 -3.8 9.2 -5.2 7C-6.8 3.6 -7 -5.4 -4.8 -7.6Z";
  const filling = disc(44, 7.4, next, 1.4)
    .map(({ x, y }, i) => ellipse(x * 0.72, y * 0.98, 1, 0.8, ["#f7e7bd", "#e6cd94", "#fbd24e", "#4b2c30", "#c8542e", "#f7e7bd"][i % 6]))
    .join("");
  const one = (a) =>
    shadow(outline) +
    path(outline, `url(#${a})`) +
    path(inner, "#a8773a") +
    filling +
    line("M-7 -4C-6.8 -6.6 -5.4 -8.4 -3.6 -9", "#fff", 0.9, 'opacity=".5"');
  return svg(
    32,
    round("a", "#f0704e", "#cf3a25", "#8f1c12") + round("b", "#ffd872", "#efab34", "#b9780f"),
    at(21.4, 14.4, 16, one("b"), 0.98) + at(10.8, 17.4, -12, one("a"), 1.04),
  );
}

/** Halved, scored, roasted until the flesh gives. */
function eggplant() {
  const outline =
    "M-1.6 -11.6C1 -12.6 3.4 -10.6 3.8 -7.6C4.2 -4.4 7.4 -1.4 7.4 4.4C7.4 9.4 4.2 12 0 12C-4.2 12 -7.4 9.4 -7.4 4.4C-7.4 -1 -4.6 -4 -4 -7.4C-3.6 -9.6 -3.2 -11 -1.6 -11.6Z";
  const flesh =
    "M-1 -9.6C0.8 -10.2 2.2 -8.8 2.6 -6.6C3.2 -3.4 6 -0.6 6 4.6C6 8.6 3.4 10.6 0 10.6C-3.4 10.6 -6 8.6 -6 4.6C-6 -0.2 -3.4 -3.2 -2.8 -6.6C-2.4 -8.4 -2 -9.4 -1 -9.6Z";
  const one =
    shadow(outline) +
    path(outline, "url(#s)") +
    path(flesh, "url(#a)") +
    line(
      "M-5 1L3.6 9M-5.4 5L0 10M-3 -2.4L5.6 5.6M-1.6 -6L4 -0.6M5 1L-3.6 9M5.4 5L0 10M3 -2.4L-5.6 5.6M1.8 -6L-3.4 -1",
      "#8f4f1c",
      0.8,
      'opacity=".6"',
    ) +
    ellipse(-1.6, 3, 2.6, 3.8, "#fff", 'opacity=".16"') +
    path("M-2.4 -11.2C-2 -13 -1.4 -14 -0.4 -14.4L1.4 -14C1 -12.8 1.4 -11.8 1.8 -10.8C0.4 -10 -1.2 -10.2 -2.4 -11.2Z", "#6f8a3c");
  const sesame = at(
    0,
    3,
    0,
    disc(9, 5.4, random(73), 2)
      .map(({ x, y }) => ellipse(x * 0.8, y, 0.6, 0.4, "#fff3d0"))
      .join(""),
  );
  return svg(
    32,
    linear("s", "#6a4055", "#3a1f30", "#22101c") + round("a", "#f5cf86", "#dba04a", "#a8672a"),
    at(21.6, 16.8, 20, one + sesame, 0.98) + at(10.4, 16.6, -14, one + sesame, 1.02),
  );
}

/** Stoned and whole, a spoonful. */
function olives(colours, hole) {
  const one =
    ellipse(0.5, 1.1, 4.6, 3.9, "#141c06", 'opacity=".3"') +
    ellipse(0, 0, 4.6, 3.9, "url(#a)") +
    ellipse(3, 0.3, 1, 1.2, hole) +
    ellipse(-1.5, -1.7, 1.4, 0.7, "#fff", 'opacity=".55" transform="rotate(-20 -1.5 -1.7)"');
  return svg(
    32,
    round("a", ...colours),
    scatter(
      [
        [10.4, 9, -30],
        [20.6, 9.4, 24],
        [25.6, 16.6, 70],
        [6.8, 17.2, 160],
        [16, 15.8, 10],
        [11.4, 23.8, 40],
        [21, 23.6, -24],
      ],
      one,
    ),
  );
}

/** A sprig, fine-leaved. */
function sprig() {
  const leaf = `${path("M0 0C-2.2 -1.6 -2.2 -4.8 0 -6.8C2.2 -4.8 2.2 -1.6 0 0Z", "url(#a)")}${line("M0 -0.6V-5", "#d7eaa6", 0.35, 'opacity=".8"')}`;
  const pairs = [4.6, 7.8, 11, 14.2, 17.4].map((up, i) => {
    const scale = 1.05 - i * 0.1;
    return at(0, 11 - up, -58, leaf, scale) + at(0, 10 - up, 58, leaf, scale);
  });
  const one = `${line("M0 12.4C0.6 4 -0.4 -2 0 -8", "#4c6a2c", 1)}${pairs.join("")}${at(0, -7.4, 0, leaf, 0.8)}`;
  return svg(
    32,
    linear("a", "#8fbf5a", "#4a8436"),
    at(17.4, 17, 24, `<g opacity=".22" transform="translate(.8 1.2)">${one}</g>${one}`, 1.06) + at(12.6, 20.6, -24, one, 0.74),
  );
}

/** Ears of wheat, tied. */
function wheat() {
  const grain = path("M0 0C-1.8 -1 -2 -3.4 0 -5C2 -3.4 1.8 -1 0 0Z", "url(#a)");
  const ear =
    line("M0 17C0.4 8 0 0 0 -6", "#b58a3a", 0.9) +
    [0, 3, 6, 9].map((down) => at(-0.4, -2 + down, -34, grain) + at(0.4, -2 + down, 34, grain)).join("") +
    at(0, -4.6, 0, grain) +
    line("M-1.4 -5L-2.4 -9.4M0 -8L0 -12M1.4 -5L2.4 -9.4", "#d9b25e", 0.5);
  return svg(
    32,
    linear("a", "#fbe09a", "#d9a440", "#b07c22"),
    at(9.6, 15, -16, ear, 0.86) +
      at(22.4, 15, 16, ear, 0.86) +
      at(16, 14, 0, ear, 0.92) +
      line("M12.4 26.4C14.8 27.4 17.4 27.4 19.8 26.4", "#8a4a24", 1.6),
  );
}

/** What grows above the ground. */
export function garden() {
  return {
    "brown-mushroom": mushrooms(),
    "bell-pepper": pepper(),
    "pepper-strips": pepperStrips(),
    "stuffed-peppers": stuffedPeppers(),
    eggplant: eggplant(),
    olive: olives(["#c3cf6a", "#8ba23a", "#566a1e"], "#4a5a1a"),
    "black-olives": olives(["#8a6a72", "#4c2f3c", "#25131c"], "#1a0c12"),
    herb: sprig(),
    wheat: wheat(),
  };
}
