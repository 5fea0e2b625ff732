import * as dates from "./dates.ts";
import * as times from "./times.ts";

const spaced = (text: string) => text.replaceAll("\u00a0", " ");

test("a day in full", () => {
  expect(spaced(dates.formatDay("2026-12-03", "en"))).toBe("Thursday, December 3");
  expect(spaced(dates.formatDay("2026-12-03", "fr"))).toBe("jeudi 3 décembre");
});

test("the first of a month is 1ᵉʳ in French", () => {
  expect(spaced(dates.formatDay("2026-10-01", "fr"))).toBe("jeudi 1ᵉʳ octobre");
});

test("a day, short", () => {
  expect(spaced(dates.formatDayShort("2026-12-03", "en"))).toBe("Thu, Dec 3");
  expect(spaced(dates.formatDayShort("2026-12-03", "fr"))).toBe("jeu. 3 déc.");
});

test("a day never breaks between the number and the month", () => {
  expect(dates.formatDay("2026-12-03", "en")).toBe("Thursday, December\u00a03");
  expect(dates.formatDay("2026-12-03", "fr")).toBe("jeudi 3\u00a0décembre");
});

test("with its year", () => {
  expect(spaced(dates.formatDateWithYear("2026-12-03", "en"))).toBe("December 3, 2026");
  expect(spaced(dates.formatDateWithYear("2026-12-03", "fr", "short"))).toBe("3 déc. 2026");
});

test("a month of a year", () => {
  expect([dates.formatMonth("2026-12-01", "en"), dates.formatMonth("2027-02-01", "fr")]).toEqual(["December 2026", "février 2027"]);
});

test("a weekday and a week", () => {
  expect([dates.formatWeekday("2026-12-03", "en"), dates.formatWeekday("2026-12-03", "fr", "short")]).toEqual(["Thursday", "jeu."]);
  expect(spaced(dates.formatWeekOf("2026-12-03", "en"))).toBe("Week of December 3");
  expect(spaced(dates.formatWeekOf("2026-12-03", "fr"))).toBe("Semaine du 3 décembre");
});

test("the days of a week, within a month and over its end", () => {
  const days = (monday: string) => [spaced(dates.formatWeekDays(monday, "en")), spaced(dates.formatWeekDays(monday, "fr"))];
  expect(days("2026-11-23")).toEqual(["Nov 23–29", "du 23 au 29 nov."]);
  expect(days("2026-11-30")).toEqual(["Nov 30 – Dec 6", "du 30 nov. au 6 déc."]);
  expect(days("2027-02-01")).toEqual(["Feb 1–7", "du 1ᵉʳ au 7 févr."]);
});

test.each([
  ["23:59", "11:59 p.m.", "23 h 59"],
  ["07:00", "7 a.m.", "7 h"],
  ["12:00", "noon", "midi"],
  ["00:00", "midnight", "minuit"],
  ["12:30", "12:30 p.m.", "12 h 30"],
  ["00:05", "12:05 a.m.", "0 h 05"],
])("%s reads %s and %s", (time, english, french) => {
  expect(spaced(times.formatTime(time, "en"))).toBe(english);
  expect(spaced(times.formatTime(time, "fr"))).toBe(french);
});

test("a delivery window", () => {
  expect(spaced(times.formatWindow("07-12", "en"))).toBe("7 a.m. – noon");
  expect(spaced(times.formatWindow("07-12", "fr"))).toBe("7 h à midi");
});

test.each([
  [2 * 86400 + 3 * 3600 + 59, "in 2 d 3 h", "dans 2 j 3 h"],
  [86400, "in 1 d", "dans 1 j"],
  [3 * 3600 + 20 * 60, "in 3 h 20 min", "dans 3 h 20 min"],
  [59 * 60 + 59, "in 59 min", "dans 59 min"],
  [30, "in less than a minute", "dans moins d’une minute"],
  [0, "now", "maintenant"],
])("%d seconds left read %s and %s", (seconds, english, french) => {
  expect(spaced(times.formatUntil(seconds, "en"))).toBe(english);
  expect(spaced(times.formatUntil(seconds, "fr"))).toBe(french);
});
