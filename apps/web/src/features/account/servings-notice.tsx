import { Notice } from "@tablee/ui/components/banner";
import { formatMoney } from "@tablee/ui/format/money";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryClient } from "../../shared/api/query-client.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { dismissServings } from "./api/dismiss-servings-banner.ts";
import { servingsBannerQuery } from "./api/servings-banner.ts";

/** That a larger box would cost less per serving. */
export function ServingsNotice() {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const banner = useQuery(servingsBannerQuery).data?.banner;
  const dismiss = useMutation({
    mutationFn: dismissServings,
    onMutate: () => {
      queryClient.setQueryData(servingsBannerQuery.queryKey, { banner: null });
    },
  });
  if (!banner) return null;
  return (
    <Notice tone="good" title={t("servings.title", { count: banner.picks })} onDismiss={() => dismiss.mutate(banner.key)}>
      {t("servings.text", {
        now: formatMoney(banner.perServingCents, language),
        next: formatMoney(banner.nextPerServingCents, language),
      })}
    </Notice>
  );
}
