import { formatDateWithYear } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/language.ts";
import type { AccountGlance } from "../requests.ts";
import { GlanceItem } from "./glance-item.tsx";

/** The friends shown at a glance: the history has them all. */
const SHOWN = 4;

type Referral = AccountGlance["friends"][number];

/** The referrer of the account, and the friends whom it referred: the credit of each, or why there is none. */
export function GlanceReferrals({ glance: { referral, friends, invited } }: { glance: AccountGlance }) {
  const { t } = useTranslation("accounts");
  return (
    <>
      {referral && (
        <GlanceItem name={t("glance.referrer")}>
          <ReferralLine referral={referral} />
        </GlanceItem>
      )}
      {(friends.length > 0 || invited > 0) && (
        <GlanceItem name={t("glance.friends")} more={invited > 0 && t("glance.invited", { count: invited })}>
          <ul>
            {friends.slice(0, SHOWN).map((friend) => (
              <li key={friend.accountId}>
                <ReferralLine referral={friend} />
              </li>
            ))}
          </ul>
          {friends.length > SHOWN && (
            <span className="text-muted text-sm">{t("glance.moreFriends", { count: friends.length - SHOWN })}</span>
          )}
        </GlanceItem>
      )}
    </>
  );
}

function ReferralLine({ referral: { accountId, status, because, creditCents, date } }: { referral: Referral }) {
  const { t } = useTranslation("accounts");
  const language = useLanguage();
  const credit = formatMoney(creditCents ?? 0, language);
  const on = formatDateWithYear(date, language);
  return (
    <>
      <Link to="/accounts/$accountId" params={{ accountId }} className="link font-mono">
        {accountId.slice(0, 8)}
      </Link>{" "}
      {t(`glance.referrals.${status}`, { credit, because: because ? t(`glance.because.${because}`) : "" })}
      <span className="block text-muted text-sm">{on}</span>
    </>
  );
}
