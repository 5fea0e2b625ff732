import "../features/home/words.ts";
import { lazy } from "react";
import { Hero } from "../features/home/hero.tsx";
import { HowItWorks } from "../features/home/how-it-works.tsx";
import { ThisWeek } from "../features/home/this-week.tsx";
import { WhenNear } from "../shared/ui/when-near.tsx";

const PlanTeasers = lazy(async () => ({ default: (await import("../features/home/plan-teasers.tsx")).PlanTeasers }));
const AreaCheck = lazy(async () => ({ default: (await import("../features/home/area-check.tsx")).AreaCheck }));
const ClosingCall = lazy(async () => ({ default: (await import("../features/home/closing-call.tsx")).ClosingCall }));

export function Screen() {
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
      <WhenNear room="h-72">
        <ClosingCall />
      </WhenNear>
    </>
  );
}
