import { lazy } from "react";
import { useFlag } from "../../shared/api/session.ts";
import { WhenNear } from "../../shared/ui/when-near.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { ThisWeek } from "./this-week.tsx";

const PlanTeasers = lazy(async () => ({ default: (await import("./plan-teasers.tsx")).PlanTeasers }));
const AreaCheck = lazy(async () => ({ default: (await import("./area-check.tsx")).AreaCheck }));
const ClosingCall = lazy(async () => ({ default: (await import("./closing-call.tsx")).ClosingCall }));

/** What we are, what this week brings, and the ways in. */
export function HomePage() {
  const withClosingCall = useFlag("brand_refresh");
  return (
    <>
      <Hero />
      <HowItWorks />
      <ThisWeek />
      <WhenNear room="h-[46rem]">
        <PlanTeasers />
      </WhenNear>
      <WhenNear room="h-[28rem]">
        <AreaCheck />
      </WhenNear>
      {withClosingCall && (
        <WhenNear room="h-72">
          <ClosingCall />
        </WhenNear>
      )}
    </>
  );
}
