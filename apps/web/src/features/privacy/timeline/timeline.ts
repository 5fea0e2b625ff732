import type { OutputOf } from "@tablee/contracts/call";
import type { exportAccess, exportEvents } from "@tablee/contracts/calls/privacy";
import type { LocalInstant } from "@tablee/contracts/schemas";
import { clockWithZone } from "@tablee/domain/kernel/time-words";
import { customerSentence } from "@tablee/history/history";
import { namesIn } from "@tablee/history/names";
import { formatDay, formatMonth } from "@tablee/ui/format/dates";
import type { Language } from "@tablee/ui/format/language";
import { capital } from "../../../shared/i18n/capital.ts";
import { type Say, timelineFormats } from "./formats.ts";

/** An event of the export. */
export type Happening = OutputOf<typeof exportEvents>["events"][number];
export type Access = OutputOf<typeof exportAccess>;

export interface Entry {
  /** For machines, as ISO 8601. */
  readonly at: string;
  readonly when: string;
  readonly sentence: string;
  /** The reason that staff gave. */
  readonly reason?: string;
}

interface Month {
  readonly title: string;
  readonly entries: readonly Entry[];
}

export interface Timeline {
  readonly language: Language;
  readonly title: string;
  readonly intro: string;
  readonly rest: string;
  readonly empty: string;
  readonly months: readonly Month[];
  /** The data held outside the log: a heading, sentences and lists. */
  readonly beside: {
    readonly title: string;
    readonly sentences: readonly string[];
    readonly lists: readonly { readonly title: string; readonly items: readonly string[] }[];
  };
}

/** The content of the timeline, and its language. */
export interface Held {
  /** Oldest first, as the export has them. */
  readonly events: readonly Happening[];
  readonly access: Access;
  readonly language: Language;
  /** The name of the brand. */
  readonly brand: string;
}

/** All data held about a person in readable form: months, newest first, then the data outside the log. */
export function timelineOf({ events, access, language, brand }: Held, t: Say): Timeline {
  const say = (key: string, values?: Readonly<Record<string, unknown>>): string => t(`timeline:${key}`, values);
  const when = (at: LocalInstant): string => `${formatDay(at.date, language)}, ${clockWithZone(at, language)}`;
  const months = new Map<string, Entry[]>();
  const names = namesIn(events);
  for (const event of events.toReversed()) {
    const { at, by, reason } = event;
    const sentence = customerSentence(event, { language, formats: timelineFormats(t, language, at.zone), ...names });
    if (sentence === undefined) continue;
    const entry = { at: at.at, when: when(at), sentence, ...(by === "staff" && reason && { reason: say("reason", { reason }) }) };
    const month = at.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  const count = [...months.values()].reduce((sum, entries) => sum + entries.length, 0);
  return {
    language,
    title: say("title", { brand }),
    intro: say("intro", { count }),
    rest: say("rest"),
    empty: say("empty"),
    months: [...months].map(([month, entries]) => ({ title: capital(formatMonth(`${month}-01`, language)), entries })),
    beside: {
      title: say("beside"),
      sentences: [say(`password.${access.passwordHolder ? "yes" : "no"}`), say("tries", { count: access.triesCounted })],
      lists: [
        {
          title: say("sessions"),
          items: access.sessions.map(({ device, beganAt }) =>
            say("session", { device: say(`deviceKinds.${device}`), since: when(beganAt) }),
          ),
        },
        {
          title: say("devices"),
          items: access.pushDevices.map(({ platform, registeredAt }) =>
            say("device", { platform: say(`platforms.${platform}`), since: when(registeredAt) }),
          ),
        },
        {
          title: say("messages"),
          items: access.messages.map(({ receivedAt, email, message }) => say("message", { when: when(receivedAt), email, message })),
        },
      ].map(({ title, items }) => ({ title, items: items.length > 0 ? items : [say("none")] })),
    },
  };
}
