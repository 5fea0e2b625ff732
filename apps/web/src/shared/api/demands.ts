import { isOwnAddress } from "@tablee/contracts/own-address";
import type { Language } from "@tablee/domain/kernel/place/region";
import { pathTo } from "../routing/paths.ts";
import { leave, rememberReturn } from "../routing/return-to.ts";

/** The wait that the specification asks for: the browser leaves the page during it, and must not show the refused content. */
const WAIT_MS = 1_000;

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, WAIT_MS));

/** The server demands a sign-in: the address is kept to return to. Of several calls that are refused at once the first one keeps it. */
export async function demandSignIn(language: Language): Promise<void> {
  if (location.pathname !== pathTo("sign_in", language)) {
    rememberReturn(location.pathname + location.search);
    leave("sign_in", language);
  }
  await wait();
}

/** The server names the page to go to: one of our own. */
export async function followRedirect(to: string): Promise<void> {
  if (!isOwnAddress(to)) return;
  location.assign(to);
  await wait();
}
