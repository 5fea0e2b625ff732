import { dismissServingsBanner, servingsBanner } from "@tablee/contracts/calls/banners";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { formatMoney } from "@tablee/ui/format/money";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation, callQuery } from "../../shared/api/calls.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import type { Account } from "../../shared/order/account-query.ts";

/**
 * A larger plan that would cost less per serving, unless it was dismissed. The account page waits for it, so that nothing moves
 * down when it arrives.
 */
export const servingsBannerQuery = callQuery(servingsBanner, {}, { staleTime: 5 * 60_000, retry: false, retryOnMount: false });

/** That a larger box would cost less per serving. */
export function ServingsNotice({ plan }: { plan: NonNullable<Account["subscription"]>["plan"] }) {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const banner = useQuery(servingsBannerQuery).data?.banner;
  const dismiss = useMutation(
    callMutation(dismissServingsBanner, {
      onMutate: () => {
        queryClient.setQueryData(servingsBannerQuery.queryKey, { banner: null });
      },
    }),
  );
  if (!banner) return null;
  return (
    <Notice
      tone="good"
      title={t(plan.type === "ready-to-eat" ? "servings.meals" : "servings.title", { count: banner.picks })}
      onDismiss={() => dismiss.mutate({ key: banner.key })}
    >
      {t("servings.text", {
        now: formatMoney(banner.perServingCents, language),
        next: formatMoney(banner.nextPerServingCents, language),
      })}
    </Notice>
  );
}
