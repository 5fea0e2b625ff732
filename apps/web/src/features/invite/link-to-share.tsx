import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { Copy, Share2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { pathTo } from "../../shared/routing/paths.ts";

/** The link, to copy or to send by what the device has: its own sheet, an email, a text message. Nothing is sent on the customer's behalf. */
export function LinkToShare({ code, meals }: { code: string; meals: number }) {
  const { t } = useTranslation("invite");
  const language = useLanguage();
  const [copied, setCopied] = useState(false);
  const link = `${window.location.origin}${pathTo("home", language)}?r=${code}`;
  const text = t("message", { meals, link });
  const copy = async () => {
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => {},
    );
  };
  const share = () => navigator.share({ title: t("subject", { meals }), text }).catch(() => {});
  const secondary = buttonStyle({ variant: "secondary" });
  return (
    <div className="flex flex-col gap-4">
      <Field label={t("link")}>
        <Input readOnly value={link} className="figures" onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-5" />
          <span aria-live="polite">{t(copied ? "copied" : "copy")}</span>
        </Button>
        {"share" in navigator && (
          <Button variant="secondary" onClick={() => void share()}>
            <Share2 aria-hidden="true" className="size-5" />
            {t("share")}
          </Button>
        )}
        <a className={secondary} href={`mailto:?subject=${encodeURIComponent(t("subject", { meals }))}&body=${encodeURIComponent(text)}`}>
          {t("byMail")}
        </a>
        <a className={secondary} href={`sms:?&body=${encodeURIComponent(text)}`}>
          {t("byText")}
        </a>
      </div>
    </div>
  );
}
