import { latePart } from "@tablee/ui/components/late-part";
import { useNear } from "@tablee/ui/lib/use-near";
import type { ComponentType, ReactNode } from "react";
import { useFlag } from "../../shared/api/session.ts";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { ThisWeek } from "./this-week.tsx";

const PlanTeasers = latePart(async () => (await import("./plan-teasers.tsx")).PlanTeasers);
const AreaCheck = latePart(async () => (await import("./area-check.tsx")).AreaCheck);
const ClosingCall = latePart(async () => (await import("./closing-call.tsx")).ClosingCall);

/** The pitch, this week's menu, and the links into the app. */
export function HomePage() {
  const withClosingCall = useFlag("brand_refresh");
  return (
    <>
      <Hero />
      <HowItWorks />
      <ThisWeek />
      <WhenNear part={PlanTeasers} room="h-[46rem]" />
      <WhenNear part={AreaCheck} room="h-[28rem]" />
      {withClosingCall && <WhenNear part={ClosingCall} room="h-72" />}
    </>
  );
}

/** Renders a part once it comes near the viewport, so that its code is only fetched then. Reserves the space until it does. */
function WhenNear({ part: Part, room }: { part: ComponentType<{ fallback: ReactNode }>; room: string }) {
  const [place, near] = useNear<HTMLDivElement>();
  const empty = <div className={room} />;
  return <div ref={place}>{near ? <Part fallback={empty} /> : empty}</div>;
}
