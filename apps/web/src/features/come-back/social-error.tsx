import type { SignInProvider } from "@tablee/domain/account/vocabulary";
import { AlertDialog } from "@tablee/ui/components/alert-dialog";
import { Button } from "@tablee/ui/components/button";
import { Dialog } from "@tablee/ui/components/dialog";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import type { Errand } from "../../shared/provider/errand.ts";
import { useProvider } from "../../shared/provider/use-provider.ts";
import { pathTo } from "../../shared/routing/paths.ts";

interface SocialErrorProps {
  provider: SignInProvider;
  errand: Errand;
}

/** Nobody was signed in. Of the settings it has no cross, and says what was not possible; elsewhere one may try again or go back. */
export function SocialError({ provider, errand }: SocialErrorProps) {
  const { t } = useTranslation(["come-back", "provider"]);
  const language = useLanguage();
  const start = useProvider(errand);
  const name = t(`provider:name.${provider}`);
  const isSettings = errand === "settings";
  // The page is loaded anew: nothing of the sign-in that failed is left in it.
  const goBack = () => location.assign(pathTo(isSettings ? "settings_account" : "sign_in", language));
  const again = () => start.mutate(provider);
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
      />
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
    />
  );
}
