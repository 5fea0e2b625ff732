import { timeHere } from "./time-here.ts";

const spaced = (text: string) => text.replaceAll("\u00a0", " ");

describe("a time on a screen", () => {
  const surrey = { time: "23:59", zone: "America/Vancouver" };

  it.each(["America/Vancouver", "Canada/Pacific"])("has no zone for a reader in the box's own, %s", (zone) => {
    expect(spaced(timeHere(surrey, "en", zone))).toBe("11:59 p.m.");
  });

  it.each(["America/Phoenix", "America/Edmonton", "Europe/Paris", "UTC"])("has the zone's name for a reader in %s", (zone) => {
    expect(spaced(timeHere(surrey, "en", zone))).toBe("11:59 p.m. (Pacific time)");
    expect(spaced(timeHere(surrey, "fr", zone))).toBe("23 h 59 (heure du Pacifique)");
  });

  it("compares with the browser's own zone by default", () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(timeHere({ time: "07:00", zone: timeZone }, "en")).toBe("7\u00a0a.m.");
  });
});
