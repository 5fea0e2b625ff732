/** Relative luminance of '#rrggbb' (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two '#rrggbb' colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

export type ThemeTokens = { light: Record<string, string>; dark: Record<string, string> };

/** The `--name: light-dark(#…, #…)` tokens of the rule with this selector. */
export function readTokens(css: string, selector: string): ThemeTokens {
  const start = css.indexOf(`${selector} {`);
  const rule = css.slice(start, css.indexOf("\n}", start));
  const tokens: ThemeTokens = { light: {}, dark: {} };
  for (const [, name = "", light = "", dark = ""] of rule.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)) {
    tokens.light[name] = light;
    tokens.dark[name] = dark;
  }
  return tokens;
}
