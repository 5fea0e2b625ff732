import type { Pair } from "@tablee/domain/kernel/words";
import { text } from "../data.ts";
import { type Facts, notTheirs } from "../event-facts.ts";

const stateWords = { on: ["on", "en marche"], off: ["off", "à l’arrêt"] } satisfies Record<string, Pair>;

/** Events of flags. */
export const flagFacts = {
  FlagTurned: {
    facts: (data, phrase) => ({
      flag: text(data, "flag"),
      how: phrase.code(stateWords, data.enabled === true ? "on" : "off"),
      variant: text(data, "accountId") ? "account" : "",
    }),
    customer: notTheirs,
    staff: {
      default: ["{{who}} turned {{flag}} {{how}} for everybody", "{{who}} a mis {{flag}} {{how}} pour tout le monde"],
      account: ["{{who}} turned {{flag}} {{how}} for this account", "{{who}} a mis {{flag}} {{how}} pour ce compte"],
    },
  },
  FlagExceptionEnded: {
    facts: (data) => ({ flag: text(data, "flag") }),
    customer: notTheirs,
    staff: ["{{who}} ended this account’s exception for {{flag}}", "{{who}} a mis fin à l’exception de ce compte pour {{flag}}"],
  },
} satisfies Facts;
