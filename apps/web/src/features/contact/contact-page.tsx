import { contactForm } from "@tablee/contracts/calls/contact";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { lateForm } from "../../shared/ui/late-form.tsx";
import { PlatePicture } from "../../shared/ui/plate-picture.tsx";
import type { Sent } from "./draft.ts";
import { soup } from "./plates.ts";
import { SentMessage } from "./sent-message.tsx";
import { WaysToReachUs } from "./ways-to-reach-us.tsx";

const ContactForm = lateForm(async () => (await import("./contact-form.tsx")).ContactForm, "h-120");

/** The contact page: a form that reaches support's list, and the team's own address. */
export function ContactPage() {
  const { t } = useTranslation("contact");
  const [sent, setSent] = useState<Sent>();
  const { data, isError, isFetching, refetch } = useQuery(callQuery(contactForm, {}));
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-12">
      <header className="grid overflow-hidden rounded-sheet bg-oat sm:grid-cols-[1fr_auto]">
        <div className="p-(--card-pad)">
          <h1 className="text-balance font-display text-4xl sm:text-5xl">{t("title")}</h1>
          <p className="measure mt-2 text-lg">{t("text")}</p>
        </div>
        <div aria-hidden="true" className="hidden w-52 sm:block">
          <PlatePicture plate={soup} eager />
        </div>
      </header>
      <div className="grid items-start gap-x-12 gap-y-10 min-[48rem]:grid-cols-[minmax(0,1fr)_17rem]">
        {sent ? (
          <SentMessage sent={sent} onAgain={() => setSent(undefined)} />
        ) : data ? (
          <ContactForm terms={data} onSent={setSent} />
        ) : isError ? (
          <ErrorState title={t("error")} onRetry={() => void refetch()} retrying={isFetching} className="py-10" />
        ) : (
          <SkeletonGroup>
            <Skeleton className="h-120 rounded-card" />
          </SkeletonGroup>
        )}
        <WaysToReachUs />
      </div>
    </div>
  );
}
