import { Button } from "@tablee/ui/components/button";
import { toast } from "@tablee/ui/lib/toast";
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Entry } from "../../shared/events/entry.ts";

/** The event as it is stored, to be read or taken along. */
export function RawEvent({ entry }: { entry: Entry }) {
  const { t } = useTranslation("accounts");
  const json = JSON.stringify(entry, null, 2);
  const copy = async () => {
    await navigator.clipboard.writeText(json);
    toast.success(t("console:copied"));
  };
  return (
    <div className="relative mt-2">
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls has to be reachable by keyboard
        tabIndex={0}
        className="max-h-80 overflow-auto rounded-control border border-line bg-surface p-2 font-mono text-ink text-xs leading-relaxed"
      >
        {json}
      </pre>
      <Button size="sm" variant="secondary" className="absolute top-2 right-2" onClick={copy}>
        <Copy aria-hidden="true" />
        {t("console:copy")}
      </Button>
    </div>
  );
}
