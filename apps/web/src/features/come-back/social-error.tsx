import type { SignInProvider } from "@tablee/domain/account/vocabulary";
import { AlertDialog } from "@tablee/ui/components/alert-dialog";
import { Notice } from "@tablee/ui/components/banner";
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

/** A sign-in that failed. In the settings the dialog has no cross and says what was not possible; elsewhere it offers another try. */
export function SocialError({ provider, errand }: SocialErrorProps) {
  const { t } = useTranslation(["come-back", "provider"]);
  const language = useLanguage();
  const start = useProvider(errand);
  const name = t(`provider:name.${provider}`);
  const isSettings = errand === "settings";
  // The page is loaded anew: nothing of the sign-in that failed is left in it.
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
