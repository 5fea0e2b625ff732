import type { ErrorBody } from "@tablee/contracts/errors";
import type { Language } from "@tablee/domain/kernel/place/region";
import { addMs } from "@tablee/domain/kernel/time";
import { isZoneName, toLocal } from "@tablee/domain/kernel/zones/zones";
import { formatDayShort } from "@tablee/ui/format/dates";
import { formatTime } from "@tablee/ui/format/times";

interface Times {
  readonly closed: string;
  readonly reached: string;
}

const words: Readonly<Record<string, Record<Language, (times: Times) => string>>> = {
  "order-past-cutoff": {
    en: ({ closed, reached }) => `This box closed ${closed}; your change reached us ${reached}`,
    fr: ({ closed, reached }) => `La date limite est passée ${closed}; votre changement nous est parvenu ${reached}`,
  },
  "additions-past-cutoff": {
    en: ({ closed, reached }) => `Additions to this box closed ${closed}; yours reached us ${reached}`,
    fr: ({ closed, reached }) => `Les ajouts à cette boîte ont pris fin ${closed}; le vôtre nous est parvenu ${reached}`,
  },
};

/** The closing time of a box and the arrival time of a late change, in the local time of the address; undefined for other errors. */
export function bothInstants({ code, details }: ErrorBody, language: Language): string | undefined {
  const { receivedAt, cutoffAt, zone } = details ?? {};
  const say = words[code]?.[language];
  if (!say || typeof receivedAt !== "string" || typeof cutoffAt !== "string" || typeof zone !== "string" || !isZoneName(zone))
    return undefined;
  // A cutoff is exclusive: people see the minute before it, here as on the box's card.
  const closed = toLocal(zone, addMs(cutoffAt, -60_000));
  const reached = toLocal(zone, receivedAt);
  const at = { en: "at", fr: "à" }[language];
  const on = { en: "on", fr: "le" }[language];
  const time = ({ time: shown }: { time: string }) => `${at} ${formatTime(shown, language)}`;
  const day = (local: { date: string; time: string }) => `${on} ${formatDayShort(local.date, language)} ${time(local)}`;
  const sentence = say({ closed: day(closed), reached: closed.date === reached.date ? time(reached) : day(reached) });
  // The full stop of 'p.m.' already ends the sentence.
  return sentence.endsWith(".") ? sentence : `${sentence}.`;
}
