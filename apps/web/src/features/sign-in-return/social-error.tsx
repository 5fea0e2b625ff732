import type { SignInProvider } from "@tablee/domain/account/vocabulary";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { Dialog } from "@tablee/ui/components/overlay/dialog";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import type { SignInIntent } from "../../shared/provider/sign-in-intent.ts";
import { useProvider } from "../../shared/provider/use-provider.ts";
import { pathTo } from "../../shared/routing/paths.ts";

interface SocialErrorProps {
  provider: SignInProvider;
  intent: SignInIntent;
}

/**
 * A sign-in that failed. In the settings the dialog has no close button and names the provider that failed; elsewhere it offers
 * another try.
 */
export function SocialError({ provider, intent }: SocialErrorProps) {
  const { t } = useTranslation(["sign-in-return", "provider"]);
  const language = useLanguage();
  const start = useProvider(intent);
  const name = t(`provider:name.${provider}`);
  const isSettings = intent === "settings";
  // Reloads the page, so that it holds nothing of the failed sign-in.
  const goBack = () => location.assign(pathTo(isSettings ? "settings_account" : "sign_in", language));
  const again = () => start.mutate(provider);
  const unavailable = start.isError && (
    <Notice tone="danger" live>
      {t("provider:unavailable", { provider: name })}
    </Notice>
  );
  if (isSettings)
    return (
      <AlertDialog
        open
        onOpenChange={(open) => !open && goBack()}
        title={t("failed.title")}
        description={t("failed.settings", { provider: name })}
        cancelLabel={t("failed.back")}
        confirmLabel={t("failed.again")}
        loading={start.isPending}
        onConfirm={again}
      >
        {unavailable}
      </AlertDialog>
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && goBack()}
      size="sm"
      title={t("failed.title")}
      description={t("failed.text", { provider: name })}
      footer={
        <>
          <Button variant="secondary" onClick={goBack}>
            {t("failed.back")}
          </Button>
          <Button loading={start.isPending} onClick={again}>
            {t("failed.again")}
          </Button>
        </>
      }
    >
      {unavailable}
    </Dialog>
  );
}
