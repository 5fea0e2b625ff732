import { Notice } from "@tablee/ui/components/banner";
import { Button } from "@tablee/ui/components/button";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { sentenceOf } from "../../shared/api/errors.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { everythingHeld } from "./everything-held.ts";
import { Part } from "./part.tsx";

/** Downloads everything that is held, as a file. */
export function TakeAlong({ events }: { events: number }) {
  const { t } = useTranslation("privacy");
  const language = useLanguage();
  const take = useMutation({
    mutationFn: everythingHeld,
    onSuccess: (file) => {
      const url = URL.createObjectURL(file);
      Object.assign(document.createElement("a"), { href: url, download: "tablee.json" }).click();
      URL.revokeObjectURL(url);
      toast.success(t("taken"));
    },
  });
  return (
    <Part title={t("take")}>
      <p className="text-muted">{t("takeText", { count: events })}</p>
      {take.isError && (
        <Notice tone="danger" live>
          {sentenceOf(take.error, language)}
        </Notice>
      )}
      <Button variant="secondary" loading={take.isPending} onClick={() => take.mutate()} className="self-start max-sm:self-stretch">
        {t("takeButton")}
      </Button>
    </Part>
  );
}
