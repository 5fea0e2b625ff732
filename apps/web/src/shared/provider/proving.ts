import type { SignInProvider } from "@tablee/domain/account/vocabulary";

/** The linked providers that can prove a person's identity: the offered ones; all of them if there would be no other way. */
export function providersThatProve(
  { providers, passwordHolder }: { readonly providers: readonly SignInProvider[]; readonly passwordHolder: boolean },
  offered: readonly SignInProvider[],
): readonly SignInProvider[] {
  const shown = providers.filter((provider) => offered.includes(provider));
  return shown.length === 0 && !passwordHolder ? providers : shown;
}
