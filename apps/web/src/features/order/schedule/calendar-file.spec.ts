import { calendarFile } from "./calendar-file.ts";

const made = "2026-11-17T15:00:00.000Z";
const box = {
  id: "box-1",
  at: "2026-11-19T05:00:00.000Z",
  title: "Date limite",
  text: "Modifiez ou sautez la boîte, avant minuit; ensuite non",
};

describe("a calendar file", () => {
  const lines = calendarFile([box], made).split("\r\n");

  it("holds an hour that ends with the deadline, in UTC, and a reminder a day ahead", () => {
    expect(lines).toEqual(
      expect.arrayContaining(["DTSTART:20261119T040000Z", "DTEND:20261119T050000Z", "TRIGGER:-P1D", "UID:box-1@tablee"]),
    );
    expect(lines[0]).toBe("BEGIN:VCALENDAR");
    expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
  });

  it("escapes what has a meaning of its own", () => {
    expect(lines).toContain("DESCRIPTION:Modifiez ou sautez la boîte\\, avant minuit\\; ensuite non");
  });

  it("has no line of more than 75 bytes, whatever its letters", () => {
    const long = calendarFile([{ ...box, text: "é".repeat(200) }], made);
    for (const line of long.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(long.replaceAll("\r\n ", "")).toContain("é".repeat(200));
  });
});
