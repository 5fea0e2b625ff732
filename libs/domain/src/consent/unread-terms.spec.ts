import { isRefusal } from "../kernel/errors.ts";
import { addHours, type Instant } from "../kernel/time.ts";
import { orderOf, unreadTerms } from "./account-terms.ts";
import { type ConsentCommand, type Consents, consent } from "./decider.ts";
import type { ConsentEvent } from "./events.ts";
import { termsVersions } from "./terms.ts";

const versions = termsVersions.map(({ version }) => version);
const later = versions.slice(1);
const start = "2026-11-28T15:00:00.000Z";

/** The past of an account: its events, and the decider's state after them. */
interface Told {
  readonly events: readonly ConsentEvent[];
  readonly state: Consents;
  readonly at: Instant;
  readonly path: readonly string[];
}

/** The version that binds: the latest accepted one, or announced one whose time came and whose notice did not come back for good. */
function bindingOf({ events, at }: Told): number {
  const times = new Map<string, Instant | undefined>();
  let binding = -1;
  for (const { type, data } of events)
    if (type === "NewTermsAnnounced" || type === "TermsNoticeRead") times.set(data.version, data.appliesAt);
    else if (type === "TermsNoticeReturned") times.set(data.version, undefined);
    else if (type === "ConsentGiven") binding = Math.max(binding, orderOf(data.wording));
  for (const [version, time] of times) if (time !== undefined && time <= at) binding = Math.max(binding, orderOf(version));
  return binding;
}

/** The returned versions, less those that the customer confirmed, with every earlier one, and those that are not later than the binding one. */
function shownOf(told: Told): readonly string[] {
  const placesOf = (type: ConsentEvent["type"]) =>
    told.events.flatMap((event) => (event.type === type && "version" in event.data ? orderOf(event.data.version) : []));
  const returned = new Set(placesOf("TermsNoticeReturned"));
  const settled = Math.max(bindingOf(told), ...placesOf("TermsNoticeRead"));
  return versions.filter((_, place) => returned.has(place) && place > settled);
}

const acts: Readonly<Record<string, (at: Instant) => ConsentCommand>> = {
  accept: (at) => ({ type: "GiveConsent", wording: versions.at(-1)!, language: "fr", source: "sign-up", at }),
  ...Object.fromEntries(
    later.flatMap((version) => [
      [`announce ${version}`, (at: Instant) => ({ type: "AnnounceTerms", version, at })],
      [`refuse ${version}`, (at: Instant) => ({ type: "AnnounceTerms", version, isReturned: true, at })],
      [`return ${version}`, (at: Instant) => ({ type: "ReturnTermsNotice", version, at })],
      [`read ${version}`, (at: Instant) => ({ type: "ReadTermsNotice", version, at })],
    ]),
  ),
};

function after(told: Told, name: string): Told {
  const { events, state, at, path } = told;
  const decided = consent.decide(acts[name]!(at), state);
  const added = isRefusal(decided) ? [] : decided;
  return { events: [...events, ...added], state: added.reduce(consent.evolve, state), at: addHours(at, 1), path: [...path, name] };
}

const waited = (told: Told): Told => ({ ...told, at: addHours(told.at, 9 * 24), path: [...told.path, "wait"] });

describe("the notices that an account shows", () => {
  it("are those of the returned, unconfirmed versions later than the binding one, after any sequence of acts", () => {
    const accepted = { purpose: "terms", wording: versions[0]!, language: "fr", source: "sign-up", givenAt: start } as const;
    const first: ConsentEvent = { type: "ConsentGiven", data: accepted };
    let longest = 0;
    const visit = (told: Told, left: number): void => {
      const shown = unreadTerms(told.state, told.at);
      longest = Math.max(longest, shown.length);
      const where = `${told.path.join(", ")}: ${shown.join(" and ")}`;
      if (shown.join() !== shownOf(told).join()) throw new Error(`${where}, not ${shownOf(told).join(" and ")}`);
      for (const version of later)
        if (after(told, `read ${version}`).events.length > told.events.length !== shown.includes(version))
          throw new Error(`${where}, read ${version}`);
      if (left === 0) return;
      visit(waited(told), left - 1);
      for (const name of Object.keys(acts)) {
        const next = after(told, name);
        if (next.events.length > told.events.length) visit(next, left - 1);
      }
    };
    visit({ events: [first], state: consent.evolve(consent.initialState, first), at: start, path: [] }, 7);
    expect(longest).toBe(later.length);
  });
});
