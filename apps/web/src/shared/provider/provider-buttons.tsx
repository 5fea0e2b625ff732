import type { SignInProvider } from "@tablee/domain/account/vocabulary";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { useTranslation } from "react-i18next";
import { useFlag, useSession } from "../api/session.ts";
import type { SignInIntent } from "./sign-in-intent.ts";
import { useProvider } from "./use-provider.ts";

/** The providers whose buttons may be shown: Google's with the flag show_google_v2, the others with show_multilogin. */
export function useOffered(): readonly SignInProvider[] {
  const google = useFlag("show_google_v2");
  const others = useFlag("show_multilogin");
  const offered = useSession()?.signInProviders ?? [];
  return offered.filter((provider) => (provider === "google_oauth2" ? google : others));
}

interface ProviderButtonsProps {
  providers: readonly SignInProvider[];
  intent: SignInIntent;
}

/** A button for each provider, as wide as Google's own. */
export function ProviderButtons({ providers, intent }: ProviderButtonsProps) {
  const { t } = useTranslation("provider");
  const start = useProvider(intent);
  if (providers.length === 0) return null;
  return (
    <fieldset className="flex max-w-[370px] flex-col gap-3">
      <legend className="sr-only">{t("group")}</legend>
      {start.isError && (
        <Notice tone="danger" live>
          {t("unavailable", { provider: t(`name.${start.variables}`) })}
        </Notice>
      )}
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          size="lg"
          className="w-full"
          loading={start.isPending && start.variables === provider}
          disabled={start.isPending}
          onClick={() => start.mutate(provider)}
        >
          {t("continueWith", { provider: t(`name.${provider}`) })}
        </Button>
      ))}
    </fieldset>
  );
}

/** The buttons before a form of an address and a password. */
export function ProvidersFirst() {
  const { t } = useTranslation("provider");
  const offered = useOffered();
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      <ProviderButtons providers={offered} intent="sign-in" />
      <p className="text-muted">{t("orEmail")}</p>
    </div>
  );
}

/** The buttons after the field of an address. */
export function ProvidersAfter() {
  const { t } = useTranslation("provider");
  const offered = useOffered();
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t("orProvider")}</p>
      <ProviderButtons providers={offered} intent="sign-in" />
    </div>
  );
}
