import type { OutputOf } from "@tablee/contracts/call";
import { invite } from "@tablee/contracts/calls/referrals";
import { Badge, type Tone } from "@tablee/ui/components/feedback/badge";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { latePart } from "@tablee/ui/components/late-part";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { useFlag } from "../../shared/api/session.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { PlatePicture } from "../../shared/ui/plate-picture.tsx";
import { LinkToShare } from "./link-to-share.tsx";
import { MailForm } from "./mail-form.tsx";
import { pasta } from "./plates.ts";

const ReferralBanner = latePart(async () => (await import("./referral-banner.tsx")).ReferralBanner);

/** The customer's own link, its terms, and what became of the friends who came by it. */
export function InvitePage() {
  const { t } = useTranslation("invite");
  const language = useLanguage();
  const writes = useFlag("show_refer_friends");
  const { data, isError, isFetching, refetch } = useQuery(callQuery(invite, {}));
  if (!data)
    return (
      <div className="mx-auto max-w-4xl px-4 py-8 sm:px-6 lg:py-12">
        <h1 className="font-display text-4xl">{t("title")}</h1>
        {isError ? (
          <ErrorState title={t("error")} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonGroup className="mt-6">
            <Skeleton className="h-40 rounded-sheet" />
          </SkeletonGroup>
        )}
      </div>
    );
  const { code, creditCents, freeMeals: meals, maxPerYear: max, credited, friends } = data;
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-10 px-4 py-8 sm:px-6 lg:py-12">
      <div className="grid overflow-hidden rounded-sheet bg-sage sm:grid-cols-[1fr_auto]">
        <div className="p-(--card-pad)">
          <h1 className="font-display text-4xl">{t("title")}</h1>
          <p className="measure mt-2">{t("text", { meals, credit: formatMoney(creditCents, language) })}</p>
          <p className="measure mt-2 text-sm">{t("limit", { credited, max })}</p>
        </div>
        <div aria-hidden="true" className="hidden w-44 sm:block">
          <PlatePicture plate={pasta} eager />
        </div>
      </div>
      {code === null ? (
        <EmptyState level={2} title={t("noLinkTitle")}>
          {t("noLinkText")}
        </EmptyState>
      ) : (
        <>
          <LinkToShare code={code} meals={meals} />
          {writes && <MailForm />}
        </>
      )}
      <section aria-labelledby="friends" className="flex flex-col gap-4">
        <h2 id="friends" className="font-display text-2xl">
          {t("friends")}
        </h2>
        {friends.length === 0 ? (
          <p className="text-muted">{t("none")}</p>
        ) : (
          <ul className="flex flex-col">
            {friends.map((friend) => (
              <FriendRow key={friend.number} friend={friend} />
            ))}
          </ul>
        )}
      </section>
      <ReferralBanner />
    </div>
  );
}

type Friend = OutputOf<typeof invite>["friends"][number];

const tones: Readonly<Record<Friend["status"], Tone>> = {
  requested: "info",
  sent: "info",
  returned: "attention",
  "not-sent": "attention",
  "signed-up": "info",
  credited: "good",
  refused: "neutral",
};

function FriendRow({ friend: { name, invitedOn, signedUpOn, status, settledOn, creditCents, because } }: { friend: Friend }) {
  const { t } = useTranslation("invite");
  const language = useLanguage();
  const facts = {
    credit: formatMoney(creditCents ?? 0, language),
    date: settledOn ? formatDateWithYear(settledOn, language) : "",
    because: because ? t(`because.${because}`) : "",
  };
  const steps = [
    invitedOn && t("invitedOn", { date: formatDateWithYear(invitedOn, language) }),
    signedUpOn && t("signedUpOn", { date: formatDateWithYear(signedUpOn, language) }),
  ].filter((step) => step !== null);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-3">
      <span className="flex min-w-0 flex-col">
        {name && <span className="wrap-break-word font-semibold">{name}</span>}
        {steps.map((step) => (
          <span key={step} className={name ? "text-muted text-sm" : "font-semibold"}>
            {step}
          </span>
        ))}
      </span>
      <Badge tone={tones[status]} className="whitespace-normal">
        {t(`status.${status}`, facts)}
      </Badge>
    </li>
  );
}
