import type { Language } from "@tablee/domain/kernel/place/region";
import pTimeout from "p-timeout";
import type { ApiContext } from "../api-context.ts";
import type { HomeService } from "../home/home.service.ts";

/** The time limit for the words: without them the document is sent, and the app waits for its call. */
const WAIT_BUDGET_MS = 300;

/** The version and the words of home's first screen as JSON; undefined if they are not available. */
export type FirstScreenOf = (language: Language) => Promise<string | undefined>;

/**
 * Home's first screen for visitors. The document carries it, so that the first paint has its words. An account with an exception of
 * its own sees its version once the app's call has answered.
 */
export function firstScreenOf(api: ApiContext, home: () => HomeService): FirstScreenOf {
  return async (language) => {
    try {
      const page = home().page({ language, receivedAt: api.clock.now(), session: undefined });
      const { version, title, subtitle } = await pTimeout(page, { milliseconds: WAIT_BUDGET_MS });
      return JSON.stringify({ version, title, subtitle });
    } catch {
      return undefined;
    }
  };
}
