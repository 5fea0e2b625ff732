import { QrCode } from "@tablee/ui/components/qr-code";
import { useTranslation } from "react-i18next";

const ISSUER = "Tablée ops";

/** The address by which authenticators are set up (Key URI Format). */
const keyUri = (email: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(ISSUER)}:${encodeURIComponent(email)}?secret=${secret}&issuer=${encodeURIComponent(ISSUER)}`;

/** The ways to set up an authenticator: a code to scan, a link for an app on this device, and the secret to type. */
export function AuthenticatorSetup({ email, secret }: { email: string; secret: string }) {
  const { t } = useTranslation("enrolment");
  const uri = keyUri(email, secret);
  return (
    <fieldset className="flex flex-col gap-3 border-line border-t pt-4">
      <legend className="sr-only">{t("authenticator")}</legend>
      <p>{t("authenticatorText")}</p>
      <div className="flex flex-wrap items-center gap-4">
        <QrCode text={uri} label={t("scan")} />
        <div className="flex min-w-0 flex-1 basis-48 flex-col gap-2">
          <span className="text-muted text-sm">{t("orType")}</span>
          <code className="select-all break-words font-mono text-sm">{secret.match(/.{1,4}/g)?.join(" ")}</code>
          <a href={uri} className="link text-sm">
            {t("onThisDevice")}
          </a>
        </div>
      </div>
    </fieldset>
  );
}
