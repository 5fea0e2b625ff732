import { startReauthentication } from "@tablee/contracts/calls/reauthentications";
import { addProvider } from "@tablee/contracts/calls/settings-account";
import { startProvider } from "@tablee/contracts/calls/social";
import type { SignInProvider } from "@tablee/domain/account/vocabulary";
import { useMutation } from "@tanstack/react-query";
import { request } from "../api/request.ts";
import { rememberReturn, takeReturn } from "../routing/return-to.ts";
import { rememberSignInIntent, type SignInIntent } from "./sign-in-intent.ts";

/** The button stays busy while the browser leaves; after the Back button it can be clicked again. */
const LEAVING_MS = 4_000;

/** Sends the person to a provider, which returns them to the page that completes the sign-in. */
export function useProvider(intent: SignInIntent) {
  return useMutation({
    mutationFn: async (provider: SignInProvider) => {
      const { url } = await addressOf(provider, intent);
      rememberSignInIntent(intent);
      location.assign(url);
      await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    },
  });
}

function addressOf(provider: SignInProvider, intent: SignInIntent): Promise<{ url: string }> {
  if (intent === "settings") return request(addProvider, { provider });
  if (intent === "reauthentication") return request(startReauthentication, { provider, url: location.pathname + location.search });
  const wanted = takeReturn();
  if (wanted !== undefined) rememberReturn(wanted);
  return request(startProvider, { provider, ...(wanted === undefined ? {} : { url: wanted }) });
}
