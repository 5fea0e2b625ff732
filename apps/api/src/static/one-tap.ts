import type { ApiContext } from "../api-context.ts";
import type { Flipper } from "../flipper/flipper.service.ts";

/** The base address of the script of one tap that a visitor's page may load; undefined if there is none. */
export type OneTapOf = () => Promise<string | undefined>;

/** Google's one tap: with the flag `enable_one_tap`, and where Google is offered. */
export function oneTapOf(api: ApiContext, flipper: () => Flipper): OneTapOf {
  const base = api.opened.gateways.identities.get("google_oauth2")?.oneTap?.base;
  return async () => (base !== undefined && (await flipper().enabled("enable_one_tap")) ? base : undefined);
}
