/** The same numbers every run, so that a drawing only changes when its code does. */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const n = (value) => String(Math.round(value * 100) / 100);

/** A linear gradient from the upper left to the lower right, where the light of all plates comes from. */
export function linear(id, ...colours) {
  const stops = colours.map((colour, i) => `<stop offset="${n(i / (colours.length - 1))}" stop-color="${colour}"/>`).join("");
  return `<linearGradient id="${id}" x1=".15" y1="0" x2=".85" y2="1">${stops}</linearGradient>`;
}

/** A round gradient lit from the upper left. */
export function round(id, ...colours) {
  const stops = colours.map((colour, i) => `<stop offset="${n(i / (colours.length - 1))}" stop-color="${colour}"/>`).join("");
  return `<radialGradient id="${id}" cx=".36" cy=".3" r=".8">${stops}</radialGradient>`;
}

export const svg = (size, defs, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><defs>${defs}</defs>${body}</svg>`;
export const path = (d, fill, rest = "") => `<path d="${d}" fill="${fill}"${rest && ` ${rest}`}/>`;
export const line = (d, stroke, width, rest = "") =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${rest && ` ${rest}`}/>`;
export const ellipse = (cx, cy, rx, ry, fill, rest = "") =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${rest && ` ${rest}`}/>`;
export const at = (x, y, turn, body, scale = 1) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})${scale === 1 ? "" : ` scale(${n(scale)})`}">${body}</g>`;

/** The shadow that an outline throws on what it lies on. */
export const shadow = (d) => path(d, "#2a1206", 'opacity=".28" transform="translate(.7 1.4)"');

/** Puts `body` down at each place: across, down, turn, scale. */
export const scatter = (places, body) => places.map(([x, y, turn = 0, scale = 1]) => at(x, y, turn, body, scale)).join("");

/** Points spread evenly over a disc (sunflower order), shaken a little. */
export function disc(count, radius, next, shake = 4) {
  return Array.from({ length: count }, (_, i) => {
    const r = radius * Math.sqrt((i + 0.5) / count);
    const angle = i * 2.39996;
    return { x: Math.cos(angle) * r + (next() - 0.5) * shake, y: Math.sin(angle) * r + (next() - 0.5) * shake, r };
  });
}

/** A closed, slightly uneven round outline through `count` points: nothing that was ladled is a circle. */
export function blob(radius, next, uneven = 0.06, count = 14) {
  const points = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const r = radius * (1 + (next() - 0.5) * 2 * uneven);
    return [Math.cos(angle) * r, Math.sin(angle) * r];
  });
  const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const start = middle(points[count - 1], points[0]);
  return `M${n(start[0])} ${n(start[1])}${points
    .map((point, i) => {
      const end = middle(point, points[(i + 1) % count]);
      return `Q${n(point[0])} ${n(point[1])} ${n(end[0])} ${n(end[1])}`;
    })
    .join("")}Z`;
}
