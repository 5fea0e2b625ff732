import type { Instant } from "../kernel/time.ts";
import type { AccountEvent } from "./events.ts";
import type { ProviderLinkedAt, SignInProvider } from "./vocabulary.ts";

export type ProviderCommand =
  | { readonly type: "LinkProvider"; readonly provider: SignInProvider; readonly during: ProviderLinkedAt; readonly at: Instant }
  | { readonly type: "UnlinkProvider"; readonly provider: SignInProvider; readonly at: Instant };

/** A new password by a mailed link ends every provider: a person who knew the old one may have linked it. */
export const unlinkedAll = (linked: readonly SignInProvider[] = [], at: Instant): readonly AccountEvent[] =>
  linked.map((provider) => ({ type: "ProviderUnlinked", data: { provider, unlinkedAt: at } }));

/** A provider is linked once, and removed where it is linked. */
export function changedProviders(command: ProviderCommand, linked: readonly SignInProvider[] = []): readonly AccountEvent[] {
  const { provider, at } = command;
  if (command.type === "UnlinkProvider")
    return linked.includes(provider) ? [{ type: "ProviderUnlinked", data: { provider, unlinkedAt: at } }] : [];
  if (linked.includes(provider)) return [];
  return [{ type: "ProviderLinked", data: { provider, during: command.during, linkedAt: at } }];
}
