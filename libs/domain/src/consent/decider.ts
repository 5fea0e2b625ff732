import { refuse } from "../kernel/errors.ts";
import type { Decider } from "../kernel/log/decider.ts";
import type { Language } from "../kernel/place/region.ts";
import type { Instant } from "../kernel/time.ts";
import { currentWordings } from "./current-wordings.ts";
import type { ConsentEvent } from "./events.ts";
import type { ConsentPurpose, ConsentSource, MarketingPurpose } from "./vocabulary.ts";
import { wordingOf } from "./wordings.ts";

export type ConsentCommand =
  | {
      readonly type: "GiveConsent";
      /** The version of the words that were shown. */
      readonly wording: string;
      readonly language: Language;
      readonly source: ConsentSource;
      readonly at: Instant;
    }
  | {
      readonly type: "WithdrawConsent";
      readonly purpose: MarketingPurpose;
      readonly language: Language;
      readonly source: ConsentSource;
      readonly at: Instant;
    };

/** The purposes an account agrees to now, each with the version it agreed to. */
export interface Consents extends Readonly<Partial<Record<ConsentPurpose, string>>> {
  /** The account has agreed to the newsletter at some time, so its address was on the provider's list. */
  readonly hadNewsletter?: true;
}

export const consent: Decider<ConsentCommand, ConsentEvent, Consents> = {
  initialState: {},
  decide(command, state) {
    if (command.type === "WithdrawConsent") {
      const { purpose, language, source, at } = command;
      const wording = state[purpose];
      return wording === undefined ? [] : [{ type: "ConsentWithdrawn", data: { purpose, source, wording, language, withdrawnAt: at } }];
    }
    const { wording, language, source, at } = command;
    const words = wordingOf(wording);
    // People agree to the words in use: earlier versions are no longer shown anywhere.
    if (!words || currentWordings[words.purpose] !== wording) return refuse("consent-wording-unknown");
    if (state[words.purpose] === wording) return [];
    return [{ type: "ConsentGiven", data: { purpose: words.purpose, wording, language, source, givenAt: at } }];
  },
  evolve(state, event) {
    const { purpose } = event.data;
    if (event.type === "ConsentGiven")
      return { ...state, [purpose]: event.data.wording, ...(purpose === "newsletter" && { hadNewsletter: true }) };
    const { [purpose]: _, ...others } = state;
    return others;
  },
};
