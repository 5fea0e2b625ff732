import { Notice } from "@tablee/ui/components/banner";
import { useTranslation } from "react-i18next";
import type { Account } from "../../shared/order/account-query.ts";

/** What a paused or closed subscription means for what stands below. */
export function AccountNotices({ subscription }: { subscription: NonNullable<Account["subscription"]> }) {
  const { t } = useTranslation("account");
  switch (subscription.status) {
    case "active":
      return null;
    case "paused":
      return (
        <Notice tone="attention" title={t("pausedTitle")}>
          {t("pausedText")}
        </Notice>
      );
    case "closed":
      return (
        <Notice tone="neutral" title={t("closedTitle")}>
          {t("closedText")}
        </Notice>
      );
  }
}
