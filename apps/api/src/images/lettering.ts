import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Font, openSync } from "fontkit";

/** The cut of headings in the customer app's build: its letters of both languages, and those of other Latin names. */
const files = [/^fraunces-display-(?!ext-)[^/]*\.woff2$/, /^fraunces-display-ext-[^/]*\.woff2$/];

/** Letters as outlines: an image needs no font of the machine that draws it. */
export interface Lettering {
  /** Breaks a text into lines that are at most so wide at a size, in pixels. A word that is wider has a line of its own. */
  lines(text: string, size: number, width: number): readonly string[];
  /** The outlines of a line from a point on its baseline. */
  line(text: string, at: { readonly x: number; readonly y: number; readonly size: number; readonly color: string }): string;
}

/** The letters of headings in the build's folder, opened once; undefined while there are none. */
export function letteringIn(folder: string): () => Lettering | undefined {
  const assets = join(resolve(folder), "assets");
  let held: Lettering | undefined;
  return () => {
    if (held || !existsSync(assets)) return held;
    const names = readdirSync(assets);
    const fonts = files.flatMap((pattern) => names.find((name) => pattern.test(name)) ?? []).map((name) => openSync(join(assets, name)));
    if (fonts.length > 0) held = letteringOf(fonts as Font[]);
    return held;
  };
}

/** Letters of the first font that has them. */
export function letteringOf(fonts: readonly Font[]): Lettering {
  const runs = (text: string) => {
    const parts: { readonly font: Font; text: string }[] = [];
    for (const char of text) {
      const font = fonts.find((each) => each.hasGlyphForCodePoint(char.codePointAt(0)!)) ?? fonts[0]!;
      const last = parts.at(-1);
      if (last?.font === font) last.text += char;
      else parts.push({ font, text: char });
    }
    return parts.map(({ font, text: part }) => ({ font, run: font.layout(part) }));
  };
  const widthOf = (text: string, size: number) =>
    runs(text).reduce((sum, { font, run }) => sum + (run.advanceWidth * size) / font.unitsPerEm, 0);
  return {
    lines(text, size, width) {
      const lines: string[] = [];
      // A space that does not break stays within its line.
      for (const word of text.split(/[ \n]+/)) {
        const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : undefined;
        if (longer !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    },
    line(text, { x, y, size, color }) {
      let from = x;
      const outlines = runs(text).flatMap(({ font, run }) => {
        const scale = size / font.unitsPerEm;
        return run.glyphs.map((glyph, index) => {
          const { xAdvance, xOffset, yOffset } = run.positions[index]!;
          const place = `translate(${(from + xOffset * scale).toFixed(2)} ${(y - yOffset * scale).toFixed(2)}) scale(${scale} ${-scale})`;
          from += xAdvance * scale;
          return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
        });
      });
      return `<g fill="${color}">${outlines.join("")}</g>`;
    },
  };
}
