import { latePart } from "@tablee/ui/components/late-part";
import { useNear } from "@tablee/ui/lib/use-near";
import type { ComponentType, ReactNode } from "react";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { ThisWeek } from "./this-week.tsx";

const PlanTeasers = latePart(async () => (await import("./plan-teasers.tsx")).PlanTeasers);
const AreaCheck = latePart(async () => (await import("./area-check.tsx")).AreaCheck);

/** The pitch, this week's menu, and the links into the app. */
export function HomePage() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <ThisWeek />
      <WhenNear part={PlanTeasers} room="h-[46rem]" />
      <WhenNear part={AreaCheck} room="h-[28rem]" />
    </>
  );
}

/** Renders a part once it comes near the viewport, so that its code is only fetched then. Reserves the space until it does. */
function WhenNear({ part: Part, room }: { part: ComponentType<{ fallback: ReactNode }>; room: string }) {
  const [place, near] = useNear<HTMLDivElement>();
  const empty = <div className={room} />;
  return <div ref={place}>{near ? <Part fallback={empty} /> : empty}</div>;
}
