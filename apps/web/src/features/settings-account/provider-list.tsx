import type { OutputOf } from "@tablee/contracts/call";
import { type accountSettings, removeProvider } from "@tablee/contracts/calls/settings-account";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { codeOf } from "../../shared/api/error-code.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { useOffered } from "../../shared/provider/provider-buttons.tsx";
import { useProvider } from "../../shared/provider/use-provider.ts";
import { To } from "../../shared/routing/to.tsx";
import { Section } from "./section.tsx";

type Settings = Pick<OutputOf<typeof accountSettings>, "providers" | "linkable">;

/** The providers that the account can be signed in to with; each is linked at the provider's while its button may be shown, and removed here. */
export function ProviderList({ providers, linkable, onChanged }: Settings & { onChanged: () => Promise<unknown> }) {
  const { t } = useTranslation(["settings-account", "provider"]);
  const language = useLanguage();
  const offered = useOffered();
  const shown = [...providers, ...linkable.filter((provider) => offered.includes(provider))];
  const start = useProvider("settings");
  const remove = useMutation(
    callMutation(removeProvider, {
      onSuccess: async (_, { provider }) => {
        await onChanged();
        toast.success(t("providerRemoved", { provider: t(`provider:name.${provider}`) }));
      },
    }),
  );
  const failure = remove.error ?? start.error;
  if (shown.length === 0) return null;
  return (
    <Section title={t("providers")} text={t("providersText")}>
      {failure && (
        <Notice tone="danger" live>
          {sentenceOf(failure, language)}{" "}
          {codeOf(failure) === "provider-needs-password" && (
            <To name="forgot_password" className="link">
              {t("choosePassword")}
            </To>
          )}
        </Notice>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {shown.map((provider) => {
          const isLinked = providers.includes(provider);
          const name = t(`provider:name.${provider}`);
          return (
            <li key={provider} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <p>
                <span className="font-semibold">{name}</span>{" "}
                <span className="text-muted text-sm">{t(isLinked ? "providerLinked" : "providerNotLinked")}</span>
              </p>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t(isLinked ? "removeProviderLabel" : "linkProviderLabel", { provider: name })}
                disabled={remove.isPending || start.isPending}
                onClick={() => (isLinked ? remove.mutate({ provider }) : start.mutate(provider))}
              >
                {t(isLinked ? "removeProvider" : "linkProvider")}
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
