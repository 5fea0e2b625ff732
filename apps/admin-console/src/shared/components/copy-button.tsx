import { Button } from "@tablee/ui/components/form/button";
import { toast } from "@tablee/ui/lib/toast";
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";

/** Copies a text to the clipboard. */
export function CopyButton({ text, className }: { text: string; className?: string }) {
  const { t } = useTranslation("console");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t("copied"));
    } catch {
      // Refused by the person or the browser, or missing over plain HTTP.
      toast.error(t("copyRefused"), { description: text });
    }
  };
  return (
    <Button size="sm" variant="secondary" className={className} onClick={copy}>
      <Copy aria-hidden="true" />
      {t("copy")}
    </Button>
  );
}
