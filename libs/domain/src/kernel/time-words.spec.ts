import { dayNumber } from "./text/day-number.ts";
import { clockWithZone, clockWords, duringWindow, windowWords, zoneWords } from "./time-words.ts";
import { zoneNames } from "./zones/zones.ts";

const spaced = (text: string) => text.replaceAll("\u00a0", " ");

describe("the words for a time", () => {
  it.each([
    ["23:59", "11:59 p.m.", "23 h 59"],
    ["07:00", "7 a.m.", "7 h"],
    ["12:00", "noon", "midi"],
    ["12:30", "12:30 p.m.", "12 h 30"],
    ["00:00", "midnight", "minuit"],
    ["00:01", "12:01 a.m.", "0 h 01"],
  ])("%s are %s and %s", (time, english, french) => {
    expect(spaced(clockWords(time, "en"))).toBe(english);
    expect(spaced(clockWords(time, "fr"))).toBe(french);
  });

  it.each([
    ["07-12", "7 a.m. – noon", "7 h à midi", "between 7 a.m. and noon", "de 7 h à midi"],
    ["12-17", "noon – 5 p.m.", "midi à 17 h", "between noon and 5 p.m.", "de midi à 17 h"],
  ])("of the window %s are its hours", (window, english, french, between, from) => {
    expect([spaced(windowWords(window, "en")), spaced(windowWords(window, "fr"))]).toEqual([english, french]);
    expect([spaced(duringWindow(window, "en")), spaced(duringWindow(window, "fr"))]).toEqual([between, from]);
  });

  it("name each zone as people there do, and by no abbreviation", () => {
    const names = zoneNames.flatMap((zone) => [zoneWords(zone, "en"), zoneWords(zone, "fr")]);
    expect(new Set(names).size).toBe(2 * zoneNames.length);
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+ time$|^heure d(?:u|es|e l’) ?\p{Lu}/u);
    // East Kootenay and Alberta share a zone, north-west Ontario and Manitoba another.
    for (const name of names) expect(name).not.toMatch(/Alberta|Columbia|Colombie|Manitoba|Ontario|Qu[eé]bec/);
    expect(zoneWords("UTC", "fr")).toBe("UTC");
    expect(spaced(clockWithZone({ time: "23:59", zone: "America/Edmonton" }, "fr"))).toBe("23 h 59 (heure des Rocheuses)");
    expect(spaced(clockWithZone({ time: "23:59:30", zone: "America/Vancouver" }, "en"))).toBe("11:59 p.m. (Pacific time)");
  });

  it("give the first of a month its French ordinal", () => {
    expect([dayNumber("2026-12-01", "fr"), dayNumber("2026-12-21", "fr"), dayNumber("2026-12-01", "en")]).toEqual(["1ᵉʳ", "21", "1"]);
  });
});
