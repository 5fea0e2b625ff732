import { invite } from "@tablee/contracts/calls/referrals";
import { formatMoneyShort } from "@tablee/ui/format/money";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../../shared/api/calls.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { To } from "../../../shared/routing/to.tsx";

/** The terms of referrals in a sentence, and the way to the account's link. Nothing until the account has one. */
export function ReferralBox() {
  const { t } = useTranslation("referral-box");
  const language = useLanguage();
  const { data } = useQuery(callQuery(invite, {}));
  if (!data || data.code === null) return null;
  const { creditCents, freeMeals: meals, credited, maxPerYear: max } = data;
  return (
    <section
      aria-labelledby="referral-box"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-sheet bg-sage p-(--card-pad)"
    >
      <div className="measure">
        <h2 id="referral-box" className="font-display text-2xl">
          {t("title")}
        </h2>
        <p className="mt-1">{t("text", { meals, credit: formatMoneyShort(creditCents, language) })}</p>
        {credited > 0 && <p className="mt-1 text-sm">{t("credited", { credited, max })}</p>}
      </div>
      <To name="invite" className={buttonStyle({ variant: "secondary" })}>
        {t("invite")}
      </To>
    </section>
  );
}
