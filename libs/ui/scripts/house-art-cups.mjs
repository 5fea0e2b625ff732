import { at, disc, ellipse, line, linear, path, random, round, svg } from "./house-art-kit.mjs";

/** A cup on its saucer, from above. */
function cup([light, mid, dark], top, handle = true) {
  return svg(
    32,
    round("p", "#fffdf7", "#f3eadb", "#d3c3a8") + round("a", light, mid, dark) + linear("h", "#fffaf0", "#d9cbb2"),
    ellipse(17, 18, 14.4, 14, "#2a1206", 'opacity=".26"') +
      ellipse(16, 16, 14.4, 14.2, "url(#p)") +
      `<circle cx="16" cy="16" r="11.4" fill="none" stroke="#c9b899" stroke-width=".8" opacity=".7"/>` +
      ellipse(16.8, 17.4, 9.6, 9.4, "#2a1206", 'opacity=".22"') +
      (handle
        ? line("M24.4 12.4C28 9.6 30.4 12.4 27.6 15C26.6 15.8 25.6 16 24.6 16", "#b9a888", 2.8) +
          line("M24.4 12C28 9.2 30 12 27.4 14.4C26.4 15.2 25.6 15.4 24.6 15.4", "url(#h)", 2.2)
        : "") +
      ellipse(16, 16, 9.6, 9.5, "url(#p)") +
      ellipse(16, 16, 9.6, 9.5, "none", 'stroke="#fff" stroke-width=".6"') +
      ellipse(16, 16, 8.2, 8.1, dark) +
      ellipse(16, 16.3, 7.9, 7.6, "url(#a)") +
      top +
      line("M10.4 13C11.4 10.8 13 9.6 15.2 9.2", "#fff", 0.9, 'opacity=".5"'),
  );
}

const crema = `<circle cx="16" cy="16.2" r="6.8" fill="none" stroke="#e0ab6c" stroke-width="1.1" opacity=".75"/>${line("M12.4 17.4C13.6 14.4 17 13.4 19.4 15C20.6 16 20 18 18.2 18.2", "#e9bd84", 1.2, 'opacity=".7"')}`;
const steam = line("M13.4 18C12.2 16.4 14.8 15.4 13.6 13.6M17.8 18.6C16.6 17 19.2 16 18 14.2", "#fff", 0.9, 'opacity=".5"');
const shavings = disc(10, 5, random(121), 1.6)
  .map(({ x, y }, i) => at(16 + x, 16.2 + y, i * 50, line("M-1 0Q0 -0.8 1 0", i % 2 ? "#4a2614" : "#fbe9cf", 0.9)))
  .join("");

/** A tumbler, from the side. */
function milk() {
  const glass = "M7.4 4H24.6L22.8 26.4C22.6 28 21.6 29 20 29H12C10.4 29 9.4 28 9.2 26.4Z";
  return svg(
    32,
    linear("m", "#ffffff", "#f6efe2", "#dfd3bf"),
    ellipse(17, 28.4, 9, 2.4, "#2a1206", 'opacity=".28"') +
      path(glass, "#eef3f2", 'opacity=".75"') +
      path("M8.4 9.4H23.6L22.2 26.2C22 27.4 21.2 28.2 20 28.2H12C10.8 28.2 10 27.4 9.8 26.2Z", "url(#m)") +
      ellipse(16, 9.4, 7.6, 1.3, "#fffdf8") +
      path(glass, "none", 'stroke="#fff" stroke-width=".8" opacity=".95"') +
      ellipse(16, 4, 8.6, 1.2, "none", 'stroke="#dfe6e4" stroke-width=".7"') +
      line("M10 7L11.4 25", "#fff", 1.2, 'opacity=".85"'),
  );
}

/** What is drunk hot, and milk. */
export function cups() {
  return {
    "glass-of-milk": milk(),
    "hot-beverage": cup(["#8a5530", "#5c331a", "#34190b"], crema),
    "hot-chocolate": cup(
      ["#a8704a", "#7a4526", "#4a2412"],
      ellipse(15.4, 15.6, 4, 3.4, "#fff6e6", 'opacity=".92"') + ellipse(17.4, 17, 2.6, 2.1, "#fffaf0", 'opacity=".92"') + shavings,
    ),
    "teacup-without-handle": cup(["#dfe3a0", "#b5bd5e", "#8a923c"], steam, false),
    "black-tea": cup(["#e39a4c", "#b8641f", "#7a3a10"], steam),
  };
}
