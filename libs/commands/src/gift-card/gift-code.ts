import { giftCodeOf } from "@tablee/domain/gift-card/code";
import type { Steps } from "../steps.ts";

type Hashes = { readonly ports: Pick<Steps["ports"], "hashes"> };

/** The code of an issue of a gift card. It is derived again whenever it is shown, and kept nowhere. */
export const codeOf = ({ ports }: Hashes, giftCardId: string, issue: number): string =>
  giftCodeOf(ports.hashes.keyed("gift-code", `${giftCardId}:${issue}`));

/** The hash by which a code finds its gift card. */
export const codeHashOf = ({ ports }: Hashes, code: string): string => ports.hashes.keyed("gift-code-hash", code);
