import { Button } from "@tablee/ui/components/form/button";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { everythingHeld, jsonOf } from "./everything-held.ts";
import { Part } from "./part.tsx";

type Form = "html" | "json";

/** Downloads everything that is held, as a timeline to read or as data. */
export function TakeAlong({ events }: { events: number }) {
  const { t } = useTranslation("privacy");
  const language = useLanguage();
  const take = useMutation({
    mutationFn: async (form: Form) => {
      const held = await everythingHeld();
      if (form === "json") return { form, file: jsonOf(held) };
      const { timelineFile } = await import("./timeline/timeline-file.ts");
      return { form, file: timelineFile(held, language) };
    },
    onSuccess: ({ form, file }) => {
      const url = URL.createObjectURL(file);
      Object.assign(document.createElement("a"), { href: url, download: `tablee.${form}` }).click();
      URL.revokeObjectURL(url);
      toast.success(t("taken"));
    },
  });
  const button = (form: Form) => ({
    loading: take.isPending && take.variables === form,
    disabled: take.isPending,
    onClick: () => take.mutate(form),
    className: "self-start max-sm:self-stretch",
  });
  return (
    <Part title={t("take")}>
      <p className="text-muted">{t("takeText", { count: events })}</p>
      <FailureNotice error={take.error} />
      <p className="text-muted">{t("timelineText")}</p>
      <Button variant="secondary" {...button("html")}>
        {t("timelineButton")}
      </Button>
      <p className="text-muted">{t("jsonText")}</p>
      <Button variant="secondary" {...button("json")}>
        {t("takeButton")}
      </Button>
    </Part>
  );
}
