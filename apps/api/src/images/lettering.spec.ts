import { join } from "node:path";
import { type Font, openSync } from "fontkit";
import { letteringIn, letteringOf } from "./lettering.ts";

const fonts = join(import.meta.dirname, "../../../../libs/ui/src/styles/fonts");
const letters = letteringOf(["fraunces-display.woff2", "fraunces-display-ext.woff2"].map((name) => openSync(join(fonts, name)) as Font));

describe("letters as outlines", () => {
  it("break a name between words, never within a unit", () => {
    expect(letters.lines("Poulet au citron et au thym", 72, 500)).toEqual(["Poulet au", "citron et au", "thym"]);
    expect(letters.lines("Soupe\u00a0: pois et menthe", 72, 300)[0]).toBe("Soupe\u00a0:");
    expect(letters.lines("Mediterranean-style", 72, 100)).toEqual(["Mediterranean-style"]);
  });

  it("have each letter of both languages, and of names from elsewhere", () => {
    const drawn = letters.line("Œufs à l’érable", { x: 0, y: 100, size: 50, color: "#000" });
    expect(drawn.match(/<path/g)).toHaveLength("Œufs à l’érable".length);
    expect(letters.line("Ś", { x: 0, y: 0, size: 50, color: "#000" })).toMatch(/d="M/);
  });

  it("are left out where there is no build", () => expect(letteringIn(join(fonts, "nowhere"))()).toBeUndefined());
});
