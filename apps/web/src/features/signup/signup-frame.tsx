import type { SignupStep } from "@tablee/contracts/calls/sessions";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { Stepper } from "@tablee/ui/components/feedback/stepper";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "../../shared/api/session.ts";
import { LanguageToggle } from "../../shared/routing/language-toggle.tsx";
import { To } from "../../shared/routing/to.tsx";
import { useGo } from "../../shared/routing/use-go.ts";
import { currentStepQuery } from "../../shared/routing/use-signup-target.ts";
import { BrandWordmark } from "../../shared/ui/brand-wordmark.tsx";
import { mayShow, steps } from "./signup-steps.ts";

interface SignupFrameProps {
  step: SignupStep;
  /** The finished step navigates itself, so no other redirect may run. */
  leaving?: boolean;
  children: ReactNode;
}

/** The frame of each step: logo, progress, and the way back. Redirects to the visit's current step. */
export function SignupFrame({ step, leaving = false, children }: SignupFrameProps) {
  const { t } = useTranslation(["signup", "app"]);
  const go = useGo();
  const client = useClient();
  const { data, isError, refetch, isFetching } = useQuery(currentStepQuery);
  const done = data?.step === "welcome" && step !== "welcome";
  const elsewhere = data !== undefined && !isFetching && !mayShow(step, data.step);
  useEffect(() => {
    if (leaving) return;
    if (done && client?.subscriptionStatus !== "none") void go("account", { replace: true });
    else if (elsewhere && data) void go(`signup_${data.step}`, { replace: true });
  }, [leaving, done, elsewhere, data, client, go]);
  return (
    <div className="min-h-dvh bg-paper">
      <header className="border-line border-b">
        <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-8 gap-y-3 px-4 py-3 sm:px-6">
          <To name="home" className="flex min-h-11 items-center">
            <BrandWordmark className="h-7" />
          </To>
          <LanguageToggle className="ml-auto lg:order-last lg:ml-0" />
          <Stepper
            className="basis-full lg:grow lg:basis-0"
            steps={steps.map((id) => ({ id, label: t(`steps.${id}`) }))}
            current={step}
            renderDone={(id, inside) => (mayShow(id as SignupStep, step) ? <StepLink id={id as SignupStep}>{inside}</StepLink> : inside)}
          />
        </div>
      </header>
      <div className="mx-auto max-w-5xl px-4 py-8 sm:px-6 lg:py-12">
        {isError ? (
          <ErrorState title={t("error")} onRetry={() => void refetch()} />
        ) : data === undefined || elsewhere ? (
          <StepSkeleton />
        ) : (
          children
        )}
      </div>
    </div>
  );
}

function StepLink({ id, children }: { id: SignupStep; children: ReactNode }) {
  return (
    <To name={`signup_${id}`} slash={id === "plans"} className="link relative flex items-center gap-2 before:absolute before:-inset-2">
      {children}
    </To>
  );
}

export function StepSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-6">
      <Skeleton className="h-11 w-80 max-w-full" />
      <div className="grid gap-4 sm:grid-cols-3">
        <Skeleton className="h-48 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
      </div>
      <Skeleton className="h-24 rounded-card" />
    </SkeletonGroup>
  );
}
