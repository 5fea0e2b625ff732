import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { LoadError } from "../../../shared/components/load-error.tsx";
import { glanceOf } from "../requests.ts";
import { GlanceMoney } from "./glance-money.tsx";
import { GlanceNextBox } from "./glance-next-box.tsx";
import { GlancePerson } from "./glance-person.tsx";
import { GlanceReferrals } from "./glance-referrals.tsx";
import { GlanceReturnables } from "./glance-returnables.tsx";
import { GlanceSubscription } from "./glance-subscription.tsx";

/** The account's current state, above its history: the start of a call from the customer. */
export function Glance({ accountId }: { accountId: string }) {
  const { t } = useTranslation("accounts");
  const glance = useQuery(glanceOf(accountId));
  if (glance.isPending) return <LoadingText lines={3} className="pane shrink-0 p-3" />;
  if (!glance.data) return <LoadError error={glance.error} onRetry={glance.refetch} retrying={glance.isFetching} />;
  return (
    <section aria-label={t("glance.title")} className="pane shrink-0 px-3 py-2">
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-5 gap-y-2">
        <GlanceSubscription glance={glance.data} />
        <GlanceNextBox glance={glance.data} />
        <GlanceMoney accountId={accountId} glance={glance.data} />
        <GlanceReturnables glance={glance.data} />
        <GlancePerson glance={glance.data} />
        <GlanceReferrals glance={glance.data} />
      </dl>
    </section>
  );
}
