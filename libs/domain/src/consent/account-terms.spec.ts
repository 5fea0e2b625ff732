import { addMs, msBetween } from "../kernel/time.ts";
import { businessZone, toLocal } from "../kernel/zones/zones.ts";
import { type AccountTerms, appliesAfterNotice, orderOf, termsAt, termsInForce } from "./account-terms.ts";
import { termsVersions } from "./terms.ts";

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;

describe("the terms that bind an account", () => {
  const announced = [
    { version: "terms-3", announcedAt: "2026-11-24T14:00:00.000Z", appliesAt: "2026-12-02T05:00:00.000Z" },
    { version: "terms-4", announcedAt: "2026-11-28T14:00:00.000Z", appliesAt: "2026-12-06T05:00:00.000Z" },
  ] as const;
  const [third, fourth] = announced.map(({ version, appliesAt }) => ({ version, appliesAt }));

  it("are those that it accepted, until an announced version applies", () => {
    const terms = { terms: "terms-3", announced };
    expect(termsAt(terms, addMs(announced[1].appliesAt, -1))).toEqual({ version: "terms-3", next: fourth });
    expect(termsAt(terms, announced[1].appliesAt)).toEqual({ version: "terms-4" });
  });

  it("change twice where a second version is announced before the first one applies", () => {
    const terms = { terms: "terms-1", announced };
    expect(termsAt(terms, "2026-12-01T14:00:00.000Z")).toEqual({ version: "terms-1", next: third });
    expect(termsAt(terms, announced[0].appliesAt)).toEqual({ version: "terms-3", next: fourth });
    expect(termsAt(terms, announced[1].appliesAt)).toEqual({ version: "terms-4" });
  });

  it("are the latest accepted ones, where these are newer than every notice", () => {
    expect(termsAt({ terms: "terms-4", announced }, "2026-12-01T14:00:00.000Z")).toEqual({ version: "terms-4" });
  });

  it("are none before any were accepted", () => {
    expect(termsAt({}, announced[0].appliesAt)).toBeUndefined();
    expect(termsAt({ announced }, announced[1].appliesAt)).toBeUndefined();
  });

  it("are the latest version whose own time has come, for any accepted version, announcements and instant", () => {
    const start = "2026-11-24T14:00:00.000Z";
    const versions = termsVersions.map(({ version }) => version);
    const hours = [0, 30, 80, 200];
    const drawn: AccountTerms[] = versions.flatMap((terms) =>
      hours.flatMap((second) =>
        hours.flatMap((third) =>
          [0, 1, 2, 3, 4, 5, 6, 7].map((chosen) => ({
            terms,
            announced: versions.slice(1).flatMap((version, index) => {
              if (Math.floor(chosen / 2 ** index) % 2 === 0) return [];
              const announcedAt = addMs(start, [0, second, second + third][index]! * HOUR_MS);
              return [{ version, announcedAt, appliesAt: appliesAfterNotice(announcedAt) }];
            }),
          })),
        ),
      ),
    );
    expect(drawn).toHaveLength(512);
    for (const account of drawn)
      for (let hour = 0; hour < 30 * 24; hour += 5) {
        const at = addMs(start, hour * HOUR_MS);
        const come = (account.announced ?? [])
          .filter(({ appliesAt }) => appliesAt !== undefined && appliesAt <= at)
          .map(({ version }) => orderOf(version));
        const bound = termsAt(account, at);
        const expected = versions[Math.max(orderOf(account.terms), ...come)]!;
        if (bound?.version !== expected) throw new Error(`${JSON.stringify(account)} at ${at}: ${bound?.version}, not ${expected}`);
        if (bound.next && (bound.next.appliesAt <= at || orderOf(bound.next.version) <= orderOf(expected)))
          throw new Error(`${JSON.stringify(account)} at ${at}: ${bound.next.version} is not to come`);
      }
  });
});

describe("the day from which an announced version applies", () => {
  it("begins after seven full days in our time zone, whatever the hour of the notice", () => {
    for (const at of ["2026-11-28T05:00:00.000Z", "2026-11-28T14:00:00.000Z", "2026-11-29T04:59:59.999Z"])
      expect(appliesAfterNotice(at)).toBe("2026-12-06T05:00:00.000Z");
  });

  it("is never less than seven days of the calendar after the notice, at any hour of a year, over both changes of clocks", () => {
    for (let hour = 0; hour < 366 * 24; hour++) {
      const at = addMs("2026-12-01T05:30:00.000Z", hour * HOUR_MS);
      const appliesAt = appliesAfterNotice(at);
      const [notice, start] = [toLocal(businessZone, at), toLocal(businessZone, appliesAt)];
      if (start.time !== "00:00:00" || Date.parse(start.date) - Date.parse(notice.date) !== 8 * DAY_MS)
        throw new Error(`${at}: ${appliesAt}`);
      // A night without an hour shortens seven days by that hour.
      if (msBetween(at, appliesAt) < 7 * DAY_MS - HOUR_MS) throw new Error(`${at}: ${appliesAt} is too early`);
    }
  });
});

describe("the terms that are announced", () => {
  it("change on a day of our time zone", () => {
    expect(termsInForce("2026-11-28T04:59:59.999Z").version).toBe("terms-3");
    expect(termsInForce("2026-11-28T05:00:00.000Z").version).toBe("terms-4");
  });
});
