import type { SignInProvider } from "@tablee/domain/account/vocabulary";

/** The linked providers that prove who one is: those that are offered; all of them where nothing else would. */
export function providersThatProve(
  { providers, passwordHolder }: { readonly providers: readonly SignInProvider[]; readonly passwordHolder: boolean },
  offered: readonly SignInProvider[],
): readonly SignInProvider[] {
  const shown = providers.filter((provider) => offered.includes(provider));
  return shown.length === 0 && !passwordHolder ? providers : shown;
}
