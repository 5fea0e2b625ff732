/** Hue (degrees), saturation and lightness (0 to 1) of '#rrggbb'. */
export function hslOf(hex) {
  const [r, g, b] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [lightness, chroma] = [(max + min) / 2, max - min];
  if (chroma === 0) return [0, 0, lightness];
  const turn = max === r ? (g - b) / chroma : max === g ? 2 + (b - r) / chroma : 4 + (r - g) / chroma;
  return [(turn * 60 + 360) % 360, chroma / (1 - Math.abs(2 * lightness - 1)), lightness];
}

function hexOf([hue, saturation, lightness]) {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset) => {
    const k = (offset + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

/**
 * The icons are lit for a screen: pink in the red, violet in every shadow, turquoise in the green. Food is lit by a
 * lamp: pink turns red, violet turns brown, turquoise turns leaf green, the blue of glass and
 * ice turns clear, and what glows is muted.
 */
function warmed(hex, red) {
  const [hue, saturation, lightness] = hslOf(hex);
  if (saturation < 0.04) return hex;
  if (hue >= 165 && hue < 250 && lightness > 0.6) return hexOf([200, saturation * 0.3, lightness]);
  if (hue >= 322 || hue < 8) return hexOf([red, saturation * 0.88, lightness * 0.95]);
  if (hue >= 205) return hexOf([24, Math.min(saturation * 0.6, 0.5), lightness]);
  if (hue >= 128) return hexOf([112, saturation * 0.62, lightness * 0.96]);
  if (hue >= 66) return hexOf([Math.min(hue, 104) - 4, saturation * 0.82, lightness * 0.97]);
  return hex;
}

/** A filter's glow: a matrix that paints one colour, its parts from 0 to 1. */
const glow = /0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+)/g;

/** A drawing with its colours warmed; `red` is the hue that its pinks turn to. */
export function warm(svg, red = 8) {
  const byte = (part) =>
    Math.round(Number(part) * 255)
      .toString(16)
      .padStart(2, "0");
  const parts = (hex) => [1, 3, 5].map((start) => (Number.parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(3));
  return svg
    .replace(/#[0-9a-f]{6}\b/gi, (hex) => warmed(hex, red))
    .replace(glow, (_, r, g, b) =>
      parts(warmed(`#${byte(r)}${byte(g)}${byte(b)}`, red))
        .map((part) => `0 0 0 0 ${part}`)
        .join(" "),
    );
}
