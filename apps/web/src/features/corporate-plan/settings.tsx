import type { AccountId } from "@tablee/domain/kernel/ids";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { SettingsTab } from "../../shared/settings/settings-tab.tsx";
import { CurrentPlan } from "./current-plan.tsx";
import { GivePlan } from "./give-plan.tsx";
import { planQuery } from "./requests.ts";

/** Which corporate plan the customer has. Staff who act for them look at it; who may give it gives and ends it here. */
export function CorporatePlanSettings({ accountId }: { accountId: AccountId }) {
  const { t } = useTranslation("corporate-plan");
  const shown = useQuery(planQuery(accountId));
  return (
    <SettingsTab title={t("title")} text={t("text")} query={shown} error={t("error")}>
      {({ plans, current, mayGive }) => (
        <div className="flex max-w-2xl flex-col gap-6">
          <CurrentPlan {...{ accountId, plans, current, mayGive }} />
          {mayGive ? (
            <GivePlan key={current?.nextOn} {...{ accountId, plans }} replaces={current !== null} />
          ) : (
            <Notice tone="neutral">{t("financeOnly")}</Notice>
          )}
        </div>
      )}
    </SettingsTab>
  );
}
